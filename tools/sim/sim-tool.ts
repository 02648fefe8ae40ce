import type { GameTypes } from '../../src/engine/kernel/game.ts';
import type { Given, ToolOptions } from '../cli/options.ts';
import type { Outcome } from './play-game.ts';
import type { Policy } from './policy.ts';
import type { SimKit } from './sim-kit.ts';

/** A game's part of the command `sim`. */
export interface SimTool<T extends GameTypes = GameTypes, Options extends ToolOptions = ToolOptions> {
  /** The game's own options, and the help on them. */
  readonly options: Options;
  readonly help: string;
  /** Who can play beside random play, by the seed of the game. */
  readonly policies: Readonly<Record<string, (seed: number) => Policy<T>>>;
  /** What is to be played when so many games are asked for; options that make no sense are refused. */
  plan(given: Given<Options>, games: number): Promise<SimPlan<T>>;
}

export interface SimPlan<T extends GameTypes> {
  readonly kit: SimKit<T>;
  readonly games: number;
  readonly statistics: Statistics<T>;
}

/** What only this game can tell of the games played. */
export interface Statistics<T extends GameTypes> {
  add(outcome: Outcome<T>, number: number): void;
  /** Follows the keys that every game's report has. */
  report(): object;
  words(): readonly string[];
}
