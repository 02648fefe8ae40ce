import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import type { SeenSoloCard, SoloCardId } from './cards.ts';

/** HC-SOLO-3: red, blue and purple. */
export const pileIds = ['tactics', 'upgrades', 'goblins'] as const;
export type PileId = (typeof pileIds)[number];

/** HC-SOLO-28: the fields of the solo board, clockwise. */
export const soloFields = ['cube', 'spawn', 'move'] as const;
export type SoloField = (typeof soloFields)[number];

export interface SoloState {
  /** Face-down cards, the top last, in the order of `pileIds`. */
  piles: SeenSoloCard[][];
  discard: SoloCardId[];
  /** The card of this turn, and whose side it lies on (HC-SOLO-26). */
  card?: SoloCardId;
  active?: Seat;
  /** HC-SOLO-37: where the active faction goes in this turn, also when its objective has been reached. */
  goal?: Hex;
  /** HC-SOLO-25: has this turn's card been exchanged? */
  exchanged: boolean;
  /** HC-SOLO-28: action tokens on the fields, in the order of `soloFields`. */
  tokens: number[];
}
