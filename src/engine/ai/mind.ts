import type { Seat } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';

/** What a game teaches the search about itself. */
export interface Mind<State, Action, Chance> {
  /** How good the position is for the seat; higher is better. */
  evaluate(state: State, seat: Seat): number;
  /** Makes up, on the search's own copy, what the seat cannot know. */
  imagine(draft: State, rng: Rng): void;
  /** A likely result of chance. */
  guess(request: Chance, rng: Rng): Action;
  /** Has the turn under way at `start` ended by `now`? The search looks no further. */
  turnHasPassed(start: State, now: State): boolean;
  /** The choice where comparing positions one step ahead says nothing; undefined where it does. */
  habit(state: State, options: readonly Action[], rng: Rng): Action | undefined;
}
