import type { Upgrade } from '../card.ts';

/** A SPAWN; every SPAWN of this turn may be anywhere in the legend's range. */
export const distantStirring: Upgrade = {
  id: 'u_distant_stirring',
  rule: 'HC-UPG-5',
  cost: 'spawn',
  activate(s, seat) {
    s.effects.farSpawn = true;
    s.flow.push({ kind: 'points', seat, points: [0, 1, 0], any: 0, one: true });
  },
};
