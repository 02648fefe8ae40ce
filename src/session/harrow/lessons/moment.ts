import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { type FrameKind, topFrame } from '../../../engine/games/harrow/flow.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** The moment a lesson is for, as the person who is taught may know it. */
export interface Moment {
  readonly state: HarrowState;
  readonly learner: Seat;
  /** What the learner can do; nothing while somebody else acts, or the tree must fall. */
  readonly legal: readonly HarrowAction[];
  /** The step of others that is being shown. */
  readonly told: HarrowEvent | undefined;
  /** All that has happened. */
  readonly past: readonly HarrowEvent[];
}

export type Condition = (moment: Moment) => boolean;
export type Deed = (moment: Moment) => HarrowAction | undefined;

/** One idea, at its moment. */
export interface Lesson {
  readonly when: Condition;
  /** What the learner is shown how to do, and what is lit for it. */
  readonly deed?: Deed;
  /** Done right before its moment came: not taught. */
  readonly skip?: Condition;
  /** Told while others act: there is nothing to do. */
  readonly watch?: true;
  /** Taught beside the tree, not on the map. */
  readonly inFight?: true;
  /** Taught beside the boards, where its deed is done. */
  readonly onBoards?: true;
  /** For whoever plays this faction. */
  readonly side?: FactionId;
  /** Numbers of its words. */
  readonly numbers?: (moment: Moment) => Readonly<Record<string, number>>;
}

export type Lessons = Readonly<Record<string, Lesson>>;

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

const isBy = (event: HarrowEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat;

/** The learner has done it in this game. */
export const did =
  (...types: readonly HarrowEvent['type'][]): Condition =>
  ({ past, learner }) =>
    past.some((event) => types.includes(event.type) && isBy(event, learner));

/** It has happened to the learner. */
export const suffered =
  (type: 'killed' | 'legendHit'): Condition =>
  ({ past, learner }) =>
    past.some((event) => event.type === type && event.victim === learner);

export const both =
  (...all: readonly Condition[]): Condition =>
  (moment) =>
    all.every((condition) => condition(moment));

export const not =
  (condition: Condition): Condition =>
  (moment) =>
    !condition(moment);

export function actionsOf<T extends HarrowAction['type']>({ legal }: Moment, type: T): ActionOf<T>[] {
  return legal.filter((action) => action.type === type) as ActionOf<T>[];
}

export const can =
  (type: HarrowAction['type']): Condition =>
  ({ legal }) =>
    legal.some((action) => action.type === type);

/** The first action of a type. */
export const first =
  (type: HarrowAction['type']): Deed =>
  (moment) =>
    actionsOf(moment, type)[0];

/** The one of most worth; of equals the first. */
export function best<T>(all: readonly T[], worth: (each: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of all) {
    const value = worth(each);
    if (value > most) [found, most] = [each, value];
  }
  return found;
}
