import type { Hex } from '../county.ts';
import type { GoblinCardId, hiddenCard } from './cards.ts';
import type { Ability } from './tokens.ts';

/** HC-KAM-5: Kammi's two legend tokens look alike: the first stands on the seat's `legendHex`, the second on its `secondHex`. */
export const legendTokens = ['first', 'second'] as const;
export type LegendToken = (typeof legendTokens)[number];

/** Where a token stands that is not on the map. */
export const nowhere: Hex = -1;

/** HC-KAM-9: what a doll is; its face down, nobody but Kammi's opponent knows. */
export const dollFaces = ['real', 'decoy'] as const;
export type DollFace = (typeof dollFaces)[number];
export type SeenFace = DollFace | typeof hiddenCard;

export interface Doll {
  hex: Hex;
  face: SeenFace;
  /** HC-DOLL-6: turned up. */
  up: boolean;
}

/** HC-DOLL-3: a unit has left a hex with a doll; whoever is asked says whether the doll comes along. */
export interface Carrying {
  readonly seat: number;
  readonly from: Hex;
  readonly to: Hex;
}

/** What Kammi has beside a seat like any other (section 9). */
export interface KammiState {
  /** Which of the tokens is Kammi herself; the other one is the goblin. */
  self: LegendToken | typeof hiddenCard;
  /** HC-KAM-30: everybody knows it. */
  revealed: boolean;
  /** HC-KAM-45: the unique-power token is still there. */
  power: boolean;
  /** HC-KAM-3: three rows of two tokens, from the left. */
  grid: [Ability, Ability][];
  /** HC-KAM-23: the token that is inserted next, and the row in whose black zone it lies (from 0); none at the start place. */
  waiting: Ability;
  waitingRow?: number;
  /** HC-TRK-35: purple cubes on each row of the grid. */
  gridCubes: number[];
  /** HC-KAM-31: goblin cards that are no longer in play (those in play are the seat's `spent`). */
  discard: GoblinCardId[];
  dolls: Doll[];
  /** HC-DOLL-7: she has the real one. */
  taken: boolean;
  /** HC-GOB-3: hexes with a cube on them, each named as often as it has one. */
  money: Hex[];
  /** Dolls to be asked about; empty whenever somebody decides. */
  carrying: Carrying[];
}
