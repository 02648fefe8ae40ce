import { effectFrame } from '../../../flow.ts';
import { opponent } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

const most = 3;

/** Up to three cubes of the opponent leave the battleground until the end of the turn. */
export const banish: Tactic = {
  id: 't_banish',
  rule: 'HC-TAC-16',
  canPlay: (s, seat) => s.seats[opponent(seat)].cubes > 0,
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_banish'));
  },
  effect: {
    options(s, { seat }, out) {
      const { cubes } = s.seats[opponent(seat)];
      for (let n = 1; n <= Math.min(most, cubes); n++) out.push({ type: 'choose', option: String(n) });
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'choose') return;
      const owner = opponent(seat);
      const cubes = Number(action.option);
      close(s);
      s.seats[owner].cubes -= cubes;
      s.effects.banished[owner] += cubes;
      emit({ type: 'cubesBanished', seat, owner, cubes });
    },
  },
};
