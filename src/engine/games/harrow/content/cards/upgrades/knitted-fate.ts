import type { Upgrade } from '../card.ts';

/** A STRENGTHEN; the next attack reaches two hexes farther (HC-CARD-6). */
export const knittedFate: Upgrade = {
  id: 'u_knitted_fate',
  rule: 'HC-UPG-8',
  cost: 'strengthen',
  arms: true,
  activate(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [0, 0, 1], any: 0, one: true });
  },
};
