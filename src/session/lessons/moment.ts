import type { GameTypes, Seat } from '../../engine/kernel/game.ts';

/** The moment a lesson is for, as the person who is taught may know it. */
export interface Moment<T extends GameTypes> {
  readonly state: T['State'];
  readonly learner: Seat;
  /** What the learner can do; nothing while somebody else acts, or the tree must fall. */
  readonly legal: readonly T['Action'][];
  /** The step of others that is being shown. */
  readonly told: T['Event'] | undefined;
  /** All that has happened. */
  readonly past: readonly T['Event'][];
}

export type Condition<T extends GameTypes> = (moment: Moment<T>) => boolean;
export type Deed<T extends GameTypes> = (moment: Moment<T>) => T['Action'] | undefined;

/** One idea, at its moment. */
export interface Lesson<T extends GameTypes> {
  readonly when: Condition<T>;
  /** What the learner is shown how to do, and what is lit for it. */
  readonly deed?: Deed<T>;
  /** Done right before its moment came: not taught. */
  readonly skip?: Condition<T>;
  /** Numbers of its words. */
  readonly numbers?: (moment: Moment<T>) => Readonly<Record<string, number>>;
}

type Named<T extends GameTypes, K extends T['Action']['type']> = Extract<T['Action'], { type: K }>;

/** What the lessons of a game are written with. */
export interface Grammar<T extends GameTypes> {
  /** The learner has done it in this game. */
  did(...types: readonly T['Event']['type'][]): Condition<T>;
  both(...all: readonly Condition<T>[]): Condition<T>;
  not(condition: Condition<T>): Condition<T>;
  can(type: T['Action']['type']): Condition<T>;
  actionsOf<K extends T['Action']['type']>(moment: Moment<T>, type: K): Named<T, K>[];
  /** The first action of a type. */
  first(type: T['Action']['type']): Deed<T>;
}

const isBy = (event: object, seat: Seat): boolean => 'seat' in event && event.seat === seat;

export function grammar<T extends GameTypes>(): Grammar<T> {
  const actionsOf = <K extends T['Action']['type']>({ legal }: Moment<T>, type: K): Named<T, K>[] =>
    legal.filter((action) => action.type === type) as Named<T, K>[];
  return {
    did:
      (...types) =>
      ({ past, learner }) =>
        past.some((event) => types.includes(event.type) && isBy(event, learner)),
    both:
      (...all) =>
      (moment) =>
        all.every((condition) => condition(moment)),
    not: (condition) => (moment) => !condition(moment),
    can:
      (type) =>
      ({ legal }) =>
        legal.some((action) => action.type === type),
    actionsOf,
    first: (type) => (moment) => actionsOf(moment, type)[0],
  };
}

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
