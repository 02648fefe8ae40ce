import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { factionsOf } from '../../../engine/games/harrow/content/chapters/seats.ts';
import type { FactionId, PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { Config } from '../../../engine/games/harrow/state/set-up.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { ControllerKind } from '../../match.ts';
import { bySeat } from '../by-seat.ts';
import type { NightId } from '../campaign/nights.ts';
import type { Progress } from '../campaign/progress.ts';
import { ch1Lessons } from './ch1.ts';
import { dollLessons } from './dolls.ts';
import { fairLessons } from './fair.ts';
import { hesterLessons } from './hester.ts';
import { kammiLessons } from './kammi.ts';
import type { Lesson, Moment } from './moment.ts';
import { night1Lessons } from './night1.ts';
import { offerLessons } from './offers.ts';

/**
 * What the oak teaches: Hester on the first night under it, both sides in chapter 1, Kammi and those who face her, Hester
 * among others, the Fair Folk and those they tempt.
 */
const courses = {
  night1: night1Lessons,
  ch1: ch1Lessons,
  kammi: kammiLessons,
  dolls: dollLessons,
  hester: hesterLessons,
  fair: fairLessons,
  offers: offerLessons,
} as const;

export type CourseId = keyof typeof courses;
export const courseIds = Object.keys(courses) as readonly CourseId[];

/** No two courses share one: what has been heard is kept in one list. */
export type LessonId<C extends CourseId = CourseId> = { [K in C]: keyof (typeof courses)[K] }[C];

const lessons: Readonly<Record<LessonId, Lesson>> = {
  ...night1Lessons,
  ...ch1Lessons,
  ...kammiLessons,
  ...dollLessons,
  ...hesterLessons,
  ...fairLessons,
  ...offerLessons,
};

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
  readonly session: { readonly config: Pick<Config, 'mode' | 'factions'> };
  readonly controllers: readonly ControllerKind[];
  readonly occasion?: { readonly night: NightId } | undefined;
}

/** What there is to learn about playing this in such a game. */
export function courseAs(
  player: PlayerId,
  { mode, factions }: Pick<Config, 'mode' | 'factions'>,
): CourseId | undefined {
  const { solo, fair } = features[mode];
  if (mode === 'ch1') return mode;
  if (player === 'kammi' || player === 'fair') return player;
  if (player === 'hester') return solo && !fair ? undefined : player;
  if (fair) return 'offers';
  return factionsOf({ mode, factions }).includes('kammi') ? 'dolls' : undefined;
}

/** What whoever sits there is taught, if it is a person; the first night has one learner. */
export function courseOf({ session: { config }, controllers, occasion }: Game, seat: Seat): CourseId | undefined {
  if (occasion) return occasion.night === 'night1' ? occasion.night : undefined;
  const courseAt = bySeat(config, (player) => courseAs(player, config), undefined);
  return controllers[seat] === 'human' ? courseAt[seat] : undefined;
}

/** Every course of a game. */
export function coursesOf(game: Game): CourseId[] {
  return [...new Set(game.controllers.flatMap((_, seat) => courseOf(game, seat) ?? []))];
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

/** Is anything of this course still to be told? */
export const isToBeTaught = (course: CourseId, progress: Progress): boolean =>
  isWanted(course, progress) && lessonsOf(course).some((id) => !progress.lessons.heard.includes(id));

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
