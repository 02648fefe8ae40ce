import { type Ability, abilities, noPoints } from '../../state.ts';
import type { Tile } from './tile.ts';

const onePoint = (id: Tile['id'], rule: string, ability: Ability): Tile => ({
  id,
  rule,
  use(s, seat) {
    const points = noPoints();
    points[abilities.indexOf(ability)] = 1;
    s.flow.push({ kind: 'points', seat, points, any: 0, one: true });
  },
});

/** HC-BON-11 to 13: one point of an ability; no token is gained. */
export const moveTile = onePoint('b_move', 'HC-BON-11', 'move');
export const spawnTile = onePoint('b_spawn', 'HC-BON-12', 'spawn');
export const strengthenTile = onePoint('b_strengthen', 'HC-BON-13', 'strengthen');
