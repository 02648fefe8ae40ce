import { cloneJson } from '../../../kernel/clone.ts';
import type { Seat } from '../../../kernel/game.ts';
import { trackOf } from '../content/legend-tracks/legend-tracks.ts';
import { legends } from '../content/legends/legends.ts';
import { type Hex, hexCount, neighbours } from '../county.ts';
import type { UnitKind } from '../events/county.ts';
import type { FrameOf } from '../flow.ts';
import type { HarrowState } from '../state.ts';
import { movementCost, placeGroup, single } from './movement.ts';
import { isLegendLooseAt, legendUnits, looseHaints, looseHealthy } from './nails.ts';
import { canEnter } from './occupancy.ts';

export function isTrackOpen(s: HarrowState, { seat, track }: FrameOf<'legend'>): boolean {
  return track && trackOf(s, seat).canUse(s, seat);
}

export function isPowerOpen(s: HarrowState, { seat, power }: FrameOf<'legend'>): boolean {
  return power && legends[s.seats[seat].legend].canUsePower(s, seat);
}

/** Hexes a unit comes to from here by steps that cost nothing. */
function freeWay(s: HarrowState, seat: Seat, from: Hex): Hex[] {
  const reached = [from];
  for (const at of reached) {
    for (const to of neighbours[at]) {
      if (s.paths[to] === 0 || reached.includes(to)) continue;
      if (movementCost(s, seat, to) === 0 && canEnter(s, seat, to)) reached.push(to);
    }
  }
  return reached.slice(1);
}

/** The position if that unit had gone there by itself. */
function after(s: HarrowState, seat: Seat, unit: UnitKind, from: Hex, to: Hex): HarrowState {
  const draft = cloneJson(s);
  const infected = unit === 'haint' && looseHealthy(s, seat, from) === 0;
  placeGroup(draft, single(seat, unit, infected, from, to));
  return draft;
}

/** HC-MOVE-11: would a free walk of one unit make a half possible that is not possible now? */
export function mayWalkToHalf(s: HarrowState, frame: FrameOf<'legend'>): boolean {
  if (!(frame.track || frame.power) || s.paths.every((n) => n === 0)) return false;
  const { seat } = frame;
  for (let from = 0; from < hexCount; from++) {
    const units: UnitKind[] = [];
    for (const unit of legendUnits) if (isLegendLooseAt(s, seat, from, unit)) units.push(unit);
    if (looseHaints(s, seat, from) > 0) units.push('haint');
    if (units.length === 0) continue;
    for (const to of freeWay(s, seat, from)) {
      for (const unit of units) {
        const draft = after(s, seat, unit, from, to);
        if (isTrackOpen(draft, frame) || isPowerOpen(draft, frame)) return true;
      }
    }
  }
  return false;
}
