import { expect, test } from 'vitest';
import { measureThrows } from '../../src/tower/measure-throws.ts';

/** What chi-squared exceeds in one of a thousand fair runs, by degrees of freedom. */
const limit = { 3: 16.27, 5: 20.52, 15: 37.7, 35: 66.62 } as const;

test('two dice of four faces, 4,000 throws: no face and no pair is favoured, no die is lost or counts where it leans', () => {
  const { chi2, pairChi2, faces, cocked, lost } = measureThrows({ throws: 4000, seed: 1, count: 2, sides: 4 });
  expect(faces.reduce((sum, times) => sum + times)).toBe(8000);
  expect(chi2).toBeLessThan(limit[3]);
  expect(pairChi2).toBeLessThan(limit[15]);
  expect({ cocked, lost }).toEqual({ cocked: 0, lost: 0 });
});

test('two dice of six faces, 4,000 throws: the same', () => {
  const { chi2, pairChi2, faces, cocked, lost } = measureThrows({ throws: 4000, seed: 1, count: 2, sides: 6 });
  expect(faces.reduce((sum, times) => sum + times)).toBe(8000);
  expect(chi2).toBeLessThan(limit[5]);
  expect(pairChi2).toBeLessThan(limit[35]);
  expect({ cocked, lost }).toEqual({ cocked: 0, lost: 0 });
});

test('seven dice of six faces, 300 throws: the faces are fair, and each throw comes to its end', () => {
  const { chi2, cocked, lost, stepsMax } = measureThrows({ throws: 300, seed: 1, count: 7, sides: 6 });
  expect(chi2).toBeLessThan(limit[5]);
  expect({ cocked, lost }).toEqual({ cocked: 0, lost: 0 });
  expect(stepsMax).toBeLessThan(30 * 120);
});
