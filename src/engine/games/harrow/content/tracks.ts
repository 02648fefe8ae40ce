import type { Ability, PerAbility } from '../state.ts';
import { abilities } from '../state.ts';

/** HC-TRK-4: values of the Protectors' rows, basic side, by number of tokens in the row (the printed one is the first). */
export const protectorsRows: Readonly<Record<Ability, readonly number[]>> = {
  move: [3, 4, 5, 6, 6],
  spawn: [3, 4, 5, 6, 6],
  strengthen: [2, 3, 4, 5, 6],
};

/** HC-TRK-1: the value above the rightmost token of the row. */
export function rowValue(rows: PerAbility, ability: Ability): number {
  return protectorsRows[ability][rows[abilities.indexOf(ability)]];
}

/** HC-TRK-10: the Family's track, basic side: tokens to draw once the space (counted from 1) is covered. */
export const familyDraw: readonly (number | undefined)[] = [
  3,
  undefined,
  4,
  undefined,
  undefined,
  undefined,
  5,
  undefined,
  undefined,
  undefined,
  6,
  undefined,
];

export const familySpaces = familyDraw.length;

/** The highest number with a token below it, `fixed` tokens lying beside the printed one. */
export function drawValue(fixed: number): number {
  let value = 0;
  for (let space = 0; space <= fixed; space++) value = Math.max(value, familyDraw[space] ?? 0);
  return value;
}

/** HC-TRK-29: spaces of a legend ability track for collected scrolls. */
export const scrollSpaces = 3;

/** HC-STR-3 */
export const cubeLimit = 6;
