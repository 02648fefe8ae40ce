import { fairSeat, hesterSeat, opponent } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { hasQueen, requireFair } from '../fair/fair.ts';
import { endSpells } from '../fair/truce.ts';
import { beginFairTurn } from '../fair/turn.ts';
import { scoresOf } from '../hester/hester.ts';
import { beginHestersTurn } from '../hester/roots.ts';
import { pointsToEnd } from '../points-to-end.ts';
import { duel } from './duel.ts';
import { type Order, turnsPerSeat } from './order.ts';

/** HC-FAIR-10: their turn comes before the faction's, which is remembered meanwhile. */
function beforeTurnOf(s: HarrowState, seat: number): number {
  requireFair(s).next = seat;
  return fairSeat;
}

/** What is alike in games of three and of four. */
const among: Order = {
  ...duel,

  beginTurn(s, emit) {
    if (s.active === fairSeat) beginFairTurn(s, emit);
    else if (s.active === hesterSeat) beginHestersTurn(s, emit);
    else duel.beginTurn(s, emit);
  },

  closeTurn(s, emit) {
    requireFair(s).crept = [];
    endSpells(s, [s.active], emit);
  },

  passRound(s) {
    s.lantern = opponent(s.lantern);
    s.active = beforeTurnOf(s, s.lantern);
  },

  // HC-FAIR-50: the best faction, if one has the points, and the Fair Folk with the queen
  endGame(s, emit) {
    const points = s.seats.map((seat) => seat.points);
    if (Math.max(...points) >= pointsToEnd) {
      duel.endGame(s, () => {});
      const tie = points[0] === points[1];
      if (s.result && hasQueen(s)) s.result = { ...s.result, also: fairSeat };
      if (s.result) emit({ type: 'gameOver', result: s.result, tie });
      return;
    }
    s.result = { winner: fairSeat, scores: scoresOf(s) };
    emit({ type: 'gameOver', result: s.result, tie: false });
  },
};

/** HC-FAIR-10, 12: Fair Folk, seat 1, Fair Folk, seat 2; whoever takes the lantern plays on, after the Fair Folk. */
export const fairThree: Order = {
  ...among,
  turns: 4 * turnsPerSeat,
  next: (s) => (s.active === fairSeat ? requireFair(s).next : beforeTurnOf(s, duel.next(s))),
};

/** HC-FAIR-11: Fair Folk, seat 1, Fair Folk, seat 2, Hester; HC-3P-4: a new lantern holder begins after Hester. */
export const fairFour: Order = {
  ...among,
  turns: 5 * turnsPerSeat,
  lanternPlaysOn: false,
  next(s) {
    if (s.active === fairSeat) return requireFair(s).next;
    if (s.active === hesterSeat) return beforeTurnOf(s, s.lantern);
    return s.turn % 5 === 1 ? beforeTurnOf(s, opponent(s.active)) : hesterSeat;
  },
};
