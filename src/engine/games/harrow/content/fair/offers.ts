import type { OfferId } from '../../state/fair.ts';
import { moveAnyHaint, moveEnemyHaint, moveOnce, strengthenOnce } from './offers/haints.ts';
import { moveTwice, spawnOnce, spawnTwice, strengthenTwice } from './offers/hester-gifts.ts';
import type { Offer } from './offers/offer.ts';
import { drawOne, nothing } from './offers/plain.ts';
import { moveTwoLegends } from './offers/two-legends.ts';

export const offers: Readonly<Record<OfferId, Offer>> = {
  o_draw_card: drawOne,
  o_nothing: nothing,
  o_move_enemy_haint: moveEnemyHaint,
  o_move_any_haint: moveAnyHaint,
  o_spawn1: spawnOnce,
  o_spawn2: spawnTwice,
  o_move2: moveTwice,
  o_strengthen2: strengthenTwice,
  o_move1: moveOnce,
  o_strengthen1: strengthenOnce,
  o_move_two_legends: moveTwoLegends,
};
