import { expect, test } from 'vitest';
import { shellCues as cues } from '../../../src/audio/shell-cues.ts';
import { peakOf } from '../../../tools/sounds/wave/signal.ts';
import { each, soundOf } from './committed.ts';
import { centroid, energyBetween, fallTime } from './spectrum.ts';

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

test('the victory turns from minor to major', () => {
  const { samples, rate } = soundOf(cues.victory.files[0]);
  const [minorThird, majorThird] = [698.46, 739.99];
  const near = (part: Float64Array, pitch: number): number => energyBetween(part, rate, pitch * 0.985, pitch * 1.015);
  const opening = samples.slice(0, Math.round(0.75 * rate));
  const ending = samples.slice(Math.round(2.5 * rate));
  expect(near(opening, minorThird)).toBeGreaterThan(near(opening, majorThird) * 3);
  expect(near(ending, majorThird)).toBeGreaterThan(near(ending, minorThird) * 3);
});
