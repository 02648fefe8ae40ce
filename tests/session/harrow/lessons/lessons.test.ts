import { describe, expect, it } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { noProgress, readProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import {
  courseIds,
  courseOf,
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

describe('the course of a game', () => {
  const game = (mode: ModeId, ...controllers: ControllerKind[]) => ({
    session: { config: completeConfig({ mode }, 1) },
    controllers,
  });
  const night = { session: { config: nightConfig('night1') }, controllers: ['bot', 'bot', 'human'] } as const;

  it('is that of the first night there, and none on other nights', () => {
    expect(courseOf({ ...night, occasion: { night: 'night1' } })).toBe('night1');
    expect(courseOf({ ...night, occasion: { night: 'night2' } })).toBeUndefined();
    expect(courseOf(night)).toBeUndefined();
  });

  it('is that of chapter 1 where a person plays it', () => {
    expect(courseOf(game('ch1', 'human', 'human'))).toBe('ch1');
    expect(courseOf(game('ch1', 'bot', 'human'))).toBe('ch1');
    expect(courseOf(game('ch1', 'bot', 'bot'))).toBeUndefined();
    expect(courseOf(game('ch2', 'human', 'human'))).toBeUndefined();
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

  it('one course is repeated, or both', () => {
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
    expect(courseIds.map((course) => isWanted(course, read.progress))).toEqual([false, true]);
  });
});
