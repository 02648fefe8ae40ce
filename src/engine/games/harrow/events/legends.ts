import type { Seat } from '../../../kernel/game.ts';
import type { Terrain } from '../content/maps/layout.ts';
import type { Hex } from '../county.ts';
import type { LegendId } from '../state/players.ts';
import type { Nail } from '../state.ts';

/** What the legends can do besides. */
export type LegendEvent =
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly legend: LegendId }
  | ({ readonly type: 'nailDriven' } & Nail)
  | ({ readonly type: 'nailLifted' } & Nail)
  | { readonly type: 'goadPlaced'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'goadTaken'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'goadLost'; readonly hex: Hex }
  | { readonly type: 'ragePlaced'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'cubesStored'; readonly seat: Seat; readonly cubes: number }
  | { readonly type: 'cubesReturned'; readonly seat: Seat; readonly cubes: number }
  /** `terrain`: the colour, where the cubes are Hester's. */
  | {
      readonly type: 'cubesBanished';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly cubes: number;
      readonly terrain?: Terrain;
    }
  | { readonly type: 'banishedBack'; readonly owner: Seat; readonly cubes: number }
  | { readonly type: 'rangeGrown'; readonly seat: Seat };
