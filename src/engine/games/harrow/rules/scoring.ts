import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { brambles } from '../county.ts';
import type { ScoreReason } from '../events/turns.ts';
import type { EventOf } from '../events.ts';
import type { HarrowState } from '../state.ts';
import { hasUnits } from './occupancy.ts';

export function score(s: HarrowState, seat: Seat, points: number, why: ScoreReason, emit: Emit): void {
  s.seats[seat].points += points;
  emit({ type: 'scored', seat, points, why });
}

/** HC-PH2-1, HC-SOLO-47: a faction with a unit there scores a point. */
export function scoreBrambles(s: HarrowState, emit: Emit): void {
  s.seats.forEach((_, seat) => {
    if (hasUnits(s, seat, brambles)) score(s, seat, 1, 'brambles', emit);
  });
}

/** HC-WHL-2: haints on the plate, and kills remembered without a haint (HC-OQ-5). */
export function plateSize(s: HarrowState, seat: Seat): number {
  const { plate, credit } = s.seats[seat];
  return plate.reduce((sum, n) => sum + n, credit);
}

/** HC-ATK-20: the haint goes home and the kill is a point. `killed` undefined: the hit legend had no haint to lose (HC-ATK-22). */
export function scoreKill(s: HarrowState, killer: Seat, killed: EventOf<'killed'> | undefined, emit: Emit): void {
  if (killed !== undefined) {
    s.seats[killed.victim].haintsLeft++;
    emit(killed);
  }
  score(s, killer, 1, killed === undefined ? 'hit' : 'kill', emit);
}

/** HC-WHL-2: the kill is a haint on the plate. */
export function fillPlate(s: HarrowState, killer: Seat, killed: EventOf<'killed'> | undefined, emit: Emit): void {
  const own = s.seats[killer];
  if (killed === undefined) own.credit++;
  else {
    emit(killed);
    own.plate[killed.victim]++;
  }
  emit({ type: 'plateFilled', seat: killer, plate: plateSize(s, killer), spoon: own.spoon });
  emptyFullPlate(s, killer, emit);
}

/** HC-WHL-2, HC-WHL-6: a full plate scores once, its haints go home and the spoon turns up. */
function emptyFullPlate(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  if (plateSize(s, seat) < own.spoon) return;
  own.plate.forEach((haints, owner) => {
    s.seats[owner].haintsLeft += haints;
  });
  own.plate.fill(0);
  own.credit = 0;
  own.spoon = Math.min(3, own.spoon + 1);
  emit({ type: 'plateEmptied', seat, spoon: own.spoon });
  score(s, seat, 1, 'kill', emit);
}

/** HC-BON-17, HC-WHL-6; HC-SUM-8: all the way back. */
export function turnSpoonBack(s: HarrowState, seat: Seat, emit: Emit, steps = 1): void {
  const own = s.seats[seat];
  if (own.spoon === 1) return;
  own.spoon = Math.max(1, own.spoon - steps);
  emit({ type: 'spoonTurned', seat, spoon: own.spoon });
  emptyFullPlate(s, seat, emit);
}
