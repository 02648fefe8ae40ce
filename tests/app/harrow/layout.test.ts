import { describe, expect, test } from 'vitest';
import { type Layout, layoutFor, layouts } from '../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../src/app/harrow/layout-ids.ts';
import type { Rect } from '../../../src/app/stage.ts';
import { county } from '../../../src/engine/games/harrow/county.ts';
import { toPixel } from '../../../src/engine/kit/hex.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

function cornersOfHex({ map }: Layout, hex: number): Point[] {
  const { x, y } = toPixel(county[hex], map.hexSide);
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: map.centre[0] + x + map.hexSide * Math.cos((i * Math.PI) / 3),
    y: map.centre[1] + y + map.hexSide * Math.sin((i * Math.PI) / 3),
  }));
}

function cornersOf([x, y, w, h]: Rect): Point[] {
  return [x, x + w].flatMap((px) => [y, y + h].map((py) => ({ x: px, y: py })));
}

/** Directions across the edges of a rectangle and of a flat-topped hex. */
const axes = [0, 30, 90, 150].map((degrees) => (degrees * Math.PI) / 180);

/** Convex shapes overlap unless some direction parts them. */
function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return axes.every((angle) => {
    const along = ({ x, y }: Point) => x * Math.cos(angle) + y * Math.sin(angle);
    const [p, q] = [a.map(along), b.map(along)];
    return Math.max(...p) > Math.min(...q) && Math.max(...q) > Math.min(...p);
  });
}

describe.each(layoutIds)('the map on a %s', (id) => {
  const layout = layouts[id];

  test('the question who goes covers no hex', () => {
    const covered = county.flatMap((_, hex) =>
      overlap(cornersOfHex(layout, hex), cornersOf(layout.map.chooser)) ? [hex + 1] : [],
    );
    expect(covered).toEqual([]);
  });

  test('the reason of a refusal covers no hex', () => {
    const covered = county.flatMap((_, hex) =>
      overlap(cornersOfHex(layout, hex), cornersOf(layout.map.notice)) ? [hex + 1] : [],
    );
    expect(covered).toEqual([]);
  });

  test('a button covers no hex', () => {
    const places = Object.values(layout.map.buttons).flatMap((place): Rect[] =>
      place ? [[place[0] - 22, place[1] - 22, 44, 44]] : [],
    );
    const covered = county.flatMap((_, hex) =>
      places.some((place) => overlap(cornersOfHex(layout, hex), cornersOf(place))) ? [hex + 1] : [],
    );
    expect(covered).toEqual([]);
  });
});

test.each([
  [1280, 720, 'desktop'],
  [1920, 1080, 'desktop'],
  [1024, 768, 'tablet'],
  [844, 390, 'phone'],
  [390, 844, 'upright'],
  [360, 640, 'upright'],
  [390, 664, 'upright'],
  [540, 900, 'upright'],
  [768, 1024, 'upright-tablet'],
  [820, 1180, 'upright-tablet'],
])('a window of %i x %i has the layout of a %s', (width, height, id) => {
  expect(layoutFor(width, height).id).toBe(id);
});
