import type { Frame } from '../../flow.ts';
import type { HarrowState } from '../../state.ts';
import { arrowsLeft } from './arrows.ts';
import { requireFair } from './fair.ts';

/** HC-FAIR-43: after an arrow a guess is free; HC-FAIR-28: nobody must take an arrow back to place another. */
export function mayLeaveFair(s: HarrowState, frame: Frame): boolean {
  if (frame.kind === 'guess') return frame.may === true;
  return frame.kind === 'arrow' && arrowsLeft(requireFair(s)) === 0;
}
