import { effectFrame } from '../../../flow.ts';
import { canUseAny } from '../../../rules/usable.ts';
import { opponent } from '../../../state/players.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

/** One STRENGTHEN, SPAWN and MOVE; then one more of any, with fewer cubes on the battleground than the opponent. */
export const ragingMad: Tactic = {
  id: 't_raging_mad',
  rule: 'HC-TAC-2',
  canPlay: (s, seat) => canUseAny(s, seat, 1),
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_raging_mad'));
    s.flow.push({ kind: 'points', seat, points: [1, 1, 1], any: 0 });
  },
  effect: {
    settle(s, { seat }) {
      close(s);
      if (s.seats[seat].cubes < s.seats[opponent(seat)].cubes) {
        s.flow.push({ kind: 'points', seat, points: [0, 0, 0], any: 1 });
      }
      return true;
    },
    options() {},
    apply() {},
  },
};
