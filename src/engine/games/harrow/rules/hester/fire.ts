import type { Emit } from '../../action.ts';
import { type Hex, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { freeHaint } from '../nails.ts';
import { hasFire } from '../occupancy.ts';
import { filledSquares, requireHester, squaresToWin } from './hester.ts';
import { isAllInfected } from './infection.ts';

export function fires(s: HarrowState): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hasFire(s, hex)) hexes.push(hex);
  return hexes;
}

/**
 * HC-FIRE-1, 5: a pair of flames is left; one that came back while three fires burn makes a fourth (HC-OQ-39). HC-FVH-9:
 * once all squares are filled, nothing more comes of it in the rest of her turn.
 */
export function mayMakeFire(s: HarrowState): boolean {
  const hester = requireHester(s);
  return hester.pairs > 0 && filledSquares(hester) < squaresToWin;
}

/**
 * HC-FIRE-1: infected haints of both factions have met on the hex. They go to a square of Hester's board, whatever else is
 * there is pushed off, and she has one action more for good (HC-OQ-32: a counter, even without a token).
 */
export function makeFire(s: HarrowState, hex: Hex, emit: Emit): void {
  const hester = requireHester(s);
  s.seats.forEach((_, owner) => {
    freeHaint(s, owner, hex, false, isAllInfected(s, owner, hex), emit);
  });
  for (const own of s.seats) own.haints[hex]--;
  hester.pairs--;
  hester.flames[hex] = 2;
  hester.actions++;
  if (hester.flamesLeft > 0) hester.flamesLeft--;
  s.flow.push({ ...effectFrame(hesterSeat, 'new_fire'), marks: [hex] });
  emit({ type: 'fireMade', hex, actions: hester.actions });
}
