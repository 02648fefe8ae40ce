import type { LevelId, Levels, Question, Thought } from '../engine/ai/levels.ts';
import type { Game, GameTypes } from '../engine/kernel/game.ts';

/** A question to a computer as plain data, so that it can be asked elsewhere than where the game is played. */
export interface Asked extends Pick<Question<GameTypes>, 'seat' | 'seed' | 'seen'> {
  readonly level: LevelId;
  /** In notation. */
  readonly deeds: readonly string[];
}

/** Has a computer think; gives the actions it has planned, in notation. */
export type Think = (asked: Asked) => Promise<readonly string[]>;

/** Who thinks, and about what. */
export interface ThinkKit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly levels: Levels<T>;
}

/** The thought that answers a question. */
export function* thoughtOf<T extends GameTypes>(
  { game, levels }: ThinkKit<T>,
  { level, deeds, ...asked }: Asked,
): Generator<void, readonly string[]> {
  const done = deeds.flatMap((text) => game.parse(text) ?? []);
  const thought: Thought<T> = levels[level]({ ...asked, deeds: done });
  return (yield* thought).map((action) => game.format(action));
}
