import { type Layout, type Terrain, terrainOf } from '../content/maps/layout.ts';
import { maps } from '../content/maps/maps.ts';
import type { Hex } from '../county.ts';
import type { HarrowState } from '../state.ts';

export function layoutOf(s: HarrowState): Layout {
  return maps[s.config.map];
}

export function isMountain(s: HarrowState, hex: Hex): boolean {
  return layoutOf(s).kinds[hex] === 'mountain';
}

export function terrainAt(s: HarrowState, hex: Hex): Terrain | undefined {
  return terrainOf(layoutOf(s), hex);
}

/** HC-MAP-10: printed storms and storm tokens are storms alike. */
export function hasStorm(s: HarrowState, hex: Hex): boolean {
  return s.storms[hex] > 0 || layoutOf(s).printedStorms[hex];
}

/** HC-ATK-3, HC-LEG-3: reach of a unit on this hex, without anybody's bonus. */
export function rangeFrom(s: HarrowState, hex: Hex): number {
  return isMountain(s, hex) ? 3 : 2;
}

/** HC-LEG-3, HC-TAC-15: reach of a unit of the seat whose turn it is. */
export function ownRange(s: HarrowState, hex: Hex): number {
  return rangeFrom(s, hex) + s.effects.range;
}
