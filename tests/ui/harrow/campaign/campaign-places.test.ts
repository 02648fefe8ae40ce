import { describe, expect, test } from 'vitest';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import type { Rect } from '../../../../src/app/stage.ts';
import { nightIds } from '../../../../src/session/harrow/campaign/nights.ts';
import { burrowPlaces } from '../../../../src/ui/harrow/campaign/campaign-places.ts';

describe.each(layoutIds)('the nights under the oak on a %s', (id) => {
  const places = burrowPlaces(id);

  test('the night that waits is in the picture with its number and its plank', () => {
    for (const night of nightIds) {
      const [x, y, w, h] = places.nights[night].target('open');
      const isClear = x + w <= places.story[0] || y + h <= places.story[1];
      expect([night, x >= 0, isClear, y + h <= places.progress[1]]).toEqual([night, true, true, true]);
      const [nx] = places.nights[night].number('open');
      expect([night, nx - 18 * places.plate > 24 * places.plate]).toEqual([night, true]);
    }
  });

  test('no burrow lies under the papers or under another one', () => {
    const targets = nightIds.map((night) => places.nights[night].target('won'));
    const papers = [places.story, places.progress];
    const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
      ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
    targets.forEach((target, i) => {
      for (const other of [...papers, ...targets.slice(i + 1)])
        expect([target, overlap(target, other)]).toEqual([target, false]);
    });
  });
});
