import type { Seat } from '../../../kernel/game.ts';
import type { PerAbility } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { canStep } from './move-options.ts';
import { spawnHexes } from './spawning.ts';

/** Would so many MOVE do anything: a step, or a nail pulled out (HC-LGD-BER-4)? */
export function canMove(s: HarrowState, seat: Seat, budget: number, legendOnly = false): boolean {
  if (s.nails.some((nail) => nail.seat === seat && (!legendOnly || nail.unit === 'legend'))) return true;
  return canStep(s, seat, budget, legendOnly);
}

/** HC-SPWN-5: would a SPAWN do anything? */
export const canSpawn = (s: HarrowState, seat: Seat): boolean => spawnHexes(s, seat).length > 0;

/** HC-STR-1: would a STRENGTHEN do anything? */
export const canStrengthen = (s: HarrowState, seat: Seat): boolean => s.seats[seat].cubesLeft > 0;

/** Would these points do anything? `any` of them are of whatever ability. */
export function canUse(s: HarrowState, seat: Seat, [move, spawn, strengthen]: PerAbility, any: number): boolean {
  return (
    (strengthen + any > 0 && canStrengthen(s, seat)) ||
    (spawn + any > 0 && canSpawn(s, seat)) ||
    (move + any > 0 && canMove(s, seat, move + any))
  );
}

/** Would so many points of whatever ability do anything? */
export const canUseAny = (s: HarrowState, seat: Seat, points: number): boolean => canUse(s, seat, [0, 0, 0], points);
