import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cueNames, cues } from '../../src/audio/cues.ts';
import { nightCalls, nightLoops, titleLoops } from '../../src/audio/loops.ts';
import { catalogue, soundBytes } from '../../tools/sounds/catalogue.ts';
import { peakOf } from '../../tools/sounds/signal.ts';
import { decodeWav } from '../../tools/sounds/wav.ts';
import { centroid, energyBetween, envelope, fallTime } from './spectrum.ts';

const folder = new URL('../../assets/sound/', import.meta.url);
const bytesOf = (file: string): Uint8Array => readFileSync(new URL(file, folder));
const soundOf = (file: string) => decodeWav(bytesOf(file));
const committed = readdirSync(folder).filter((file) => file.endsWith('.wav'));
const effects = cueNames.flatMap((cue) => cues[cue].files);
const others = [...nightLoops, ...nightCalls, ...titleLoops].map(({ file }) => file);

describe('the script', () => {
  const made = new Map(catalogue.map((sound) => [sound, soundBytes(sound)]));

  test('makes the same bytes every time', () => {
    for (const [sound, bytes] of made) {
      expect(Buffer.from(bytes).equals(soundBytes(sound)), sound.name).toBe(true);
    }
  });

  test('makes what is committed', () => {
    for (const [sound, now] of made) {
      const then = bytesOf(`${sound.name}.wav`);
      expect(now.subarray(0, 44), sound.name).toEqual(new Uint8Array(then.subarray(0, 44)));
      const fresh = decodeWav(now).samples;
      const kept = decodeWav(then).samples;
      // Another version of Node may round a sine differently in its last bit.
      const furthest = fresh.reduce((most, value, i) => Math.max(most, Math.abs(value - kept[i])), 0);
      expect(furthest, sound.name).toBeLessThan(2 / 32767);
    }
  });
});

