import type { GameTypes, Seat } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';

/** What a game teaches the search about itself. */
export interface Mind<T extends GameTypes> {
  /** How good the position is for the seat; higher is better. Where cubes are about to fall, by expectation. */
  evaluate(state: T['State'], seat: Seat): number;
  /** Makes up, on the search's own copy, what the seat cannot know. */
  imagine(draft: T['State'], rng: Rng): void;
  /** A likely result of chance. */
  guess(request: T['Chance'], rng: Rng): T['Action'];
  /** Has the turn under way at `start` ended by `now`? The search looks no further. */
  turnHasPassed(start: T['State'], now: T['State']): boolean;
  /** The choice where comparing positions one step ahead says nothing; undefined where it does. */
  habit(state: T['State'], options: readonly T['Action'][], rng: Rng): T['Action'] | undefined;
  /** What a bot that plays gently does not think of, after what it has done; without, it thinks of everything. Never leaves nothing. */
  considers?(state: T['State'], options: readonly T['Action'][], deeds: readonly T['Action'][]): readonly T['Action'][];
}
