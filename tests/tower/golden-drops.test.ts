import { expect, test } from 'vitest';
import committed from './golden-drops.json' with { type: 'json' };
import { goldenDrops, goldenSeeds } from './golden-drops.ts';

test('HC-TREE-9: fifty seeds fall bit by bit as they fell in the first version', () => {
  expect(goldenSeeds.map(goldenDrops)).toEqual(committed);
});
