import { strengthenOnce } from '../../../rules/strengthening.ts';
import type { Upgrade } from '../card.ts';

/** A STRENGTHEN; the next attack has two majority cubes, the opponent none (HC-CARD-6). */
export const knifeDark: Upgrade = {
  id: 'u_knife_dark',
  rule: 'HC-UPG-9',
  cost: 'strengthen',
  arms: { majority: 2 },
  activate: strengthenOnce,
};
