import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import type { Config } from '../../../engine/games/harrow/state/set-up.ts';
import type { ControllerKind } from '../../match.ts';
import type { NightId } from '../campaign/nights.ts';
import type { Progress } from '../campaign/progress.ts';
import { ch1Lessons } from './ch1.ts';
import type { Lesson, Moment } from './moment.ts';
import { night1Lessons } from './night1.ts';

/** What the oak teaches: Hester on the first night under it, both sides in chapter 1. */
const courses = { night1: night1Lessons, ch1: ch1Lessons } as const;

export type CourseId = keyof typeof courses;
export const courseIds = Object.keys(courses) as readonly CourseId[];

/** No two courses share one: what has been heard is kept in one list. */
export type LessonId<C extends CourseId = CourseId> = { [K in C]: keyof (typeof courses)[K] }[C];

const lessons: Readonly<Record<LessonId, Lesson>> = { ...night1Lessons, ...ch1Lessons };

export const isLesson = (id: string): id is LessonId => Object.hasOwn(lessons, id);

export const lessonIn = (id: LessonId): Lesson => lessons[id];

/** The lessons of a course; `faction`: those for whoever plays it. */
export function lessonsOf(course: CourseId, faction?: FactionId): readonly LessonId[] {
  const all = Object.keys(courses[course]) as LessonId[];
  return all.filter((id) => {
    const { side } = lessons[id];
    return faction === undefined || side === undefined || side === faction;
  });
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

/** Who is taught plays it; Hester is no faction. */
const factionOf = ({ state, learner }: Moment): FactionId | undefined => state.seats[learner]?.faction;

/** Which one of how many it is for this player: the moments come in another order in every game. */
export function lessonNumber(
  moment: Moment,
  course: CourseId,
  { lessons: { heard } }: Progress,
): { n: number; all: number } {
  const own = lessonsOf(course, factionOf(moment));
  return { n: 1 + own.filter((id) => heard.includes(id)).length, all: own.length };
}

function fits(id: LessonId, moment: Moment): boolean {
  const { when, deed, skip, side, watch = false } = lessonIn(id);
  if (watch !== (moment.told !== undefined)) return false;
  if (side !== undefined && side !== factionOf(moment)) return false;
  return when(moment) && !skip?.(moment) && (deed === undefined || deed(moment) !== undefined);
}

/** The first lesson of the course not heard yet whose moment has come; none where the oak has been silenced. */
export function lessonNow(moment: Moment, course: CourseId, progress: Progress): LessonId | undefined {
  if (!isWanted(course, progress)) return undefined;
  const { heard } = progress.lessons;
  return lessonsOf(course).find((id) => !heard.includes(id) && fits(id, moment));
}

/** What the learner has shown to know already. */
export function learned(moment: Moment, course: CourseId, { lessons: { heard } }: Progress): LessonId[] {
  return lessonsOf(course, factionOf(moment)).filter((id) => !heard.includes(id) && lessonIn(id).skip?.(moment));
}

/** Does the player want the lessons of this course? */
export function isWanted(course: CourseId, { lessons }: Progress): boolean {
  return course === 'night1' ? lessons.wanted : !lessons.skipped?.includes(course);
}

export function withHeard(progress: Progress, ...ids: readonly string[]): Progress {
  const { lessons } = progress;
  const fresh = ids.filter((id) => !lessons.heard.includes(id));
  return fresh.length === 0 ? progress : { ...progress, lessons: { ...lessons, heard: [...lessons.heard, ...fresh] } };
}

/** The lesson is to be told again at its next moment. */
export function withForgotten(progress: Progress, id: string): Progress {
  const { lessons } = progress;
  return { ...progress, lessons: { ...lessons, heard: lessons.heard.filter((each) => each !== id) } };
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
