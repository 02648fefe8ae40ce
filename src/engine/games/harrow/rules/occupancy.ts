import type { Seat } from '../../../kernel/game.ts';
import { hasVariant } from '../content/variants.ts';
import { type Hex, hexCount } from '../county.ts';
import { nowhere } from '../state/kammi.ts';
import type { HarrowState } from '../state.ts';

/** HC-BASE-3 */
export const unitLimit = 4;

export function unitsAt(s: HarrowState, seat: Seat, hex: Hex): number {
  return s.seats[seat].haints[hex] + legendsAt(s, seat, hex);
}

/** How many legends of the seat are there: Kammi's two may share a hex. */
export function legendsAt(s: HarrowState, seat: Seat, hex: Hex): number {
  const { legendHex, secondHex } = s.seats[seat];
  return (legendHex === hex ? 1 : 0) + (secondHex === hex ? 1 : 0);
}

/** Where the seat's legends are: one, or Kammi's two, as far as they are on the map. */
export function legendHexes(s: HarrowState, seat: Seat): Hex[] {
  const { legendHex, secondHex } = s.seats[seat];
  if (secondHex === nowhere) return legendHex === nowhere ? [] : [legendHex];
  return legendHex === nowhere || legendHex === secondHex ? [secondHex] : [legendHex, secondHex];
}

export function hasUnits(s: HarrowState, seat: Seat, hex: Hex): boolean {
  const own = s.seats[seat];
  return own.haints[hex] > 0 || own.legendHex === hex || own.secondHex === hex;
}

/** Every hex with a unit of the seat. */
export function hexesOf(s: HarrowState, seat: Seat): Hex[] {
  const { haints, legendHex, secondHex } = s.seats[seat];
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (haints[hex] > 0 || legendHex === hex || secondHex === hex) out.push(hex);
  }
  return out;
}

export function hasEnemyUnits(s: HarrowState, seat: Seat, hex: Hex): boolean {
  for (let other = 0; other < s.seats.length; other++) if (other !== seat && hasUnits(s, other, hex)) return true;
  return false;
}

/** Where Hester is, if she is in the game and on the map. */
export function hesterHex(s: HarrowState): Hex | undefined {
  return s.hester?.hex;
}

export function isHesterAt(s: HarrowState, hex: Hex): boolean {
  return s.hester?.hex === hex;
}

/** Is a unit of any side there, Hester among them? */
export function isOccupied(s: HarrowState, hex: Hex): boolean {
  for (let seat = 0; seat < s.seats.length; seat++) if (hasUnits(s, seat, hex)) return true;
  return isHesterAt(s, hex);
}

/** HC-BASE-6: a hex with a flame token. */
export function hasFire(s: HarrowState, hex: Hex): boolean {
  return s.hester !== undefined && s.hester.flames[hex] > 0;
}

/** HC-BASE-1, 2, 5: an objective of the enemy. */
export function isObjectiveBarring(s: HarrowState, seat: Seat, hex: Hex): boolean {
  const { faction } = s.seats[seat];
  return (faction !== 'protectors' && s.townsfolk[hex] > 0) || (faction !== 'family' && s.buildings[hex] > 0);
}

/** HC-BASE-1, 2, 6: no unit on a hex with an enemy unit, with the objective of the enemy, or on fire. */
export function isBarred(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return isObjectiveBarring(s, seat, hex) || hasFire(s, hex) || hasEnemyUnits(s, seat, hex);
}

/** HC-BASE-3: how many more units of the seat the hex can hold. HC-OQ-54: Hester takes no room, unless the game is played so. */
export function roomAt(s: HarrowState, seat: Seat, hex: Hex): number {
  const room = unitLimit - unitsAt(s, seat, hex);
  return isHesterAt(s, hex) && hasVariant(s, 'hester_counts') ? room - 1 : room;
}

/** HC-BASE-10: may this many more units of the seat be on the hex? */
export function canEnter(s: HarrowState, seat: Seat, hex: Hex, units = 1): boolean {
  return !isBarred(s, seat, hex) && units <= roomAt(s, seat, hex);
}
