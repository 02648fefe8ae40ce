import { describe, expect, it } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { noProgress, readProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import {
  courseIds,
  courseOf,
  isWanted,
  lessonNow,
  lessonNumber,
  lessonsOf,
  withHeard,
  withRepeated,
  withSkipped,
} from '../../../../src/session/harrow/lessons/lessons.ts';
import type { ControllerKind } from '../../../../src/session/match.ts';
import { languages } from '../../../../src/session/settings.ts';
import { texts } from '../../../locales/locale-files.ts';

const allLessons = courseIds.flatMap((course) => lessonsOf(course));

it.each(languages)('the oak has words for every lesson, and no words without one (%s)', (language) => {
  const told = [...texts(language, 'harrow/lessons').keys()].filter((key) => key.startsWith('steps.'));
  const wanted = allLessons.flatMap((id) => [`steps.${id}.title`, `steps.${id}.text`]);
  expect(told.sort()).toEqual(wanted.sort());
});

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
  const heardBoth = withHeard(withHeard(noProgress, 'wake'), 'ch1.aim');

  it('is counted by course, whichever lesson comes first', () => {
    expect(lessonNumber('night1', noProgress)).toBe(1);
    expect(lessonNumber('night1', heardBoth)).toBe(2);
    expect(lessonNumber('ch1', withHeard(heardBoth, 'ch1.tree'))).toBe(3);
    expect(withHeard(heardBoth, 'wake')).toBe(heardBoth);
  });

  it('one course is skipped and the other goes on', () => {
    for (const course of courseIds) {
      const skipped = withSkipped(noProgress, course);
      for (const other of courseIds) expect([other, isWanted(other, skipped)]).toEqual([other, other !== course]);
    }
  });

  it('a skipped course is silent', () => {
    const state = harrow.setup(completeConfig({ mode: 'ch1' }, 1), 1);
    const moment = { state, interaction: interactionOf(state, harrow.legal(state), nothing), told: undefined };
    expect(lessonNow(moment, 'ch1', noProgress)).toBe('ch1.aim');
    expect(lessonNow(moment, 'ch1', withSkipped(noProgress, 'ch1'))).toBeUndefined();
  });

  it('one course is repeated, or both', () => {
    const silent = withSkipped(withSkipped(heardBoth, 'night1'), 'ch1');
    const again = withRepeated(silent, ['ch1']);
    expect(again.lessons).toEqual({ heard: ['wake'], wanted: false, skipped: [] });
    expect(withRepeated(silent, courseIds).lessons).toEqual({ heard: [], wanted: true, skipped: [] });
  });

  it('comes back from a file, also from one older than chapter 1 is taught', () => {
    const skipped = withSkipped(heardBoth, 'ch1');
    expect(readProgress(JSON.parse(JSON.stringify(skipped)))).toEqual({ ok: true, progress: skipped });
    const old = { ...noProgress, lessons: { heard: ['wake'], wanted: false } };
    const read = readProgress(old);
    if (!read.ok) throw new Error(read.fault);
    expect(courseIds.map((course) => isWanted(course, read.progress))).toEqual([false, true]);
  });
});
