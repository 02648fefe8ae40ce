import type { LevelId } from '../engine/ai/levels.ts';
import type { Game, GameTypes } from '../engine/kernel/game.ts';
import type { Session } from './session.ts';

export const controllerKinds = ['human', 'bot'] as const;
export type ControllerKind = (typeof controllerKinds)[number];

/** The types of a game's rules, and of what it may be played for. */
export interface MatchTypes {
  Rules: GameTypes;
  /** What a match stands for beside itself, such as a night of a campaign. */
  Occasion: object;
}

/** A game on the table: the session, and who plays each seat. */
export interface Match<T extends MatchTypes = MatchTypes> {
  readonly session: Session<T['Rules']>;
  readonly controllers: readonly ControllerKind[];
  /** How well a bot plays each seat; where nothing is said, as the game has it. */
  readonly levels?: readonly LevelId[] | undefined;
  readonly occasion?: T['Occasion'];
}

/** A game, and what its matches are played for. */
export interface MatchKit<T extends MatchTypes> {
  readonly game: Game<T['Rules']>;
  /** How well bots play such a game where nothing is said. */
  levelOf(config: T['Rules']['Config']): LevelId;
  /** What a save says of the occasion, if anything; false if that cannot be read. */
  readOccasion(save: object): T['Occasion'] | undefined | false;
}

/** How well bots play each seat, if they do. */
export const levelsIn = <T extends MatchTypes>(
  { levelOf }: Pick<MatchKit<T>, 'levelOf'>,
  { session, controllers, levels }: Match<T>,
): readonly LevelId[] => levels ?? controllers.map(() => levelOf(session.config));
