import { turnSpoonBack } from '../../rules/scoring.ts';
import type { Tile } from './tile.ts';

/** HC-BON-17 */
export const spoonBack: Tile = {
  id: 'b_spoon_back',
  rule: 'HC-BON-17',
  use: turnSpoonBack,
  isIdle: (s, seat) => s.seats[seat].spoon === 1,
};
