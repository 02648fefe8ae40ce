import type { Hex } from '../county.ts';

/**
 * What a click on a hex means now. Wild points and paths allow several things; the player switches between them. `free` pulls a
 * nail out, `nailed` means the haint with the nail.
 */
export type Mode = 'move' | 'spawn' | 'lay' | 'take' | 'free' | 'nailed';

/** A click on a hex: with something picked up on `from` it is where that should go, else what is to be picked up or done there. */
export interface Target {
  readonly kind: 'target';
  readonly mode: Mode;
  readonly from?: Hex;
  readonly to: Hex;
  /** How many units are held for a MOVE. */
  readonly units?: number;
}
