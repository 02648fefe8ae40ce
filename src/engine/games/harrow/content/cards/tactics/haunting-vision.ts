import { noPoints } from '../../../state.ts';
import type { Tactic } from '../card.ts';

const most = 3;

/** After the jar's action: up to three wild tokens act (HC-TAC-20). */
export const hauntingVision: Tactic = {
  id: 't_haunting_vision',
  rule: 'HC-TAC-12',
  afterAction: true,
  canPlay: (s, seat) => s.seats[seat].wild > 0,
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: noPoints(), any: Math.min(most, s.seats[seat].wild) });
  },
};
