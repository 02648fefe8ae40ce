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
  readonly occasion?: T['Occasion'];
}

/** A game, and what its matches are played for. */
export interface MatchKit<T extends MatchTypes> {
  readonly game: Game<T['Rules']>;
  /** What a save says of the occasion, if anything; false if that cannot be read. */
  readOccasion(save: object): T['Occasion'] | undefined | false;
}
