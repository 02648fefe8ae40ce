import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { type FrameKind, topFrame } from '../../../engine/games/harrow/flow.ts';
import type { HarrowTypes } from '../../../engine/games/harrow/harrow.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import * as shell from '../../lessons/moment.ts';

export type Moment = shell.Moment<HarrowTypes>;
export type Condition = shell.Condition<HarrowTypes>;
export type Deed = shell.Deed<HarrowTypes>;

/** One idea, at its moment. */
export interface Lesson extends shell.Lesson<HarrowTypes> {
  /** Told while others act: there is nothing to do. */
  readonly watch?: true;
  /** Taught beside the tree, not on the map. */
  readonly inFight?: true;
  /** Taught beside the boards, where its deed is done. */
  readonly onBoards?: true;
  /** For whoever plays this faction. */
  readonly side?: FactionId;
}

export type Lessons = Readonly<Record<string, Lesson>>;

export const { did, both, not, can, actionsOf, first } = shell.grammar<HarrowTypes>();

/** The learner is asked for this. */
export const asked =
  (kind: FrameKind, fits: Condition = () => true): Condition =>
  (moment) =>
    moment.legal.length > 0 && topFrame(moment.state)?.kind === kind && fits(moment);

/** Others do this, and it is being shown. */
export const shows =
  <T extends HarrowEvent['type']>(
    type: T,
    fits: (event: Extract<HarrowEvent, { type: T }>, moment: Moment) => boolean = () => true,
  ): Condition =>
  (moment) =>
    moment.told?.type === type && fits(moment.told as Extract<HarrowEvent, { type: T }>, moment);

/** It has happened to the learner. */
export const suffered =
  (type: 'killed' | 'legendHit'): Condition =>
  ({ past, learner }) =>
    past.some((event) => event.type === type && event.victim === learner);
