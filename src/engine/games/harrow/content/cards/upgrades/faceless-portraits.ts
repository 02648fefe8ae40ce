import type { Upgrade } from '../card.ts';

/** Two SPAWN. */
export const facelessPortraits: Upgrade = {
  id: 'u_faceless_portraits',
  rule: 'HC-UPG-4',
  cost: 'spawn',
  activate(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [0, 2, 0], any: 0, one: true });
  },
};
