import type { Emit } from '../action.ts';
import type { Hex } from '../county.ts';
import { effectFrame } from '../flow.ts';
import { type HarrowState, seatOf } from '../state.ts';
import { spawnHaint } from './movement.ts';
import { canEnter } from './occupancy.ts';

/** Step of Priscilla's effect in which the round ends. */
export const goadsRise = 2;

/** HC-LGD-PRI-5, HC-SPWN-4: hexes with a goad token on which a haint may appear. */
export function goadedHexes(s: HarrowState): Hex[] {
  const seat = seatOf(s, 'protectors');
  return s.goads.filter((hex) => canEnter(s, seat, hex));
}

/** HC-LGD-PRI-5, HC-SPWN-5: with fewer haints in possessions than goaded hexes the Protectors say where: true if they must. */
export function askForGoads(s: HarrowState): boolean {
  if (s.goads.length === 0) return false;
  const seat = seatOf(s, 'protectors');
  const { haintsLeft } = s.seats[seat];
  if (haintsLeft === 0 || haintsLeft >= goadedHexes(s).length) return false;
  s.flow.push(effectFrame(seat, 'priscilla', haintsLeft, goadsRise));
  return true;
}

/** The goad token returns, and in its place a haint appears. */
export function spawnOnGoad(s: HarrowState, hex: Hex, emit: Emit): void {
  s.goads = s.goads.filter((goad) => goad !== hex);
  spawnHaint(s, seatOf(s, 'protectors'), hex, emit);
}

/** HC-LGD-PRI-5: a haint appears on every hex with a goad token, as far as there are haints. */
export function spawnGoaded(s: HarrowState, emit: Emit): void {
  const own = s.seats[seatOf(s, 'protectors')];
  for (const hex of goadedHexes(s)) if (own.haintsLeft > 0) spawnOnGoad(s, hex, emit);
}
