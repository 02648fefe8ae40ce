import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import type { HarrowState } from '../state.ts';

/** HC-BASE-3 */
export const unitLimit = 4;

export function unitsAt(s: HarrowState, seat: Seat, hex: Hex): number {
  const own = s.seats[seat];
  return own.haints[hex] + (own.legendHex === hex ? 1 : 0);
}

export function hasUnits(s: HarrowState, seat: Seat, hex: Hex): boolean {
  const own = s.seats[seat];
  return own.haints[hex] > 0 || own.legendHex === hex;
}

export function hasEnemyUnits(s: HarrowState, seat: Seat, hex: Hex): boolean {
  for (let other = 0; other < s.seats.length; other++) if (other !== seat && hasUnits(s, other, hex)) return true;
  return false;
}

/** HC-BASE-1, HC-BASE-2: no unit on a hex with an enemy unit or with the objective of the enemy. */
export function isBarred(s: HarrowState, seat: Seat, hex: Hex): boolean {
  const objectives = s.seats[seat].faction === 'protectors' ? s.buildings : s.townsfolk;
  return objectives[hex] > 0 || hasEnemyUnits(s, seat, hex);
}

/** HC-BASE-10: may this many more units of the seat be on the hex? */
export function canEnter(s: HarrowState, seat: Seat, hex: Hex, units = 1): boolean {
  return !isBarred(s, seat, hex) && unitsAt(s, seat, hex) + units <= unitLimit;
}
