import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { HarrowState } from '../../state.ts';

/** HC-RND-2 */
export const turnsPerSeat = 3;

/** Whose turn comes when, and what the end of a round leads to. */
export interface Order {
  /** Turns of a round. */
  readonly turns: number;
  /** HC-BON-20: does whoever takes the lantern play on at once? */
  readonly lanternPlaysOn: boolean;
  /** Opens the turn of the active seat. */
  beginTurn(s: HarrowState, emit: Emit): void;
  /** Who plays after the active seat. */
  next(s: HarrowState): Seat;
  /** What follows a turn at once, before the next one; it may end the game. */
  closeTurn?(s: HarrowState, emit: Emit): void;
  /** Is this turn the last of the round? Unless told, the one that makes `turns` full. */
  isLastTurn?(s: HarrowState): boolean;
  /** HC-FVH-11: the brambles are counted after some turns, not with the round. */
  readonly bramblesByTurn?: true;
  /** What is put away with the round. */
  closeRound?(s: HarrowState): void;
  /** HC-RND-5: who has the lantern and who begins in the next round; not told, both stay. */
  passRound?(s: HarrowState): void;
  /** A round has ended with the points that end the game. */
  endGame(s: HarrowState, emit: Emit): void;
}
