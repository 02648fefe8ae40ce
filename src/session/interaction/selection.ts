import type { Hex } from '../../engine/games/harrow/county.ts';
import type { TokenKind } from '../../engine/games/harrow/state.ts';

/** What a hex click means now. Wild points and paths allow several things; the player switches between them. */
export const modes = ['move', 'spawn', 'lay', 'take'] as const;
export type Mode = (typeof modes)[number];

/** What the player has picked up so far; it belongs to the screen, not to the rules. */
export interface Selection {
  readonly from?: Hex;
  readonly mode?: Mode;
  /** Units taken along by a MOVE; all that can go, if not said. */
  readonly haints?: number;
  readonly legend?: boolean;
  /** Which thing on the hex is pulled. */
  readonly what?: TokenKind | 'haint' | 'legend';
}

export const nothing: Selection = {};
