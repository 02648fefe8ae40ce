import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSequences } from './count-sequences.ts';
import { stateOf } from './scene.ts';

/** A position, and how many sequences of one, two and three actions there are from it. */
interface Counted {
  readonly name: string;
  readonly counts: readonly number[];
  readonly position: object;
}

const table: readonly Counted[] = JSON.parse(readFileSync(join(import.meta.dirname, 'perft.json'), 'utf8'));

test.each(table)('$name: as many ways to go on as were counted', ({ counts, position }) => {
  const s = stateOf(position);
  expect(counts.map((_, i) => countSequences(s, i + 1))).toEqual(counts);
});

test('positions of every faction and of a battle are counted, three actions deep', () => {
  expect(table.length).toBeGreaterThanOrEqual(9);
  for (const { counts } of table) expect(counts).toHaveLength(3);
});
