import { expect, test } from 'vitest';
import { createThrowsTally, throwSequence } from '../../src/tower/measure-throws.ts';
import type { Resting } from '../../src/tower/pose.ts';
import { measureThrows } from './measured.ts';

/** What chi-squared exceeds in one of a thousand fair runs, by degrees of freedom. */
const limit = { 3: 16.27, 5: 20.52, 15: 37.7, 35: 66.62 } as const;

test('two dice of four faces, 4,000 throws: no face and no pair is favoured, no die is lost or counts where it leans', () => {
  const { chi2, pairChi2, faces, cocked, lost } = measureThrows({ throws: 4000, seed: 1, count: 2, sides: 4 });
  expect(faces.reduce((sum, times) => sum + times)).toBe(8000);
  expect(chi2).toBeLessThan(limit[3]);
  expect(pairChi2).toBeLessThan(limit[15]);
  expect({ cocked, lost }).toEqual({ cocked: 0, lost: 0 });
});

test('two dice of six faces, 1,500 throws: the same', () => {
  const { chi2, pairChi2, faces, cocked, lost } = measureThrows({ throws: 1500, seed: 1, count: 2, sides: 6 });
  expect(faces.reduce((sum, times) => sum + times)).toBe(3000);
  expect(chi2).toBeLessThan(limit[5]);
  expect(pairChi2).toBeLessThan(limit[35]);
  expect({ cocked, lost }).toEqual({ cocked: 0, lost: 0 });
});

test('seven dice of six faces, 200 throws: the faces are fair, and each throw comes to its end', () => {
  const { chi2, cocked, lost, stepsMax } = measureThrows({ throws: 200, seed: 1, count: 7, sides: 6 });
  expect(chi2).toBeLessThan(limit[5]);
  expect({ cocked, lost }).toEqual({ cocked: 0, lost: 0 });
  expect(stepsMax).toBeLessThan(30 * 120);
});

test('the measure itself notices a favoured face, a favoured pair, a die that leans and one that is lost', () => {
  const [{ dice, result }] = throwSequence({ throws: 1, seed: 1, count: 2, sides: 4 });
  const [first, second] = result.resting;
  const reportOf = (throws: readonly (readonly number[])[], resting: readonly Resting[] = result.resting) => {
    const tally = createThrowsTally({ count: 2, sides: 4 });
    for (const faces of throws) tally.add({ dice, result: { ...result, faces, resting } });
    return tally.report();
  };
  const all = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => [a, b]));
  expect(reportOf(all)).toMatchObject({ faces: [8, 8, 8, 8], chi2: 0, pairChi2: 0, cocked: 0, lost: 0 });
  // Four times two: 8 faces where 2 are expected of each, 4 pairs where a quarter is.
  expect(reportOf([0, 0, 0, 0].map(() => [2, 2]))).toMatchObject({ faces: [0, 0, 8, 0], chi2: 24, pairChi2: 60 });
  // Always doubles: each face as often as the others, but not each pair.
  expect(reportOf([0, 1, 2, 3].map((face) => [face, face]))).toMatchObject({ chi2: 0, pairChi2: 12 });
  expect(reportOf([[0, 1]], [{ ...first, a: 0.3 }, second])).toMatchObject({ cocked: 1, lost: 0 });
  expect(reportOf([[0, 1]], [first, { ...second, y: 300 }])).toMatchObject({ cocked: 0, lost: 1 });
});
