import type { Config } from '../../../engine/games/harrow/state/set-up.ts';
import type { ControllerKind } from '../../match.ts';
import type { NightId } from '../campaign/nights.ts';
import type { Progress } from '../campaign/progress.ts';
import { ch1Lessons } from './ch1.ts';
import type { Condition, Moment } from './moment.ts';
import { duringTheirTurn, night1Lessons } from './night1.ts';

/** What the oak teaches: Hester on the first night under it, both sides in chapter 1. */
const courses = { night1: night1Lessons, ch1: ch1Lessons } as const;

export type CourseId = keyof typeof courses;
export const courseIds = Object.keys(courses) as readonly CourseId[];

/** No two courses share one: what has been heard is kept in one list. */
export type LessonId<C extends CourseId = CourseId> = { [K in C]: keyof (typeof courses)[K] }[C];

const conditions: Readonly<Record<LessonId, Condition>> = { ...night1Lessons, ...ch1Lessons };

export function lessonsOf<C extends CourseId>(course: C): readonly LessonId<C>[] {
  return Object.keys(courses[course]) as LessonId<C>[];
}

/** What a course follows from: a game on the table. */
interface Game {
  readonly session: { readonly config: Config };
  readonly controllers: readonly ControllerKind[];
  readonly occasion?: { readonly night: NightId } | undefined;
}

/** The course of a game, if there is somebody to teach. */
export function courseOf({ session, controllers, occasion }: Game): CourseId | undefined {
  if (occasion) return occasion.night === 'night1' ? occasion.night : undefined;
  return session.config.mode === 'ch1' && controllers.includes('human') ? 'ch1' : undefined;
}

/** Which one of the course it is for this player: the moments come in another order in every game. */
export function lessonNumber(course: CourseId, { lessons }: Progress): number {
  return 1 + lessonsOf(course).filter((id) => lessons.heard.includes(id)).length;
}

/** The first lesson of the course not heard yet whose moment has come; none where the oak has been silenced. */
export function lessonNow(moment: Moment, course: CourseId, progress: Progress): LessonId | undefined {
  if (!isWanted(course, progress)) return undefined;
  const { heard } = progress.lessons;
  const theirs: readonly LessonId[] = duringTheirTurn;
  const isTheirs = moment.told !== undefined;
  return lessonsOf(course).find(
    (id) => !heard.includes(id) && theirs.includes(id) === isTheirs && conditions[id](moment),
  );
}

/** Does the player want the lessons of this course? */
export function isWanted(course: CourseId, { lessons }: Progress): boolean {
  return course === 'night1' ? lessons.wanted : !lessons.skipped?.includes(course);
}

export function withHeard(progress: Progress, lesson: string): Progress {
  const { lessons } = progress;
  if (lessons.heard.includes(lesson)) return progress;
  return { ...progress, lessons: { ...lessons, heard: [...lessons.heard, lesson] } };
}

export function withSkipped(progress: Progress, course: CourseId): Progress {
  const { lessons } = progress;
  if (course === 'night1') return { ...progress, lessons: { ...lessons, wanted: false } };
  return { ...progress, lessons: { ...lessons, skipped: [...(lessons.skipped ?? []), course] } };
}

/** All lessons of these courses are to be told again. */
export function withRepeated(progress: Progress, again: readonly CourseId[]): Progress {
  const { heard, wanted, skipped = [] } = progress.lessons;
  const told: readonly string[] = again.flatMap((course) => lessonsOf(course));
  const ids: readonly string[] = again;
  return {
    ...progress,
    lessons: {
      heard: heard.filter((id) => !told.includes(id)),
      wanted: wanted || ids.includes('night1'),
      skipped: skipped.filter((id) => !ids.includes(id)),
    },
  };
}
