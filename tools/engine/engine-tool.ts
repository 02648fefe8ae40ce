import type { Game, GameTypes } from '../../src/engine/kernel/game.ts';
import type { Given, ToolOptions } from '../cli/options.ts';

/** A game's part of the command `engine`. */
export interface EngineTool<T extends GameTypes = GameTypes, Options extends ToolOptions = ToolOptions> {
  readonly game: Game<T>;
  /** What a new game can be told beside its seed, and the help on it. */
  readonly options: Options;
  readonly help: string;
  /** The set-up of a new game; wishes that make no sense are refused. */
  config(given: Given<Options>, seed: number): T['Config'];
  /** A position as a drawing in text. */
  show(state: T['State']): string;
  readonly chance: ChanceTool<T>;
  /** Why an action cannot be applied although the rules allow it; undefined if it can. */
  refusal(state: T['State'], action: T['Action']): string | undefined;
}

export interface ChanceTool<T extends GameTypes> {
  /** What decides, as in "the tree decides first". */
  readonly name: string;
  /** A hint, for the help. */
  readonly example: string;
  /** What chance may give in this position. */
  hint(state: T['State']): string;
  /** Is it an answer of chance, possible or not? */
  isAnswer(action: T['Action']): boolean;
}
