import type { Upgrade } from '../card.ts';

/** Two STRENGTHEN (HC-EX-34). */
export const soundFury: Upgrade = {
  id: 'u_sound_fury',
  rule: 'HC-UPG-7',
  cost: 'strengthen',
  activate(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [0, 0, 2], any: 0, one: true });
  },
};
