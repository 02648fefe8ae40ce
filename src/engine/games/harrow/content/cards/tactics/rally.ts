import { rowValue } from '../../tracks.ts';
import type { Tactic } from '../card.ts';

/** STRENGTHEN up to half the value of the row, rounded up. */
export const rally: Tactic = {
  id: 't_rally',
  rule: 'HC-TAC-11',
  canPlay: (s, seat) => s.seats[seat].cubesLeft > 0,
  play(s, seat) {
    const value = Math.ceil(rowValue(s.seats[seat].rows, 'strengthen') / 2);
    s.flow.push({ kind: 'points', seat, points: [0, 0, value], any: 0 });
  },
};
