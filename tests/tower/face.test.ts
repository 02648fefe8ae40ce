import { expect, test } from 'vitest';
import { diceTree } from '../../src/tower/dice-tree.ts';
import { faceUp, slantOf, standing } from '../../src/tower/face.ts';

const turn = 2 * Math.PI;

test.each([4, 6] as const)(
  'each part of a turn to the right brings up the next of %i faces, however often it turned',
  (sides) => {
    for (const rounds of [-3, -1, 0, 1, 7]) {
      for (let face = 0; face < sides; face++) {
        const angle = rounds * turn + (face * turn) / sides;
        for (const off of [-0.02, 0, 0.02]) expect(Object.is(faceUp(angle + off, sides), face)).toBe(true);
        expect(slantOf(angle, sides)).toBeCloseTo(0, 12);
        expect(slantOf(angle - 0.2, sides)).toBeCloseTo(0.2, 12);
      }
    }
  },
);

test('a die on its corner is as slanted as can be', () => {
  expect(slantOf(turn / 8, 4)).toBeCloseTo(turn / 8, 12);
  expect(slantOf(turn / 12, 6)).toBeCloseTo(turn / 12, 12);
});

test('a die counts only where it lies flat on the board', () => {
  const at = (x: number, y: number, a: number) => standing(diceTree, 6, { look: 'mana', x, y, a });
  expect(at(180, 620, turn / 6)).toBe('flat');
  expect(at(180, 620, turn / 4)).toBe('cocked');
  expect(at(180, 620, 0.1)).toBe('cocked');
  expect(at(180, 300, 0)).toBe('off');
  expect(at(700, 620, 0)).toBe('off');
  expect(at(180, 900, 0)).toBe('off');
});
