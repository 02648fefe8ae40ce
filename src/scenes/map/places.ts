import { county, type Hex } from '../../engine/games/harrow/county.ts';
import { toPixel } from '../../engine/kit/hex.ts';
import type { Layout } from '../../ui/layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre of a hex on the screen. */
export function hexCentre(layout: Layout, hex: Hex): Point {
  const { x, y } = toPixel(county[hex], layout.map.hexSide);
  return { x: layout.map.centre[0] + x, y: layout.map.centre[1] + y };
}

/** Where haints stand (their feet, for a hex of side 49), by their number, without and beside a legend. */
const alone: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 26 }],
  [
    { x: -18, y: 20 },
    { x: 18, y: 26 },
  ],
  [
    { x: 0, y: 8 },
    { x: -21, y: 28 },
    { x: 21, y: 30 },
  ],
  [
    { x: -20, y: 6 },
    { x: 20, y: 8 },
    { x: -20, y: 32 },
    { x: 20, y: 34 },
  ],
];

const besideLegend: readonly (readonly Point[])[] = [
  [],
  [{ x: -24, y: 36 }],
  [
    { x: -24, y: 36 },
    { x: 24, y: 36 },
  ],
  [
    { x: -27, y: 34 },
    { x: 27, y: 34 },
    { x: 0, y: 40 },
  ],
];

export const legendFeet: Point = { x: 0, y: 12 };

export function haintFeet(count: number, hasLegend: boolean): readonly Point[] {
  const table = hasLegend ? besideLegend : alone;
  return table[Math.min(count, table.length - 1)];
}
