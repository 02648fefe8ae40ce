import { describe, expect, it } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { Factions } from '../../../../src/engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { noProgress, readProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import {
  courseIds,
  courseOf,
  coursesOf,
  isWanted,
  learned,
  lessonNow,
  lessonNumber,
  lessonsOf,
  withForgotten,
  withHeard,
  withRepeated,
  withSkipped,
} from '../../../../src/session/harrow/lessons/lessons.ts';
import type { ControllerKind } from '../../../../src/session/match.ts';

const allLessons = courseIds.flatMap((course) => lessonsOf(course));

it('no lesson belongs to two courses', () => {
  expect(new Set(allLessons).size).toBe(allLessons.length);
});

describe('the course of a seat', () => {
  const game = (mode: ModeId, controllers: readonly ControllerKind[], factions?: Factions) => ({
    session: { config: completeConfig({ mode, ...(factions && { factions }) }, 1) },
    controllers,
  });
  const taught = (...[mode, controllers, factions]: Parameters<typeof game>) =>
    controllers.map((_, seat) => courseOf(game(mode, controllers, factions), seat));
  const night = { session: { config: nightConfig('night1') }, controllers: ['bot', 'bot', 'human'] } as const;
  const [none, person, bot] = [undefined, 'human', 'bot'] as const;

  it('is that of the first night there, and none on other nights or in the solo game', () => {
    expect(courseOf({ ...night, occasion: { night: 'night1' } }, 2)).toBe('night1');
    expect(courseOf({ ...night, occasion: { night: 'night2' } }, 2)).toBeUndefined();
    expect(courseOf(night, 2)).toBeUndefined();
  });

  it('is that of chapter 1 where a person plays it', () => {
    expect(taught('ch1', [person, person])).toEqual(['ch1', 'ch1']);
    expect(taught('ch1', [bot, person])).toEqual([none, 'ch1']);
    expect(taught('ch2', [person, person])).toEqual([none, none]);
  });

  it('is that of Kammi for whoever plays her, and another for whoever faces her', () => {
    expect(taught('ch4', [person, person], ['family', 'kammi'])).toEqual(['dolls', 'kammi']);
    expect(taught('ch5', [person, person, person], ['protectors', 'kammi'])).toEqual(['dolls', 'kammi', 'hester']);
    expect(taught('ch5', [person, person, person])).toEqual([none, none, 'hester']);
  });

  it('is that of the Fair Folk for whoever plays them, and another for the factions they tempt', () => {
    const { session, controllers } = game('fair4', [person, bot, person, person], ['protectors', 'kammi']);
    expect(taught('fair3', [person, bot, bot, person])).toEqual(['offers', none, none, 'fair']);
    expect(taught('fair4', controllers, session.config.factions)).toEqual(['offers', none, 'hester', 'fair']);
    expect(taught('fairhester', [bot, bot, person, person])).toEqual([none, none, 'hester', 'fair']);
    expect(coursesOf({ session, controllers })).toEqual(['offers', 'hester', 'fair']);
  });
});

describe('what a player has heard and wants', () => {
  const heardBoth = withHeard(withHeard(noProgress, 'night1.wake'), 'ch1.aim');

  const state = harrow.setup(completeConfig({ mode: 'ch1' }, 1), 1);
  const moment = { state, learner: 0, legal: harrow.legal(state), told: undefined, past: [] };

  it('is counted by course and faction, whichever lesson comes first', () => {
    const all = lessonsOf('ch1', 'protectors').length;
    expect(lessonsOf('ch1').length).toBeGreaterThan(all);
    expect(lessonNumber(moment, 'ch1', noProgress)).toEqual({ n: 1, all });
    expect(lessonNumber(moment, 'ch1', heardBoth)).toEqual({ n: 2, all });
    expect(lessonNumber(moment, 'ch1', withHeard(heardBoth, 'ch1.tree', 'ch1.bag'))).toEqual({ n: 3, all });
    expect(withHeard(heardBoth, 'night1.wake')).toBe(heardBoth);
  });

  it('one lesson is told again', () => {
    expect(withForgotten(heardBoth, 'ch1.aim').lessons.heard).toEqual(['night1.wake']);
    const jar = withHeard(noProgress, 'ch1.jar');
    expect(lessonNow(moment, 'ch1', jar)).not.toBe('ch1.jar');
    expect(lessonNow(moment, 'ch1', withForgotten(jar, 'ch1.jar'))).toBe('ch1.jar');
  });

  it('one course is skipped and the other goes on', () => {
    for (const course of courseIds) {
      const skipped = withSkipped(noProgress, course);
      for (const other of courseIds) expect([other, isWanted(other, skipped)]).toEqual([other, other !== course]);
    }
  });

  it('a skipped course is silent', () => {
    expect(lessonNow(moment, 'ch1', noProgress)).toBe('ch1.jar');
    expect(lessonNow(moment, 'ch1', withSkipped(noProgress, 'ch1'))).toBeUndefined();
  });

  it('what is done right already is not taught', () => {
    const past = [{ type: 'spawned', seat: 0, hex: 20 }] as const;
    expect(learned({ ...moment, past }, 'ch1', noProgress)).toEqual(['ch1.spawn']);
    expect(learned({ ...moment, past }, 'ch1', withHeard(noProgress, 'ch1.spawn'))).toEqual([]);
    expect(learned({ ...moment, past, learner: 1 }, 'ch1', noProgress)).toEqual([]);
  });

  it('one course is repeated, or all', () => {
    const silent = withSkipped(withSkipped(heardBoth, 'night1'), 'ch1');
    const again = withRepeated(silent, ['ch1']);
    expect(again.lessons).toEqual({ heard: ['night1.wake'], wanted: false, skipped: [] });
    expect(withRepeated(silent, courseIds).lessons).toEqual({ heard: [], wanted: true, skipped: [] });
  });

  it('comes back from a file, also from one older than chapter 1 is taught', () => {
    const skipped = withSkipped(heardBoth, 'ch1');
    expect(readProgress(JSON.parse(JSON.stringify(skipped)))).toEqual({ ok: true, progress: skipped });
    const old = { ...noProgress, lessons: { heard: ['night1.wake'], wanted: false } };
    const read = readProgress(old);
    if (!read.ok) throw new Error(read.fault);
    expect(courseIds.filter((course) => !isWanted(course, read.progress))).toEqual(['night1']);
  });
});
