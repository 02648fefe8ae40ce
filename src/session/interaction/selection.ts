import type { Placeable, Shiftable, Takeable } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { BagToken } from '../../engine/games/harrow/state.ts';

/**
 * What a hex click means now. Wild points and paths allow several things; the player switches between them. `free` pulls a
 * nail out, `nailed` means the haint with the nail.
 */
export const modes = ['move', 'spawn', 'lay', 'take', 'free', 'nailed'] as const;
export type Mode = (typeof modes)[number];

/** What an effect can put, take or shift. */
export type Thing = Placeable | Shiftable | Takeable;

/** How Hester pays where she has the choice: in the colour of the hex, or in any colours (HC-HMOV-2, HC-INF-2). */
export const prices = ['terrain', 'any'] as const;
export type Price = (typeof prices)[number];

/** What the player has picked up so far; it belongs to the screen, not to the rules. */
export interface Selection {
  readonly from?: Hex;
  readonly mode?: Mode;
  /** Units taken along by a MOVE; all that can go, if not said. */
  readonly haints?: number;
  readonly legend?: boolean;
  /** How many of the haints that go along have a snake; as few as can be, if not said. */
  readonly infected?: number;
  readonly price?: Price;
  /** Which thing on the hex is pulled or shifted, or which one is put or taken. */
  readonly what?: Thing;
  /** Which token of the turn the clean-up asks about. */
  readonly token?: BagToken;
}

export const nothing: Selection = {};
