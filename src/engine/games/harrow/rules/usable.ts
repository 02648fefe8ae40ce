import type { Seat } from '../../../kernel/game.ts';
import type { HarrowAction } from '../action.ts';
import type { HarrowState } from '../state.ts';
import { moveOptions } from './movement.ts';
import { spawnHexes } from './spawning.ts';

/** Would so many MOVE do anything: a step, or a nail pulled out (HC-LGD-BER-4)? */
export function canMove(s: HarrowState, seat: Seat, budget: number, legendOnly = false): boolean {
  if (s.nails.some((nail) => nail.seat === seat && (!legendOnly || nail.unit === 'legend'))) return true;
  const steps: HarrowAction[] = [];
  moveOptions(s, seat, budget, legendOnly, steps);
  return steps.length > 0;
}

/** HC-SPWN-5: would a SPAWN do anything? */
export const canSpawn = (s: HarrowState, seat: Seat): boolean => spawnHexes(s, seat).length > 0;

/** HC-STR-1: would a STRENGTHEN do anything? */
export const canStrengthen = (s: HarrowState, seat: Seat): boolean => s.seats[seat].cubesLeft > 0;

/** Would so many points of whatever ability do anything? */
export function canUseAny(s: HarrowState, seat: Seat, budget: number): boolean {
  return canStrengthen(s, seat) || canSpawn(s, seat) || canMove(s, seat, budget);
}
