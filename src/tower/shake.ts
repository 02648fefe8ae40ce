import { G2 } from './geometry.ts';
import { sin } from './trig.ts';

/** How far the tree is rocked to the right (as sideways gravity) at this time of a drop; the drawn tree rocks by the same. */
export function shakeAt(seconds: number): number {
  const { amplitude, hz, seconds: end } = G2.shake;
  return seconds < end ? amplitude * sin(2 * Math.PI * hz * seconds) : 0;
}
