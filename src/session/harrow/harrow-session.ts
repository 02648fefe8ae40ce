import type { HarrowTypes } from '../../engine/games/harrow/harrow.ts';
import type { Moment } from '../../engine/kernel/game.ts';
import type { Entry, Session } from '../session.ts';
import type { NightId } from './campaign/nights.ts';

export type HarrowSession = Session<HarrowTypes>;
export type HarrowEntry = Entry<HarrowTypes>;
export type HarrowMoment = Moment<HarrowTypes>;

export const controllerKinds = ['human', 'bot'] as const;
export type ControllerKind = (typeof controllerKinds)[number];

/** A game on the table: the session, and who plays each seat. */
export interface Match {
  readonly session: HarrowSession;
  readonly controllers: readonly ControllerKind[];
  /** The night of the campaign that is being played. */
  readonly night?: NightId;
}
