import type { Rocking } from './geometry.ts';
import { sin } from './trig.ts';

/** A time at which the tree is rocked; a negative amplitude rocks it to the left first. */
export interface Shake extends Rocking {
  /** Seconds from the beginning of the fall. */
  readonly from: number;
}

/** How far a shake rocks the tree to the right, as sideways gravity. */
export function shakeAt({ from, amplitude, hz, seconds: length }: Shake, seconds: number): number {
  const into = seconds - from;
  return into >= 0 && into < length ? amplitude * sin(2 * Math.PI * hz * into) : 0;
}

/** How far the drawn tree is rocked, from -1 to 1: by the same shakes that the things inside feel. */
export function rockingAt(shakes: readonly Shake[], seconds: number): number {
  let rocking = 0;
  for (const shake of shakes) rocking += shakeAt(shake, seconds) / Math.abs(shake.amplitude);
  return rocking;
}
