import { hesterSeat } from '../../state.ts';
import { loseSolo, soloTurns } from '../solo/solo.ts';
import type { Order } from './order.ts';

/** HC-SOLO-20: every turn is a round and Hester's; HC-3P-2: there is no lantern. */
export const alone: Order = {
  turns: soloTurns,
  lanternPlaysOn: false,

  beginTurn(s) {
    s.flow.push({ kind: 'solo', seat: hesterSeat, step: 1 });
  },

  next: () => hesterSeat,

  passRound(s) {
    s.active = hesterSeat;
  },

  // HC-SOLO-51
  endGame(s, emit) {
    loseSolo(s, 'points', emit);
  },
};
