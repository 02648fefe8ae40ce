import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Frame } from '../../../engine/games/harrow/flow.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** A side of Hester's board on which the haints of a new fire may fill a square (HC-FIRE-1). */
export interface OpenSide {
  readonly side: Seat;
  readonly action: ActionOf<'choose'>;
}

/** The side that an option of a new fire means. */
export function sideOf(option: string): Seat {
  return Number(option.slice(-1));
}

export function openSides(frame: Frame | undefined, legal: readonly HarrowAction[]): OpenSide[] {
  if (frame?.kind !== 'effect' || frame.by !== 'new_fire') return [];
  return legal.filter((action) => action.type === 'choose').map((action) => ({ side: sideOf(action.option), action }));
}
