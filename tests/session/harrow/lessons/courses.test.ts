import { describe, expect, it } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { noProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import {
  type CourseId,
  type LessonId,
  lessonIn,
  lessonNow,
  lessonsOf,
} from '../../../../src/session/harrow/lessons/lessons.ts';
import type { Moment } from '../../../../src/session/harrow/lessons/moment.ts';
import { otherDolls, otherKammi } from '../../../games/harrow/kammi/other-worlds.ts';
import { laterMoments } from './course-positions.ts';
import { type AmongOthers, playAmongOthers } from './newcomer.ts';

/** Somebody who follows what is lit among others who play at random. */
const tables: Readonly<Partial<Record<CourseId, readonly Omit<AmongOthers, 'seed'>[]>>> = {
  kammi: [{ wishes: { mode: 'ch4', factions: ['protectors', 'kammi'] }, player: 'kammi', rounds: 1 }],
  dolls: [{ wishes: { mode: 'ch4', factions: ['family', 'kammi'] }, player: 'family', rounds: 3 }],
  hester: [{ wishes: { mode: 'ch5' }, player: 'hester', rounds: 1 }],
  fair: [
    { wishes: { mode: 'fair3' }, player: 'fair', rounds: 2 },
    { wishes: { mode: 'fairhester' }, player: 'fair', rounds: 2 },
  ],
  offers: [{ wishes: { mode: 'fair3' }, player: 'protectors', rounds: 3 }],
};

const courses = Object.keys(tables) as (keyof typeof tables)[];
const seeds = [1, 2, 3];

const played = new Map(
  courses.map((course) => [
    course,
    seeds.flatMap((seed) => (tables[course] ?? []).map((table) => playAmongOthers({ ...table, seed }))),
  ]),
);

const gamesOf = (course: CourseId) => played.get(course) ?? [];
const heardIn = (course: CourseId) => gamesOf(course).flatMap(({ newcomer }) => newcomer.heard);
const laterOf = (course: CourseId) => Object.entries(laterMoments[course] ?? {}) as [LessonId, () => Moment][];

/** Everything else has been heard. */
const lacking = (course: CourseId, id: LessonId) => ({
  ...noProgress,
  lessons: { heard: lessonsOf(course).filter((each) => each !== id), wanted: true },
});

describe.each(courses)('the course %s', (course) => {
  it('has a moment for every lesson, in the first rounds of a game or in a position that comes later', () => {
    const told = [...heardIn(course).map(({ id }) => id), ...laterOf(course).map(([id]) => id)];
    expect([...new Set(told)].sort()).toEqual([...lessonsOf(course)].sort());
  });

  it('tells each later lesson in its position', () => {
    for (const [id, moment] of laterOf(course)) expect(lessonNow(moment(), course, lacking(course, id))).toBe(id);
  });

  it('says nothing twice', () => {
    for (const { newcomer } of gamesOf(course)) {
      const ids = newcomer.heard.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('speaks while the learner is asked, beside the tree, or of what others do', () => {
    for (const { id, moment } of heardIn(course)) {
      const { watch = false, inFight = false } = lessonIn(id);
      const pending = harrow.pending(moment.state).kind;
      expect([id, moment.told !== undefined, moment.legal.length > 0, pending === 'chance']).toEqual([
        id,
        watch,
        !watch && !inFight,
        watch ? pending === 'chance' : inFight,
      ]);
    }
  });

  it('shows nothing that is not legal', () => {
    const later = laterOf(course).map(([id, moment]) => ({ id, moment: moment() }));
    for (const { id, moment } of [...heardIn(course), ...later]) {
      const deed = lessonIn(id).deed?.(moment);
      const legal = moment.legal.map(harrow.format);
      if (deed) expect([id, legal]).toEqual([id, expect.arrayContaining([harrow.format(deed)])]);
    }
  });
});

describe('the first lessons', () => {
  const begins = (course: CourseId, ...names: readonly string[]) => {
    for (const { newcomer } of gamesOf(course)) {
      const ids = newcomer.heard.map(({ id }) => id);
      expect(ids.slice(0, names.length)).toEqual(names.map((name) => `${course}.${name}`));
    }
  };

  it('begin with the set-up, and with the first thing to do', () => {
    begins('kammi', 'tokens', 'self', 'haints');
    begins('dolls', 'lay', 'units');
    begins('hester', 'root', 'root2', 'cubes', 'tree');
    begins('fair', 'field');
    begins('offers', 'aim');
  });
});

describe('HC-KAM-50 what must not be known', () => {
  const saying = (course: CourseId, moment: Moment, state: HarrowState): unknown => {
    const there = { ...moment, state };
    return lessonsOf(course).flatMap((id) => {
      if (lessonNow(there, course, lacking(course, id)) !== id) return [];
      const deed = lessonIn(id).deed?.(there);
      return [[id, deed && harrow.format(deed)]];
    });
  };

  /** The position behind what the seat saw, as it was when each lesson was told. */
  const moments = (course: CourseId) => [
    ...heardIn(course).map(({ moment, state }) => ({ moment, state })),
    ...laterOf(course).map(([, make]) => ({ moment: make(), state: make().state })),
  ];

  it('Kammi is shown the same, whoever is under which mask and wherever the real doll lies', () => {
    for (const { moment, state } of moments('kammi')) {
      const said = saying('kammi', moment, state);
      expect(said).not.toEqual([]);
      expect(saying('kammi', moment, otherKammi(state))).toEqual(said);
      expect(saying('kammi', moment, otherDolls(state))).toEqual(said);
    }
  });

  it('whoever faces her is shown the same, whoever is under which mask and wherever the real doll lies', () => {
    for (const { moment, state } of moments('dolls')) {
      const said = saying('dolls', moment, state);
      expect(saying('dolls', moment, otherKammi(state))).toEqual(said);
      expect(saying('dolls', moment, otherDolls(state))).toEqual(said);
    }
  });
});