describe('the files', () => {
  test('are exactly those the game plays', () => {
    expect([...effects, ...others].sort()).toEqual(committed.sort());
    expect(new Set([...effects, ...others]).size).toBe(committed.length);
  });

  test('are small', () => {
    const sizes = new Map(committed.map((file) => [file, bytesOf(file).length]));
    const long = new Set([...others, ...cues.victory.files]);
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

  test.each([...nightLoops, ...titleLoops])('$file goes round without a click', ({ file }) => {
    const { samples, rate } = soundOf(file);
    const step = Math.abs(samples[0] - samples[samples.length - 1]);
    const steps = samples.map((value, i) => Math.abs(value - samples[(i + 1) % samples.length]));
    const usual = steps.reduce((sum, value) => sum + value, 0) / steps.length;
    expect(step).toBeLessThan(0.005);
    expect(step).toBeLessThanOrEqual(usual);
    expect(samples.length / rate).toBeGreaterThan(10);
  });

  test('the loops of the night do not fall into step', () => {
    const [wind, crickets] = nightLoops
      .map(({ file }) => soundOf(file))
      .map(({ samples, rate }) => samples.length / rate);
    const together = Array.from({ length: 10 }, (_, i) => ((i + 1) * wind) % crickets);
    for (const offset of together) expect(Math.min(offset, crickets - offset)).toBeGreaterThan(0.5);
  });
});

describe('what they sound like', () => {
  const each = (files: readonly string[], check: (samples: Float64Array, rate: number, file: string) => void): void => {
    for (const file of files) {
      const { samples, rate } = soundOf(file);
      check(samples, rate, file);
    }
  };

  test('a clack is dry: it peaks at once and is gone within 50 ms', () => {
    each([...cues.cubeOnWood.files, ...cues.cubeOnCube.files], (samples, rate, file) => {
      const peakAt = samples.findIndex((value) => Math.abs(value) === peakOf(samples));
      expect(peakAt / rate, file).toBeLessThan(0.006);
      expect(fallTime(samples, rate), file).toBeLessThan(0.05);
    });
  });

  test('tray, tree and cube on cube lie apart in pitch', () => {
    const highest = (files: readonly string[]) =>
      Math.max(...files.map((f) => centroid(soundOf(f).samples, soundOf(f).rate)));
    const lowest = (files: readonly string[]) =>
      Math.min(...files.map((f) => centroid(soundOf(f).samples, soundOf(f).rate)));
    expect(highest(cues.cubeOnTray.files)).toBeLessThan(lowest(cues.cubeOnWood.files));
    expect(highest(cues.cubeOnWood.files)).toBeLessThan(lowest(cues.cubeOnCube.files));
  });

  test('the variants of a clack differ', () => {
    const centres = cues.cubeOnWood.files.map((file) => centroid(soundOf(file).samples, soundOf(file).rate));
    expect(new Set(centres.map((centre) => Math.round(centre))).size).toBe(centres.length);
  });

  test('glass is bright and falls on after the crack', () => {
    each(cues.jarBreak.files, (samples, rate, file) => {
      expect(energyBetween(samples, rate, 2500, rate / 2), file).toBeGreaterThan(0.75);
      expect(fallTime(samples, rate), file).toBeGreaterThan(0.3);
    });
  });

  test('steps are low but not below small speakers, a legend lower than a haint', () => {
    const centre = (file: string): number => centroid(soundOf(file).samples, soundOf(file).rate);
    each([...cues.haintStep.files, ...cues.legendStep.files], (samples, rate, file) => {
      expect(energyBetween(samples, rate, 0, 1000), file).toBeGreaterThan(0.9);
      expect(energyBetween(samples, rate, 150, 1000), file).toBeGreaterThan(0.25);
    });
    expect(Math.max(...cues.legendStep.files.map(centre))).toBeLessThan(Math.min(...cues.haintStep.files.map(centre)));
  });

  test('a spawned breath rises and a killed one falls', () => {
    const centreBetween = (file: string, from: number, to: number): number => {
      const { samples, rate } = soundOf(file);
      return centroid(samples.slice(Math.round(from * rate), Math.round(to * rate)), rate);
    };
    for (const file of cues.spawn.files) {
      expect(centreBetween(file, 0.6, 0.9), file).toBeGreaterThan(centreBetween(file, 0.2, 0.5) * 1.1);
    }
    for (const file of cues.kill.files) {
      expect(centreBetween(file, 0.6, 0.9), file).toBeLessThan(centreBetween(file, 0.25, 0.5) * 0.9);
    }
  });

  test('paper hisses and has no body, a nail rings over the wood it goes into', () => {
    each(cues.cardDrawn.files, (samples, rate, file) => {
      expect(energyBetween(samples, rate, 1500, rate / 2), file).toBeGreaterThan(0.85);
      expect(fallTime(samples, rate), file).toBeLessThan(0.2);
    });
    each(cues.nail.files, (samples, rate, file) => {
      expect(energyBetween(samples, rate, 1800, rate / 2), file).toBeGreaterThan(0.3);
      expect(energyBetween(samples, rate, 150, 1000), file).toBeGreaterThan(0.1);
    });
  });

  test('the plate rings on, a tile does not', () => {
    const [ring] = cues.plate.files.map((file) => fallTime(soundOf(file).samples, soundOf(file).rate));
    for (const file of cues.tileFlip.files) {
      expect(fallTime(soundOf(file).samples, soundOf(file).rate), file).toBeLessThan(ring);
    }
    expect(ring).toBeGreaterThan(0.15);
  });

  test('rage is low, and small speakers still give it', () => {
    each(cues.rage.files, (samples, rate, file) => {
      expect(energyBetween(samples, rate, 0, 1200), file).toBeGreaterThan(0.85);
      expect(energyBetween(samples, rate, 150, 1200), file).toBeGreaterThan(0.3);
    });
  });

  test('the storm swells before it passes', () => {
    each(cues.storm.files, (samples, rate) => {
      const levels = envelope(samples, rate, 0.1);
      const loudest = levels.indexOf(Math.max(...levels));
      expect(loudest).toBeGreaterThan(3);
      expect(levels[0]).toBeLessThan(levels[loudest] / 4);
      expect(levels[levels.length - 1]).toBeLessThan(levels[loudest] / 4);
    });
  });

  test('crickets sing near 4 kHz over a wind below 2.5 kHz', () => {
    const [wind, crickets] = nightLoops.map(({ file }) => soundOf(file));
    expect(energyBetween(crickets.samples, crickets.rate, 3500, 5000)).toBeGreaterThan(0.9);
    expect(energyBetween(wind.samples, wind.rate, 0, 2500)).toBeGreaterThan(0.9);
  });

  test('the victory turns from minor to major', () => {
    const { samples, rate } = soundOf(cues.victory.files[0]);
    const [minorThird, majorThird] = [698.46, 739.99];
    const near = (part: Float64Array, pitch: number): number => energyBetween(part, rate, pitch * 0.985, pitch * 1.015);
    const opening = samples.slice(0, Math.round(0.75 * rate));
    const ending = samples.slice(Math.round(2.5 * rate));
    expect(near(opening, minorThird)).toBeGreaterThan(near(opening, majorThird) * 3);
    expect(near(ending, majorThird)).toBeGreaterThan(near(ending, minorThird) * 3);
  });

  test('a snake hisses high, a root creaks low', () => {
    each(cues.hiss.files, (samples, rate, file) => {
      expect(energyBetween(samples, rate, 3000, rate / 2), file).toBeGreaterThan(0.7);
    });
    each(cues.root.files, (samples, rate, file) => {
      expect(energyBetween(samples, rate, 150, 1500), file).toBeGreaterThan(0.6);
    });
  });

  test('a bonfire burns on after it has leapt up, Hester takes longer still', () => {
    const [fire, rise] = [cues.fire.files[0], cues.hesterRise.files[0]].map((file) => {
      const { samples, rate } = soundOf(file);
      return { fall: fallTime(samples, rate), seconds: samples.length / rate };
    });
    expect(fire.fall).toBeGreaterThan(0.4);
    expect(rise.seconds).toBeGreaterThan(fire.seconds);
  });
});
