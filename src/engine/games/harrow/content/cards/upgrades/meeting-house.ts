import type { Upgrade } from '../card.ts';

/** Two MOVE. */
export const meetingHouse: Upgrade = {
  id: 'u_meeting_house',
  rule: 'HC-UPG-1',
  cost: 'move',
  activate(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [2, 0, 0], any: 0, one: true });
  },
};
