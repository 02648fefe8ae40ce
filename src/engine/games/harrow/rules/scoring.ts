import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { features } from '../content/chapters/features.ts';
import type { Hex } from '../county.ts';
import type { HarrowEvent, ScoreReason } from '../events.ts';
import { type HarrowState, opponent } from '../state.ts';
import { removeHaint } from './nails.ts';

export function score(s: HarrowState, seat: Seat, points: number, why: ScoreReason, emit: Emit): void {
  s.seats[seat].points += points;
  emit({ type: 'scored', seat, points, why });
}

type How = Extract<HarrowEvent, { type: 'killed' }>['how'];

/** HC-ATK-20: the haint leaves the map and the killer is credited with it. */
export function killHaint(s: HarrowState, killer: Seat, hex: Hex, how: How, nailed: boolean, emit: Emit): void {
  const victim = opponent(killer);
  removeHaint(s, victim, hex, nailed, emit);
  emit({ type: 'killed', seat: killer, victim, hex, how });
  creditKill(s, killer, victim, emit);
}

/** HC-WHL-2: haints on the plate, and kills remembered without a haint (HC-OQ-5). */
export function plateSize(s: HarrowState, seat: Seat): number {
  const { plate, credit } = s.seats[seat];
  return plate.reduce((sum, n) => sum + n, credit);
}

/** A kill: a point in chapters 1 and 2 (HC-ATK-20), later a haint on the plate (HC-WHL-2). `victim` undefined: no haint was left. */
export function creditKill(s: HarrowState, killer: Seat, victim: Seat | undefined, emit: Emit): void {
  if (!features[s.config.mode].wheel) {
    if (victim !== undefined) s.seats[victim].haintsLeft++;
    score(s, killer, 1, 'kill', emit);
    return;
  }
  const own = s.seats[killer];
  if (victim === undefined) own.credit++;
  else own.plate[victim]++;
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
