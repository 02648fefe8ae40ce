import type { FactionId } from '../state/players.ts';
import { type Ability, abilities, type PerAbility } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { type Features, features } from './chapters/features.ts';

/** HC-TRK-2, HC-TRK-4: values of the Protectors' rows by number of tokens in the row (the printed one is the first). */
export const protectorsRows: Readonly<Record<Ability, readonly number[]>> = {
  move: [3, 4, 5, 6, 6],
  spawn: [3, 4, 5, 6, 6],
  strengthen: [2, 3, 4, 5, 6],
};

/** HC-TRK-3: spaces of the advanced side that draw a card when they are covered (the printed space is the first, 1). */
export const protectorsCardSpaces: Readonly<Record<Ability, readonly number[]>> = {
  move: [3, 5],
  spawn: [3, 5],
  strengthen: [2, 4, 5],
};

/** HC-TRK-20: values of Kammi's rows, and her card symbols. */
export const kammiRows: Readonly<Record<Ability, readonly number[]>> = {
  move: [2, 2, 3, 3, 4],
  spawn: [2, 2, 3, 3, 4],
  strengthen: [2, 2, 3, 3, 4],
};

export const kammiCardSpaces: Readonly<Record<Ability, readonly number[]>> = {
  move: [2, 4],
  spawn: [2, 4],
  strengthen: [2, 4],
};

/** Whose board has a row for each ability. */
export type RowFaction = Exclude<FactionId, 'family'>;

export const rowsOf = { protectors: protectorsRows, kammi: kammiRows } as const satisfies Readonly<
  Record<RowFaction, Readonly<Record<Ability, readonly number[]>>>
>;

/** HC-TRK-1: the value above the rightmost token of the row. */
export function rowValue(rows: PerAbility, ability: Ability, faction: RowFaction = 'protectors'): number {
  return rowsOf[faction][ability][rows[abilities.indexOf(ability)]];
}

/** HC-TOK-3: spaces of a row for collected tokens, the same on every board. */
export const rowSpaces = protectorsRows.move.length - 1;

/** A space of the Family's track: how many tokens to draw, and how many of them to return (HC-TRK-10, HC-TRK-11). */
export interface DrawSpace {
  readonly draw: number;
  readonly giveBack: number;
}

/** HC-TRK-10: the basic side prints a number only over some spaces; a number holds until the next one. */
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

/** HC-TRK-11: the advanced side prints a pair over every space. */
export const familyDrawReturn: readonly DrawSpace[] = [
  { draw: 4, giveBack: 1 },
  { draw: 5, giveBack: 2 },
  { draw: 5, giveBack: 1 },
  { draw: 6, giveBack: 2 },
  { draw: 7, giveBack: 3 },
  { draw: 8, giveBack: 4 },
  { draw: 6, giveBack: 1 },
  { draw: 7, giveBack: 2 },
  { draw: 8, giveBack: 3 },
  { draw: 9, giveBack: 4 },
  { draw: 7, giveBack: 1 },
  { draw: 8, giveBack: 2 },
];

export const familySpaces = familyDraw.length;

/** Basic side: the highest number with a token below it, `fixed` tokens lying beside the printed one. */
export function drawValue(fixed: number): number {
  let value = 0;
  for (let space = 0; space <= fixed; space++) value = Math.max(value, familyDraw[space] ?? 0);
  return value;
}

/** HC-TRK-15: spaces of the advanced side that draw a card. */
export const familyCardSpaces: readonly number[] = [4, 6, 8, 10, 12];

/** HC-C2-3: what the two sides of the faction boards print differently. */
interface BoardSide {
  /** By the number of tokens beside the printed one. */
  readonly familyDraws: readonly DrawSpace[];
  /** Spaces that draw a card when they are covered. */
  readonly protectorsCards: Readonly<Record<Ability, readonly number[]>>;
  readonly kammiCards: Readonly<Record<Ability, readonly number[]>>;
  readonly familyCards: readonly number[];
}

const boardSides: Readonly<Record<Features['board'], BoardSide>> = {
  basic: {
    familyDraws: familyDraw.map((_, fixed) => ({ draw: drawValue(fixed), giveBack: 0 })),
    protectorsCards: { move: [], spawn: [], strengthen: [] },
    kammiCards: { move: [], spawn: [], strengthen: [] },
    familyCards: [],
  },
  advanced: {
    familyDraws: familyDrawReturn,
    protectorsCards: protectorsCardSpaces,
    kammiCards: kammiCardSpaces,
    familyCards: familyCardSpaces,
  },
};

/** The side of the faction boards that lies up in this game. */
export function boardOf(s: HarrowState): BoardSide {
  return boardSides[features[s.config.mode].board];
}

/** What the track says with `fixed` tokens beside the printed one. */
export function drawSpace(board: Features['board'], fixed: number): DrawSpace {
  return boardSides[board].familyDraws[fixed];
}

/** HC-TRK-29: spaces of a legend ability track for collected scrolls. */
export const scrollSpaces = 3;

/** HC-STR-3 */
export const cubeLimit = 6;

/** HC-C2-4, HC-TRK-5 */
export const startHand = 3;
