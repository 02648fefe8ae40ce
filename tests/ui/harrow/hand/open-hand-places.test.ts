import { describe, expect, test } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { isNarrow, openPlaces } from '../../../../src/ui/harrow/hand/open-hand-places.ts';

const cardWidth = 119;
/** A finger finds it. */
const touchable = 44;
/** A tablet shows its layout larger than it is given. */
const onScreen = {
  desktop: 1,
  tablet: 1,
  phone: 1,
  upright: 1,
  'upright-tablet': 768 / layouts['upright-tablet'].width,
};

describe.each(layoutIds.filter((id) => !isNarrow(layouts[id].width)))('an open hand on a %s', (id) => {
  const layout = layouts[id];

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i cards lie on the stage, one of them whole', (count) => {
    const { scale, edge } = openPlaces(layout, [count]);
    const folded = edge ?? cardWidth * scale;
    expect(cardWidth * scale + folded * (count - 1)).toBeLessThan(layout.width);
    expect(folded).toBeGreaterThanOrEqual(touchable);
    expect(scale).toBeGreaterThanOrEqual(1.5);
  });

  test.each([
    [3, 1],
    [2, 2],
    [1, 3],
  ])("of Hester's cards %i face up and %i in hand are all whole", (open, held) => {
    const { scale, edge } = openPlaces(layout, [open, held]);
    expect(edge).toBeUndefined();
    const rows = id === 'phone' ? [open + held] : [open, held];
    for (const count of rows) expect(cardWidth * scale * count).toBeLessThan(layout.width);
    expect(rows.length * (170 * scale + 40)).toBeLessThan(layout.height);
  });
});

describe.each(layoutIds.filter((id) => isNarrow(layouts[id].width)))('an open hand on a %s', (id) => {
  const layout = layouts[id];

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i cards lie one over the other, one of them whole', (count) => {
    const { scale, edge = touchable } = openPlaces(layout, [count]);
    expect(edge).toBeGreaterThanOrEqual(touchable);
    expect(170 * scale + (edge + 6) * (count - 1) + 2 * touchable).toBeLessThan(layout.height);
    expect(scale * onScreen[id]).toBeGreaterThanOrEqual(1.5);
  });
});

test('a small hand is shown as large as the screen allows', () => {
  expect(openPlaces(layouts.desktop, [2]).scale).toBeGreaterThan(openPlaces(layouts.desktop, [2, 2]).scale);
  expect(openPlaces(layouts.phone, [2]).scale).toBeGreaterThan(openPlaces(layouts.phone, [4]).scale);
});
