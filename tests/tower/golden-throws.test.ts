import { expect, test } from 'vitest';
import committed from './golden-throws.json' with { type: 'json' };
import { goldenThrow, goldenThrowSeeds } from './golden-throws.ts';

test('the dice of each seed fall bit by bit as they fell in the first version', () => {
  expect(goldenThrowSeeds.map(goldenThrow)).toEqual(committed);
});
