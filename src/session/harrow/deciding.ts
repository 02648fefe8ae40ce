import { topFrame } from '../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** Who is to act now: whoever decides, be it in somebody else's turn or between two rounds. */
export function decidingSeat(s: HarrowState): Seat {
  return topFrame(s)?.seat ?? s.active;
}

/** Hester's own turn, from her first root to the cubes she puts back; in the solo game she decides in the rivals' turn too. */
export function isHestersTurn({ flow }: Pick<HarrowState, 'flow'>): boolean {
  return flow.some(({ kind }) => kind === 'roots' || kind === 'hester' || kind === 'hesterEnd');
}

/** Objectives are placed before the round's first turn begins (HC-PLC-5). */
export function isBeforeRound(s: HarrowState): boolean {
  return s.flow[0]?.kind === 'roundStart';
}
