import type { HarrowState } from '../../state.ts';
import { close, type EffectFrame } from '../effect.ts';

/** The next scroll, if it is collected (HC-LEG-2); with `left` 1 only the first one counts (HC-TRK-37). */
export function nextScroll(s: HarrowState, frame: EffectFrame): void {
  frame.step++;
  if (frame.left === 1 || frame.step > s.seats[frame.seat].scrolls + 1) close(s);
}

/** HC-TRK-36: the first scroll left out ends it all; any other can be skipped by itself. */
export function skipScroll(s: HarrowState, frame: EffectFrame): void {
  if (frame.step === 1) close(s);
  else nextScroll(s, frame);
}
