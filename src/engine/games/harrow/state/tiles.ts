import type { hiddenCard } from './cards.ts';

/** HC-BON-6 */
export const tileIds = [
  'b_lantern',
  'b_move',
  'b_spawn',
  'b_strengthen',
  'b_card_cycle',
  'b_wild',
  'b_move_legend',
  'b_spoon_back',
  'b_first_scroll',
] as const;
export type TileId = (typeof tileIds)[number];

export type SeenTile = TileId | typeof hiddenCard;

/** HC-BON-2: a tile in its slot; used, it lies face down until the round ends. */
export interface SlotTile {
  readonly tile: TileId;
  used: boolean;
}
