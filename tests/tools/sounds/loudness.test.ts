import { describe, expect, test } from 'vitest';
import { shellCues } from '../../../src/audio/shell-cues.ts';
import type { CueSound } from '../../../src/audio/soundscape.ts';
import { loadSettings } from '../../../src/session/settings.ts';
import { peakOf } from '../../../tools/sounds/wave/signal.ts';
import { games } from '../../shelf.ts';
import { soundOf } from './committed.ts';
import { decibels, loudestMoment } from './loudness.ts';

/** As they are until a player moves the sliders. */
const volumes = loadSettings({ getItem: () => null, setItem() {} }, []);

const soundscapes = Object.values(games).map(({ soundscape }) => soundscape);
const cues: readonly (readonly [string, CueSound])[] = [
  ...Object.entries(shellCues),
  ...soundscapes.flatMap((soundscape) => Object.entries(soundscape.cues)),
];

function heard(file: string, volume: number): number {
  const { samples, rate } = soundOf(file);
  return loudestMoment(samples, rate) + decibels(volume);
}

const sine = (rate: number, frequency: number) =>
  Float64Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * frequency * i) / rate));

test('the meter reads what the standard asks of it', () => {
  for (const rate of [48_000, 22_050]) expect(loudestMoment(sine(rate, 997), rate)).toBeCloseTo(-3.01, 1);
  expect(loudestMoment(sine(48_000, 40), 48_000)).toBeLessThan(-8);
});

describe('with the sliders untouched', () => {
  test.each(cues)('%s is heard, and startles nobody', (_, { files, volume }) => {
    for (const file of files) {
      const loudness = heard(file, volume * volumes.effects);
      expect(loudness, file).toBeGreaterThan(-38);
      expect(loudness, file).toBeLessThan(-16.5);
    }
  });

  test.each(cues)('the variants of %s are about as loud as each other', (_, { files }) => {
    const all = files.map((file) => heard(file, 1));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(3.5);
  });

  test('the end of a game is among the loudest, a click the softest', () => {
    const loudest = (cue: CueSound) => Math.max(...cue.files.map((file) => heard(file, cue.volume)));
    const all = cues.map(([, cue]) => loudest(cue)).sort((a, b) => b - a);
    expect(all.indexOf(loudest(shellCues.victory))).toBeLessThan(5);
    expect(all.at(-1)).toBe(loudest(shellCues.click));
  });

  test.each(soundscapes)('music lies under what is done, the night under the music, and calls in it', (soundscape) => {
    const { ambience, calls, music } = soundscape;
    for (const { file, volume } of music) {
      expect(heard(file, volume * volumes.music), file).toBeGreaterThan(-28);
      expect(heard(file, volume * volumes.music), file).toBeLessThan(-22);
    }
    for (const { file, volume } of [...ambience, ...calls]) {
      expect(heard(file, volume * volumes.ambience), file).toBeGreaterThan(-42);
      expect(heard(file, volume * volumes.ambience), file).toBeLessThan(-29);
    }
  });

  test.each(soundscapes)('the highest peak of a cue over the night does not clip', ({ ambience, calls }) => {
    const peak = (file: string, volume: number) => peakOf(soundOf(file).samples) * volume;
    const cue = Math.max(...cues.flatMap(([, { files, volume }]) => files.map((file) => peak(file, volume))));
    const call = Math.max(...calls.map(({ file, volume }) => peak(file, volume)));
    const night = call + ambience.reduce((sum, { file, volume }) => sum + peak(file, volume), 0);
    expect(cue * volumes.effects + night * volumes.ambience).toBeLessThan(1);
  });
});
