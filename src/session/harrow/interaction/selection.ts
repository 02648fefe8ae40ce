import type { Placeable, Shiftable, Takeable } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { Mode } from '../../../engine/games/harrow/refusals/target.ts';
import type { OfferId } from '../../../engine/games/harrow/state/fair.ts';
import type { BagToken } from '../../../engine/games/harrow/state/tokens.ts';

/** What an effect can put, take or shift. */
export type Thing = Placeable | Shiftable | Takeable;

/** How Hester pays where she has the choice: in the colour of the hex, or in any colours (HC-HMOV-2, HC-INF-2). */
export const prices = ['terrain', 'any'] as const;
export type Price = (typeof prices)[number];

/** What the player has picked up so far; it belongs to the screen, not to the rules. */
export interface Selection {
  readonly from?: Hex;
  /** Whoever is there has just taken a step and stayed picked up; the player has not asked for it. */
  readonly kept?: true;
  readonly mode?: Mode;
  /** Units taken along by a MOVE; all that can go, if not said. */
  readonly haints?: number;
  readonly legend?: boolean;
  /** HC-KAM-5: Kammi's second legend token. */
  readonly second?: boolean;
  /** How many of the haints that go along have a snake; as few as can be, if not said. */
  readonly infected?: number;
  readonly price?: Price;
  /** Which thing on the hex is pulled or shifted, or which one is put or taken. */
  readonly what?: Thing;
  /** Which row of Kammi's action grid is looked at. */
  readonly row?: number;
  /** Which of the ready nests is to be played (HC-FAIR-16). */
  readonly nest?: OfferId;
  /** Which token of the turn the clean-up asks about. */
  readonly token?: BagToken;
}

/** With the mode a hex click has, whether the player has chosen it or not. */
export interface Held extends Selection {
  readonly mode: Mode;
}

export const nothing: Selection = {};
