import { turnsPerRound, turnsPerSeat } from '../../../engine/games/harrow/rules/round.ts';
import { type HarrowState, opponent } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** Who has the present turn and, as things stand, the turns after it in this round (HC-RND-2, HC-BON-20). */
export function turnsToCome(s: HarrowState): Seat[] {
  if (s.turn >= turnsPerRound) return [];
  const begun = s.seats.map((seat) => seat.turns);
  // Between two rounds nobody has begun the turn that is next.
  if (begun.reduce((sum, n) => sum + n, 0) === s.turn) begun[s.active]++;
  const order: Seat[] = [s.active];
  while (s.turn + order.length < turnsPerRound) {
    const last = order[order.length - 1];
    const wanted = order.length === 1 && s.effects.again ? last : opponent(last);
    const next = begun[wanted] < turnsPerSeat ? wanted : opponent(wanted);
    begun[next]++;
    order.push(next);
  }
  return order;
}
