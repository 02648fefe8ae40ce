import type { WoodId } from './wood-places.ts';

/** Where the tree of a battle stands: x = ox + k u, y = oy + k v for a point (u, v) of the tower. */
export interface BattleTower {
  readonly ox: number;
  readonly oy: number;
  readonly k: number;
}

/** The painter of the battlefield and the scene that throws the dice both look here. */
export const battleTowers: Readonly<Record<WoodId, BattleTower>> = {
  desktop: { ox: 488, oy: 58, k: 0.84 },
  tablet: { ox: 389, oy: 120, k: 0.68 },
  phone: { ox: 341, oy: 14, k: 0.45 },
  upright: { ox: 104, oy: 216, k: 0.5 },
};
