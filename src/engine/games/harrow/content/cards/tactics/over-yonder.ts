import { canMove } from '../../../rules/usable.ts';
import type { Tactic } from '../card.ts';

const steps = 3;

/** Three MOVE for the legend alone, at the normal costs. */
export const overYonder: Tactic = {
  id: 't_over_yonder',
  rule: 'HC-TAC-13',
  canPlay: (s, seat) => canMove(s, seat, steps, true),
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: [steps, 0, 0], any: 0, only: 'legend' });
  },
};
