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

/** Corners of a hex of this side round a point. */
export function hexCorners(side: number, { x, y }: Point = { x: 0, y: 0 }): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + side * Math.cos((i * Math.PI) / 3),
    y: y + side * Math.sin((i * Math.PI) / 3),
  }));
}
