import { describe, expect, test } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { hesterRailPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
import { cardRect, soloPlaces } from '../../../../src/ui/harrow/map/solo-rail-places.ts';

describe.each(layoutIds)('the solo board on a %s', (id) => {
  test('the card lies on the board', () => {
    const [left, top, width, height] = hesterRailPlaces[id].solo.board;
    const [x, y, w, h] = cardRect(soloPlaces(id), [left, top]);
    expect(x).toBeGreaterThanOrEqual(left);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(x + w).toBeLessThanOrEqual(left + width);
    expect(y + h).toBeLessThanOrEqual(top + height);
  });

  test('small pictures are for the phone', () => expect(soloPlaces(id).small).toBe(layouts[id].isTight));
});
