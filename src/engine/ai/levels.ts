import type { GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';

/** How well a computer plays, the weakest first. */
export const levelIds = ['gentle', 'steady', 'sharp', 'ruthless'] as const;
export type LevelId = (typeof levelIds)[number];

/** What is asked of a computer: all that its seat may know. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat;
  /** The same question with the same seed has the same answer, on every device. */
  readonly seed: number;
  /** The position, as the seat may see it. */
  readonly seen: T['State'];
  /** What the seat has done before. */
  readonly deeds: readonly T['Action'][];
}

/** The seed of the chance in a thought: another one in every position. */
export const seedOf = ({ seed, seen }: Question<GameTypes>): number =>
  seed + Number.parseInt(hashOf(seen).slice(0, 8), 16);

/** A computer that thinks a step at a time, so that others can be heard in between; it comes to what it will do up to the first thing nobody can know. */
export type Thought<T extends GameTypes> = Generator<void, readonly T['Action'][]>;

/** How a level of a game thinks. */
export type Level<T extends GameTypes> = (question: Question<T>) => Thought<T>;

export type Levels<T extends GameTypes> = Readonly<Record<LevelId, Level<T>>>;
