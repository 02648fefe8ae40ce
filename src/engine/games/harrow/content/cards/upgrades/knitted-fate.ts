import { strengthenOnce } from '../../../rules/strengthening.ts';
import type { Upgrade } from '../card.ts';

/** A STRENGTHEN; the next attack reaches two hexes farther (HC-CARD-6). */
export const knittedFate: Upgrade = {
  id: 'u_knitted_fate',
  rule: 'HC-UPG-8',
  cost: 'strengthen',
  arms: { range: 2 },
  activate: strengthenOnce,
};
