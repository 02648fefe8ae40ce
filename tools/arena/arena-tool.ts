import type { Bot } from '../../src/engine/ai/bot.ts';
import type { Game, GameTypes, Seat } from '../../src/engine/kernel/game.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Given, ToolOptions } from '../cli/options.ts';
import type { Report } from './match.ts';

/** A game's part of the command `arena`. */
export interface ArenaTool<T extends GameTypes = GameTypes, Options extends ToolOptions = ToolOptions> {
  /** The game's own options, and the help on them. */
  readonly options: Options;
  readonly help: string;
  /** Who can play, the weakest first. */
  readonly players: readonly string[];
  plan(given: Given<Options>): Promise<ArenaPlan<T>>;
}

export interface ArenaPlan<T extends GameTypes> {
  readonly game: Game<T>;
  /** The set-up of the game with this number (from 0) and seed. */
  config(number: number, seed: number): T['Config'];
  /** Who leads which seat of such a game, the one with this number: `a` for one side, `b` for the other. */
  sides(config: T['Config'], number: number): readonly Side[];
  bot(player: string, seat: Seat, seed: number): Bot<T>;
  chance(state: T['State'], request: T['Chance'], rng: Rng): T['Action'];
  /** What only this game can tell of the games played. */
  createReport(): Report<T>;
}

/** Of the two computers that meet. Where a game plays against somebody, `none` leads the other side. */
export type Side = 'a' | 'b';
