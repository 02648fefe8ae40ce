import { describe, expect, test } from 'vitest';
import { layoutIds, layouts } from '../../../../src/app/harrow/layout.ts';
import type { Rect } from '../../../../src/app/stage.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { type CourseId, courseIds, lessonsOf } from '../../../../src/session/harrow/lessons/lessons.ts';
import { pointing } from '../../../../src/session/harrow/lessons/pointing.ts';
import { lessonPlaces, rectOfThing } from '../../../../src/ui/harrow/map/lesson-places.ts';

const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

const tables: Readonly<Record<CourseId, HarrowState>> = {
  night1: harrow.setup(nightConfig('night1'), 3),
  ch1: harrow.setup(completeConfig({ mode: 'ch1' }, 3), 3),
};

const cases = courseIds.flatMap((course) => layoutIds.map((id) => [course, id] as const));

describe.each(cases)('the oak speaks in %s on a %s', (course, id) => {
  const layout = layouts[id];
  const places = lessonPlaces[course];

  test('from a bubble that stays on the stage, however much it says', () => {
    for (const [side, { [id]: place }] of Object.entries(places)) {
      const [x, y, w, h] = place.room;
      const isInside = x >= 0 && y >= 0 && x + w <= layout.width && y + h <= layout.height && place.least <= h;
      expect([side, isInside]).toEqual([side, true]);
    }
  });

  test.each(lessonsOf(course))('%s without covering what it points at', (lesson) => {
    const { at, side } = pointing[lesson];
    for (const thing of at) {
      for (const seat of [0, 1]) {
        const rect = rectOfThing(layout, tables[course], seat, thing);
        expect([thing, overlap(places[side][id].room, rect)]).toEqual([thing, false]);
      }
    }
  });

  test('beside the fight, not over those who fight, their odds or the steps', () => {
    const { attacker, defender, odds, steps, prompt } = layout.battle;
    for (const panel of [attacker, defender, odds, prompt, ...(steps ? [steps] : [])]) {
      expect([panel, overlap(places.battle[id].room, panel)]).toEqual([panel, false]);
    }
  });
});

describe.each(layoutIds)('chapter 1 is taught on a %s', (id) => {
  const { map } = layouts[id];
  const { left, right } = lessonPlaces.ch1;

  test('with the jars free while one is to be broken, and the county free while hexes are lit', () => {
    expect(overlap(left[id].room, map.cupboard)).toBe(false);
    expect(overlap(right[id].room, map.sheet)).toBe(false);
    expect(overlap(right[id].room, map.chooser)).toBe(false);
  });

  test('with the ring around the jars inside the cupboard', () => {
    for (const seat of [0, 1]) {
      const [x, y, w, h] = rectOfThing(layouts[id], tables.ch1, seat, 'jars');
      const [cx, cy, cw, ch] = map.cupboard;
      expect([x >= cx, y >= cy, x + w <= cx + cw, y + h <= cy + ch]).toEqual([true, true, true, true]);
    }
  });
});
