import { topFrame } from '../engine/games/harrow/flow.ts';
import type { HarrowState } from '../engine/games/harrow/state.ts';
import type { Seat } from '../engine/kernel/game.ts';

/** Who is to act now: whoever decides, be it in somebody else's turn or between two rounds. */
export function decidingSeat(s: HarrowState): Seat {
  return topFrame(s)?.seat ?? s.active;
}

/** Objectives are placed before the round's first turn begins (HC-PLC-5). */
export function isBeforeRound(s: HarrowState): boolean {
  return s.flow[0]?.kind === 'roundStart';
}
