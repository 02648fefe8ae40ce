import type { TileId } from '../../state/tiles.ts';
import { moveTile, spawnTile, strengthenTile } from './abilities.ts';
import { cardCycle } from './card-cycle.ts';
import { firstScroll } from './first-scroll.ts';
import { lantern } from './lantern.ts';
import { moveLegend } from './move-legend.ts';
import { spoonBack } from './spoon-back.ts';
import type { Tile } from './tile.ts';
import { wild } from './wild.ts';

export const tiles: Readonly<Record<TileId, Tile>> = {
  b_lantern: lantern,
  b_move: moveTile,
  b_spawn: spawnTile,
  b_strengthen: strengthenTile,
  b_card_cycle: cardCycle,
  b_wild: wild,
  b_move_legend: moveLegend,
  b_spoon_back: spoonBack,
  b_first_scroll: firstScroll,
};
