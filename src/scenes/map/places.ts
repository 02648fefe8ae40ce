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
