import { hesterSeat } from '../../state/players.ts';
import { loseSolo, requireCard, requireSolo, soloTurns } from '../solo/solo.ts';
import type { Order } from './order.ts';

/** HC-SOLO-20: every turn is a round and Hester's; HC-3P-2: there is no lantern. */
export const alone: Order = {
  turns: soloTurns,
  lanternPlaysOn: false,

  beginTurn(s) {
    s.flow.push({ kind: 'solo', seat: hesterSeat, step: 1 });
  },

  next: () => hesterSeat,

  // HC-SOLO-20: the card of the turn goes to the discard pile
  closeRound(s) {
    const solo = requireSolo(s);
    solo.discard.push(requireCard(s));
    solo.exchanged = false;
    // The last to come goes first: so the engine of the language need not rebuild the object.
    delete solo.goal;
    delete solo.active;
    delete solo.card;
  },

  // HC-SOLO-51
  endGame(s, emit) {
    loseSolo(s, 'points', emit);
  },
};
