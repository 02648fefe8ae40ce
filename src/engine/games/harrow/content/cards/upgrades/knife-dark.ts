import type { Upgrade } from '../card.ts';

/** A STRENGTHEN; the next attack has two majority cubes, the opponent none (HC-CARD-6). */
export const knifeDark: Upgrade = {
  id: 'u_knife_dark',
  rule: 'HC-UPG-9',
  cost: 'strengthen',
  arms: true,
  activate(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [0, 0, 1], any: 0, one: true });
  },
};
