import { expect, test } from 'vitest';
import { imagine } from '../../../../src/engine/games/root/ai/imagine.ts';
import { type FactionId, factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { root } from '../../../../src/engine/games/root/root.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { nothingHeard, withForgotten, withHeard, withSkipped } from '../../../../src/session/lessons/heard.ts';
import { nothingHeld } from '../../../../src/session/root/interaction.ts';
import {
  isWanted,
  type LessonId,
  lessonIn,
  lessonNow,
  lessonNumber,
  lessonsOf,
  ownLessons,
} from '../../../../src/session/root/lessons/lessons.ts';
import { lightsOf } from '../../../../src/session/root/lessons/lights.ts';
import type { Moment } from '../../../../src/session/root/lessons/moment.ts';
import { playTaught } from './newcomer.ts';

const seeds = [1, 2, 3, 4, 5, 6];

/** What a first turn must have told, whatever was dealt. */
const core: Readonly<Record<FactionId, readonly LessonId[]>> = {
  mc: ['mc.keep', 'mc.buildings', 'mc.goal', 'mc.wood', 'mc.build', 'mc.recruit', 'mc.march', 'mc.step', 'mc.end'],
  ed: ['ed.corner', 'ed.leader', 'ed.goal', 'ed.decree', 'ed.enough', 'ed.recruit', 'ed.move'],
  wa: ['wa.first', 'wa.goal', 'wa.outrage', 'wa.mobilize', 'wa.end'],
  vb: ['vb.character', 'vb.forest', 'vb.slip', 'vb.items', 'vb.explore', 'vb.end'],
};

test.each(factionIds)('whoever follows the lights gets through the first turn of %s', (faction) => {
  for (const seed of seeds) {
    const { session, heard } = playTaught({ faction, seed, turns: 1, isGentle: true });
    const ids = heard.map(({ id }) => id);
    expect([seed, new Set(ids).size]).toEqual([seed, ids.length]);
    expect([seed, core[faction].filter((id) => !ids.includes(id))]).toEqual([seed, []]);
    expect(session.state.turn).toBe(2);
  }
});

/** Some have to wait for what seldom comes: none of a course is in vain. */
test.each(factionIds)('every lesson of %s has its moment in some game', (faction) => {
  const left = new Set<LessonId>(ownLessons(faction));
  for (let seed = 11; seed < 71 && left.size > 0; seed++) {
    for (const { id } of playTaught({ faction, seed, turns: 32, isBold: true }).heard) left.delete(id);
  }
  expect([...left]).toEqual([]);
});

test.each(factionIds)('no lesson of %s looks at what its seat does not see', (faction) => {
  const rng = seedRng(3);
  for (const { id, moment, state } of seeds.flatMap((seed) => playTaught({ faction, seed, turns: 9 }).heard)) {
    const { learner } = moment;
    const other = cloneJson(root.view(state, learner));
    imagine(other, rng);
    expect(root.view(other, learner)).toEqual(root.view({ ...state, rng: other.rng }, learner));
    const isAsked = moment.legal.length > 0;
    const imagined: Moment = { ...moment, state: root.view(other, learner), legal: isAsked ? root.legal(other) : [] };
    const shown = (each: Moment) => {
      const deed = lessonIn(id).deed?.(each);
      return [lessonIn(id).when(each), deed, deed && lightsOf(deed, each, nothingHeld)];
    };
    expect([id, ...shown(imagined)]).toEqual([id, ...shown(moment)]);
  }
});

test('the counter counts what has been heard, and one course is skipped while the other goes on', () => {
  const [{ moment }] = playTaught({ faction: 'mc', seed: 1, turns: 0 }).heard;
  expect(lessonNow(moment, nothingHeard)).toBe('mc.keep');
  const all = lessonsOf('mc').length;
  const heard = withHeard(nothingHeard, ['mc.build', 'all.dice', 'ed.goal']);
  expect(lessonNumber(moment, heard)).toEqual({ n: 3, all });
  expect(withHeard(heard, ['mc.build'])).toBe(heard);
  expect(lessonNow(moment, withHeard(heard, ['mc.keep']))).toBeUndefined();
  expect(lessonNow(moment, withForgotten(withHeard(heard, ['mc.keep']), ['mc.keep']))).toBe('mc.keep');
  const skipped = withSkipped(heard, 'mc');
  expect([lessonNow(moment, skipped), isWanted('ed', skipped)]).toEqual([undefined, true]);
  expect(withForgotten(skipped, lessonsOf('mc'), ['mc'])).toEqual({ heard: ['ed.goal'], skipped: [] });
});
