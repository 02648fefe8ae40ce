import { expect, test } from 'vitest';
import { attackVerdict } from '../../../../src/engine/games/harrow/rules/verdict.ts';

test.each([
  [3, 2, 2, 'success'],
  [2, 2, 2, 'success'],
  [1, 1, 2, 'tooFew'],
  [0, 0, 1, 'tooFew'],
  [1, 1, 1, 'success'],
  [1, 2, 1, 'outnumbered'],
  [0, 3, 2, 'outnumbered'],
] as const)('HC-ATK-12 %i own cubes against %i, with a kill that costs %i: %s', (own, against, cost, verdict) => {
  expect(attackVerdict(own, against, cost)).toBe(verdict);
});
