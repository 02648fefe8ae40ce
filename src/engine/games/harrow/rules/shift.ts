import type { Seat } from '../../../kernel/game.ts';
import type { Emit, HarrowAction, Shiftable } from '../action.ts';
import { distance, type Hex, hexCount, neighbours } from '../county.ts';
import type { UnitKind } from '../events/county.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { single, transferUnits } from './movement.ts';
import { areBothLoose, isInfectedMeant, isLegendLooseAt, looseHaints } from './nails.ts';
import { canEnter } from './occupancy.ts';
import { tokenCount } from './tokens.ts';

/** Which way from a hex to its neighbour counts. */
export type Way = (from: Hex, to: Hex) => boolean;

export const closerTo =
  (goal: Hex): Way =>
  (from, to) =>
    distance(to, goal) < distance(from, goal);

export const fartherFrom =
  (goal: Hex): Way =>
  (from, to) =>
    distance(to, goal) > distance(from, goal);

/** A loose haint of the owner; with both kinds on the hex, the infected one by its own name. */
export function haintShifts(s: HarrowState, owner: Seat, from: Hex, to: Hex, out: HarrowAction[]): void {
  out.push({ type: 'shift', what: 'haint', from, to });
  if (areBothLoose(s, owner, from)) out.push({ type: 'shift', what: 'infected', from, to });
}

/** Steps of one unit of the owner to a legal neighbour (HC-MOVE-10), nailed ones excepted. */
export function unitShifts(s: HarrowState, owner: Seat, from: Hex, way: Way, out: HarrowAction[]): void {
  const haints = looseHaints(s, owner, from);
  const legend = isLegendLooseAt(s, owner, from);
  const second = isLegendLooseAt(s, owner, from, 'second');
  if (haints === 0 && !legend && !second) return;
  for (const to of neighbours[from]) {
    if (!way(from, to) || !canEnter(s, owner, to)) continue;
    if (haints > 0) haintShifts(s, owner, from, to, out);
    if (legend) out.push({ type: 'shift', what: 'legend', from, to });
    if (second) out.push({ type: 'shift', what: 'second', from, to });
  }
}

/** A haint that may be taken off the map; where `both` kinds may be, the infected one by its own name. */
export function haintTakes(hex: Hex, both: boolean, out: HarrowAction[]): void {
  out.push({ type: 'take', what: 'haint', hex });
  if (both) out.push({ type: 'take', what: 'infected', hex });
}

/** Steps of any one ability token on the map. */
export function tokenShifts(s: HarrowState, way: Way, out: HarrowAction[]): void {
  for (let from = 0; from < hexCount; from++) {
    for (const what of tokenKinds) {
      if (tokenCount(s, from, what) === 0) continue;
      for (const to of neighbours[from]) if (way(from, to)) out.push({ type: 'shift', what, from, to });
    }
  }
}

/** Whose unit of this kind is on the hex? Units of two seats never share one (HC-BASE-1, HC-BASE-2). */
export function ownerAt(s: HarrowState, unit: UnitKind, hex: Hex): Seat {
  return s.seats.findIndex((seat) => {
    if (unit === 'haint') return seat.haints[hex] > 0;
    return (unit === 'legend' ? seat.legendHex : seat.secondHex) === hex;
  });
}

/** What of a `shift` is a unit. */
type ShiftedUnit = UnitKind | 'infected';

export function isUnit(what: Shiftable): what is ShiftedUnit {
  return what === 'haint' || what === 'infected' || what === 'legend' || what === 'second';
}

/** An effect of `seat` moves one unit. */
export function shiftUnit(s: HarrowState, seat: Seat, what: ShiftedUnit, from: Hex, to: Hex, emit: Emit): void {
  const unit = what === 'infected' ? 'haint' : what;
  const owner = ownerAt(s, unit, from);
  const hasSnake = unit === 'haint' && isInfectedMeant(s, owner, from, what === 'infected');
  const event = { type: 'unitShifted', seat, owner, unit, from, to, ...(hasSnake && { infected: true }) } as const;
  transferUnits(s, single(owner, unit, hasSnake, from, to), event, emit);
}
