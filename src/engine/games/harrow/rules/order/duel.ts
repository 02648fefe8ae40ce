import { opponent } from '../../state/players.ts';
import { scoresOf } from '../hester/hester.ts';
import { type Order, turnsPerSeat } from './order.ts';

/** HC-RND-2: the two factions by turns. */
export const duel: Order = {
  turns: 2 * turnsPerSeat,
  lanternPlaysOn: true,

  beginTurn(s, emit) {
    s.seats[s.active].turns++;
    s.flow.push({ kind: 'turn', seat: s.active, acted: false });
    emit({ type: 'turnBegan', seat: s.active, round: s.round, turn: s.turn });
  },

  // HC-BON-20: whoever took the lantern plays on at once; nobody has more than three turns
  next(s) {
    const other = opponent(s.active);
    const first = s.effects.again ? s.active : other;
    return s.seats[first].turns < turnsPerSeat ? first : opponent(first);
  },

  passRound(s) {
    s.lantern = opponent(s.lantern);
    s.active = s.lantern;
  },

  // HC-PH2-2, HC-HEND-2: the best faction wins, the lantern decides a tie
  endGame(s, emit) {
    const points = s.seats.map((seat) => seat.points);
    const best = Math.max(...points);
    const tie = points.filter((each) => each === best).length > 1;
    const result = { winner: tie ? s.lantern : points.indexOf(best), scores: scoresOf(s) };
    s.result = result;
    emit({ type: 'gameOver', result, tie });
  },
};
