import type { Tactic } from '../card.ts';

/** Three MOVE for the legend alone, at the normal costs. */
export const overYonder: Tactic = {
  id: 't_over_yonder',
  rule: 'HC-TAC-13',
  canPlay: () => true,
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [3, 0, 0], any: 0, only: 'legend' });
  },
};
