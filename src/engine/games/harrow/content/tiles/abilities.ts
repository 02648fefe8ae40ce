import { canUse } from '../../rules/usable.ts';
import { type Ability, abilities, noPoints, type PerAbility } from '../../state/tokens.ts';
import type { Tile } from './tile.ts';

function onePointOf(ability: Ability): PerAbility {
  const points = noPoints();
  points[abilities.indexOf(ability)] = 1;
  return points;
}

const onePoint = (id: Tile['id'], rule: string, ability: Ability): Tile => ({
  id,
  rule,
  use(s, seat) {
    s.flow.push({ kind: 'points', seat, points: onePointOf(ability), any: 0, one: true });
  },
  isIdle: (s, seat) => !canUse(s, seat, onePointOf(ability), 0),
});

/** HC-BON-11 to 13: one point of an ability; no token is gained. */
export const moveTile = onePoint('b_move', 'HC-BON-11', 'move');
export const spawnTile = onePoint('b_spawn', 'HC-BON-12', 'spawn');
export const strengthenTile = onePoint('b_strengthen', 'HC-BON-13', 'strengthen');
