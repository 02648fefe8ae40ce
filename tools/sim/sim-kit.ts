import type { Game, GameTypes } from '../../src/engine/kernel/game.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';

/** What has to be known of a game to play it without a screen: see `simulate`. */
export interface SimKit<T extends GameTypes> {
  readonly game: Game<T>;
  /** The set-up of the game with this number (from 0) and seed. */
  config(number: number, seed: number): T['Config'];
  /** Answers what the rules ask of chance; never asked in a game without it. */
  chance(state: T['State'], request: T['Chance'], rng: Rng): T['Action'];
  /** What is wrong with a position, a line each. That it is plain JSON and can be written and read is looked at for every game. */
  invariantBreaks?(state: T['State']): readonly string[];
  /** Writes and reads a whole game by a notation of its own; without, the set-up goes through JSON and each action through its line. */
  reread?(record: GameRecord<T>): Reread<T>;
}

/** A game from its set-up on, the answers of chance among the actions. */
export interface GameRecord<T extends GameTypes> {
  readonly config: T['Config'];
  readonly seed: number;
  readonly actions: readonly T['Action'][];
}

export type Reread<T extends GameTypes> =
  | { readonly ok: true; readonly record: GameRecord<T> }
  | { readonly ok: false; readonly error: string };
