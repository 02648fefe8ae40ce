import type { Seat } from '../../../engine/kernel/game.ts';

/** The side of Hester's board that an option of a new fire means (HC-FIRE-1). */
export function sideOf(option: string): Seat {
  return Number(option.slice(-1));
}
