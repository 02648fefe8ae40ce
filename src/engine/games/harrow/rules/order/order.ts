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
  /** What is put away with the round. */
  closeRound?(s: HarrowState): void;
  /** HC-RND-5: who has the lantern and who begins in the next round; not told, both stay. */
  passRound?(s: HarrowState): void;
  /** A round has ended with the points that end the game. */
  endGame(s: HarrowState, emit: Emit): void;
}
