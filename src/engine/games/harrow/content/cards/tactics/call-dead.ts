import { canSpawn } from '../../../rules/usable.ts';
import { rowValue } from '../../tracks.ts';
import type { Tactic } from '../card.ts';

/** SPAWN up to half the value of the row, rounded up (HC-EX-7). */
export const callDead: Tactic = {
  id: 't_call_dead',
  rule: 'HC-TAC-8',
  canPlay: canSpawn,
  play(s, seat) {
    const value = Math.ceil(rowValue(s.seats[seat].rows, 'spawn') / 2);
    s.flow.push({ kind: 'points', seat, points: [0, value, 0], any: 0 });
  },
};
