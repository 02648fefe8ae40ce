import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPosition } from '../../../src/engine/games/harrow/notation/position.ts';
import { modeIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import { countSequences } from './count-sequences.ts';

/** A position, and how many sequences of one, two and three actions there are from it. */
interface Counted {
  readonly mode: string;
  readonly name: string;
  readonly counts: readonly number[];
  readonly position: { readonly mode: string };
}

const table: readonly Counted[] = JSON.parse(readFileSync(join(import.meta.dirname, 'perft.json'), 'utf8'));

test.each(table)('$mode, $name: as many ways to go on as were counted', ({ mode, counts, position }) => {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.error);
  expect(read.state.config.mode).toBe(mode);
  expect(counts.map((_, i) => countSequences(read.state, i + 1))).toEqual(counts);
});

test('five positions of every mode are counted, three actions deep', () => {
  for (const mode of modeIds) expect(table.filter((each) => each.mode === mode)).toHaveLength(5);
  for (const { counts } of table) expect(counts).toHaveLength(3);
});
