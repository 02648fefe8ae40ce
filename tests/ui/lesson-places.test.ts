import { describe, expect, test } from 'vitest';
import { lessonIds } from '../../src/session/campaign/lessons.ts';
import { layoutIds, layouts, type Rect } from '../../src/ui/layout.ts';
import { lessonPlaces, pointing, rectOfThing } from '../../src/ui/lesson-places.ts';

const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

describe.each(layoutIds)('the oak speaks on a %s', (id) => {
  const layout = layouts[id];
  const places = lessonPlaces[id];

  test('from a bubble that stays on the stage, however much it says', () => {
    for (const [side, { room, least }] of Object.entries(places)) {
      const [x, y, w, h] = room;
      const isInside = x >= 0 && y >= 0 && x + w <= layout.width && y + h <= layout.height && least <= h;
      expect([side, isInside]).toEqual([side, true]);
    }
  });

  test.each(lessonIds)('%s without covering what it points at', (lesson) => {
    const { at, side } = pointing[lesson];
    for (const thing of at) {
      expect([thing, overlap(places[side].room, rectOfThing(layout, thing))]).toEqual([thing, false]);
    }
  });

  test('beside the fight, not over those who fight, their odds or the steps', () => {
    const { attacker, defender, odds, steps, prompt } = layout.battle;
    for (const panel of [attacker, defender, odds, prompt, ...(steps ? [steps] : [])]) {
      expect([panel, overlap(places.battle.room, panel)]).toEqual([panel, false]);
    }
  });
});
