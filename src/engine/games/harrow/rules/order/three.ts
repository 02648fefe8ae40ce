import { hesterSeat, opponent } from '../../state/players.ts';
import { beginHestersTurn } from '../hester/roots.ts';
import { duel } from './duel.ts';
import { type Order, turnsPerSeat } from './order.ts';

/** HC-3P-1, 4: in each triple the lantern holder begins, the other faction follows, Hester ends it. */
export const three: Order = {
  ...duel,
  turns: 3 * turnsPerSeat,
  // HC-3P-4: Hester comes next, and the new holder begins after her
  lanternPlaysOn: false,

  beginTurn(s, emit) {
    if (s.active === hesterSeat) beginHestersTurn(s, emit);
    else duel.beginTurn(s, emit);
  },

  next(s) {
    if (s.active === hesterSeat) return s.lantern;
    return s.turn % 3 === 0 ? opponent(s.active) : hesterSeat;
  },
};
