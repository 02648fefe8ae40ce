import { type FactionId, factionIds } from '../../../engine/games/root/factions/ids.ts';
import type { Heard } from '../../lessons/heard.ts';
import { allianceLessons } from './alliance.ts';
import { everybodysLessons } from './everybody.ts';
import { eyrieLessons } from './eyrie.ts';
import { marquiseLessons } from './marquise.ts';
import type { Lesson, Moment } from './moment.ts';
import { vagabondLessons } from './vagabond.ts';

/** What the oak teaches: the first turns of each faction. */
const courses = { mc: marquiseLessons, ed: eyrieLessons, wa: allianceLessons, vb: vagabondLessons } as const;

export type LessonId = { [F in FactionId]: keyof (typeof courses)[F] }[FactionId] | keyof typeof everybodysLessons;

const lessons: Readonly<Record<LessonId, Lesson>> = {
  ...marquiseLessons,
  ...eyrieLessons,
  ...allianceLessons,
  ...vagabondLessons,
  ...everybodysLessons,
};

export const isLesson = (id: string): id is LessonId => Object.hasOwn(lessons, id);

export const lessonIn = (id: LessonId): Lesson => lessons[id];

const idsOf = (course: object): LessonId[] => Object.keys(course) as LessonId[];

/** Lessons of every faction alone, and those for all of them. */
export const ownLessons = (faction: FactionId): LessonId[] => idsOf(courses[faction]);
export const sharedLessons: readonly LessonId[] = idsOf(everybodysLessons);

/** Everything there is to learn for whoever plays the faction, in the order in which it matters. */
export const lessonsOf = (faction: FactionId): LessonId[] => [...ownLessons(faction), ...sharedLessons];

export const allLessons: readonly LessonId[] = [...factionIds.flatMap(ownLessons), ...sharedLessons];

const factionOf = ({ state, learner }: Moment): FactionId => state.sides[learner].faction;

export const isWanted = (faction: FactionId, { skipped }: Heard): boolean => !skipped.includes(faction);

function fits(id: LessonId, moment: Moment): boolean {
  const { when, deed, skip } = lessonIn(id);
  return when(moment) && !skip?.(moment) && (deed === undefined || deed(moment) !== undefined);
}

/** The first lesson not heard yet whose moment has come; none where the oak has been silenced. */
export function lessonNow(moment: Moment, kept: Heard): LessonId | undefined {
  const faction = factionOf(moment);
  if (!isWanted(faction, kept)) return undefined;
  return lessonsOf(faction).find((id) => !kept.heard.includes(id) && fits(id, moment));
}

/** What the learner has shown to know already. */
export const learned = (moment: Moment, { heard }: Heard): LessonId[] =>
  lessonsOf(factionOf(moment)).filter((id) => !heard.includes(id) && lessonIn(id).skip?.(moment));

/** Which one of how many it is for this player: the moments come in another order in every game. */
export function lessonNumber(moment: Moment, { heard }: Heard): { n: number; all: number } {
  const own = lessonsOf(factionOf(moment));
  return { n: 1 + own.filter((id) => heard.includes(id)).length, all: own.length };
}
