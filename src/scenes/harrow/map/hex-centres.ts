import type { Layout } from '../../../app/harrow/layout.ts';
import { county, type Hex } from '../../../engine/games/harrow/county.ts';
import { toPixel } from '../../../engine/kit/hex.ts';
import { pieceScale } from './scale.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre of a hex on the screen. */
export function hexCentre(layout: Layout, hex: Hex): Point {
  const { x, y } = toPixel(county[hex], layout.map.hexSide);
  return { x: layout.map.centre[0] + x, y: layout.map.centre[1] + y };
}

/** A place in a hex, the offset being given for a side of 49. */
export function standAt(layout: Layout, hex: Hex, { x, y }: Point): Point {
  const centre = hexCentre(layout, hex);
  const { spread } = pieceScale(layout);
  return { x: centre.x + x * spread, y: centre.y + y * spread };
}

/** A nail's head looks out at its unit's feet. */
export function nailAt(layout: Layout, hex: Hex, feet: Point): Point {
  return standAt(layout, hex, { x: feet.x + 9, y: feet.y + 5 });
}

/** Corners of a hex of this side round a point. */
export function hexCorners(side: number, { x, y }: Point = { x: 0, y: 0 }): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + side * Math.cos((i * Math.PI) / 3),
    y: y + side * Math.sin((i * Math.PI) / 3),
  }));
}
