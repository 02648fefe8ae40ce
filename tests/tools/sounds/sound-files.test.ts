import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shellCues } from '../../../src/audio/shell-cues.ts';
import type { CueSound, LoopSound } from '../../../src/audio/soundscape.ts';
import { catalogues } from '../../../tools/sounds/catalogues.ts';
import { soundBytes } from '../../../tools/sounds/sound-file.ts';
import { peakOf } from '../../../tools/sounds/wave/signal.ts';
import { decodeWav } from '../../../tools/sounds/wave/wav.ts';
import { games } from '../../shelf.ts';
import { bytesOf, soundFolder, soundOf } from './committed.ts';
import { envelope } from './spectrum.ts';

const filesOf = (cues: Readonly<Record<string, CueSound>>): string[] =>
  Object.values(cues).flatMap(({ files }) => files);
const soundscapes = Object.values(games).map(({ soundscape }) => soundscape);
const loops: readonly LoopSound[] = soundscapes.flatMap(({ ambience, music }) => [...ambience, ...music]);
const effects = [...filesOf(shellCues), ...soundscapes.flatMap(({ cues }) => filesOf(cues))];
const others = [...loops, ...soundscapes.flatMap(({ calls }) => calls)].map(({ file }) => file);
const committed = Object.keys(catalogues).flatMap((owner) =>
  readdirSync(new URL(`${owner}/`, soundFolder)).map((file) => `${owner}/${file}`),
);

describe('the script', () => {
  const made = Object.entries(catalogues).flatMap(([owner, sounds]) =>
    sounds.map((sound) => ({ file: `${owner}/${sound.name}.wav`, sound, bytes: soundBytes(sound) })),
  );

  test('makes the same bytes every time', () => {
    for (const { file, sound, bytes } of made) expect(Buffer.from(bytes).equals(soundBytes(sound)), file).toBe(true);
  });

  test('makes what is committed', () => {
    for (const { file, bytes: now } of made) {
      const then = bytesOf(file);
      expect(now.subarray(0, 44), file).toEqual(new Uint8Array(then.subarray(0, 44)));
      const fresh = decodeWav(now).samples;
      const kept = decodeWav(then).samples;
      // Another version of Node may round a sine differently in its last bit.
      const furthest = fresh.reduce((most, value, i) => Math.max(most, Math.abs(value - kept[i])), 0);
      expect(furthest, file).toBeLessThan(2 / 32767);
    }
  });
});

describe('the files', () => {
  test('lie in the folders of their owners', () => {
    expect(readdirSync(soundFolder).sort()).toEqual(Object.keys(catalogues).sort());
  });

  test('are exactly those the game plays', () => {
    expect([...effects, ...others].sort()).toEqual(committed.sort());
    expect(new Set([...effects, ...others]).size).toBe(committed.length);
  });

  test('are small', () => {
    const sizes = new Map(committed.map((file) => [file, bytesOf(file).length]));
    const long = new Set([...others, ...shellCues.victory.files]);
    for (const file of effects) if (!long.has(file)) expect(sizes.get(file), file).toBeLessThan(60_000);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(2_800_000);
  });

  test.each(committed)('%s neither clips nor is silent', (file) => {
    const { samples, rate } = soundOf(file);
    expect(peakOf(samples)).toBeGreaterThan(0.7);
    expect(peakOf(samples)).toBeLessThan(0.9);
    expect(Math.max(...envelope(samples, rate, 0.02))).toBeGreaterThan(0.08);
    expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.005);
  });

  test.each(effects)('%s starts at once and ends in silence', (file) => {
    const { samples, rate } = soundOf(file);
    expect(Math.abs(samples[0])).toBeLessThan(0.01);
    expect(Math.abs(samples[samples.length - 1])).toBeLessThan(0.01);
    const heard = samples.findIndex((value) => Math.abs(value) > 0.01);
    expect(heard / rate).toBeLessThan(0.08);
  });

  test.each(loops)('$file goes round without a click', ({ file }) => {
    const { samples, rate } = soundOf(file);
    const step = Math.abs(samples[0] - samples[samples.length - 1]);
    const steps = samples.map((value, i) => Math.abs(value - samples[(i + 1) % samples.length]));
    const usual = steps.reduce((sum, value) => sum + value, 0) / steps.length;
    expect(step).toBeLessThan(0.005);
    expect(step).toBeLessThanOrEqual(usual);
    expect(samples.length / rate).toBeGreaterThan(10);
  });
});
