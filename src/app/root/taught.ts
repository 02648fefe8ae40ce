import type { RootAction } from '../../engine/games/root/action.ts';
import type { LessonId } from '../../session/root/lessons/lessons.ts';
import type { Moment } from '../../session/root/lessons/moment.ts';

/** What the oak says now, and what it would have the player do. */
export interface Taught {
  readonly id: LessonId;
  readonly moment: Moment;
  readonly deed: RootAction | undefined;
  /** Which one of how many it is for this player. */
  readonly n: number;
  readonly all: number;
}
