import { expect, test } from 'vitest';
import { layouts } from '../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../src/app/harrow/layout-ids.ts';
import { canZoom, closeView, panned } from '../../../src/app/harrow/map-view.ts';

const small = layoutIds.map((id) => layouts[id]).filter(canZoom);

test('there are layouts small enough to be enlarged', () => {
  expect(small.length).toBeGreaterThan(0);
});

test.each(small)(
  'the middle of the sheet stays in its middle, a corner comes as near as the sheet reaches',
  (layout) => {
    const [sx, sy, sw, sh] = layout.map.sheet;
    const middle = { x: sx + sw / 2, y: sy + sh / 2 };
    const centred = closeView(layout, middle);
    expect(centred.scale * middle.x + centred.x).toBeCloseTo(middle.x);
    expect(centred.scale * middle.y + centred.y).toBeCloseTo(middle.y);

    const corner = closeView(layout, { x: sx + sw, y: sy });
    expect(corner.scale * (sx + sw) + corner.x).toBeCloseTo(sx + sw);
    expect(corner.scale * sy + corner.y).toBeCloseTo(sy);
  },
);

test.each(small)('a finger drags the sheet, but not off its place', (layout) => {
  const [sx, sy, sw, sh] = layout.map.sheet;
  const view = closeView(layout, { x: sx + sw / 2, y: sy + sh / 2 });
  const near = panned(layout, view, 3, -2);
  expect([near.x, near.y]).toEqual([view.x + 3, view.y - 2]);
  const far = panned(layout, view, 9999, -9999);
  expect(far.scale * sx + far.x).toBeCloseTo(sx);
  expect(far.scale * (sy + sh) + far.y).toBeCloseTo(sy + sh);
});
