import { turnsPerSeat } from '../../../engine/games/harrow/rules/order/order.ts';
import { turnsPerRound } from '../../../engine/games/harrow/rules/round.ts';
import { fairSeat, hesterSeat, opponent } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { isBeforeRound } from '../../../session/harrow/deciding.ts';

/** HC-3P-1: the lantern holder, the other faction, Hester, by turns. */
function triples(s: HarrowState, turns: number): Seat[] {
  const order: Seat[] = [s.active];
  for (let turn = s.turn + 1; turn < turns; turn++) {
    const last = order[order.length - 1];
    if (turn % 3 === 2) order.push(hesterSeat);
    else order.push(turn % 3 === 1 ? opponent(last) : s.lantern);
  }
  return order;
}

/** HC-FAIR-10, 11: the turns to come of the present turn of the table: the Fair Folk before each faction, Hester last. */
function cycle(s: HarrowState, next: Seat): Seat[] {
  const length = s.hester ? 5 : 4;
  const isTheirs = s.active === fairSeat;
  const first = isTheirs ? next : s.active;
  const second = s.effects.again && !isTheirs ? first : opponent(first);
  const whole = [fairSeat, first, fairSeat, second, hesterSeat];
  const place = s.turn % length;
  if (place === 0) return whole.slice(0, length);
  if (s.active === hesterSeat) return [hesterSeat];
  const rest = place === 1 ? [first, fairSeat, second] : isTheirs ? [fairSeat, first] : [first];
  return s.hester ? [...rest, hesterSeat] : rest;
}

/** Turns of the present cycle that are over. */
export function turnsBehind(s: HarrowState): number {
  if (!s.fair) return s.turn;
  return s.turn % (s.hester ? 5 : 4);
}

/** Who has the present turn and, as things stand, the turns after it in this round (HC-RND-2, HC-BON-20). */
export function turnsToCome(s: HarrowState): Seat[] {
  const turns = turnsPerRound(s.config.mode);
  if (s.turn >= turns) return [];
  if (s.fair) return cycle(s, s.fair.next);
  if (s.hester) return triples(s, turns);
  const begun = s.seats.map((seat) => (isBeforeRound(s) ? 0 : seat.turns));
  // Between two rounds nobody has begun the turn that is next.
  if (sum(begun) === s.turn) begun[s.active]++;
  const order: Seat[] = [s.active];
  while (s.turn + order.length < turns) {
    const last = order[order.length - 1];
    const wanted = order.length === 1 && s.effects.again ? last : opponent(last);
    const next = begun[wanted] < turnsPerSeat ? wanted : opponent(wanted);
    begun[next]++;
    order.push(next);
  }
  return order;
}
