import type { Emit } from '../action.ts';
import { brambles } from '../county.ts';
import { type HarrowState, opponent } from '../state.ts';
import { hasUnits } from './occupancy.ts';
import { score } from './scoring.ts';

/** HC-RND-2: three turns each, by turns. */
export const turnsPerRound = 6;

/** HC-PH2-2 */
export const pointsToEnd = 7;

export function beginTurn(s: HarrowState, emit: Emit): void {
  s.flow.push({ kind: 'turn', seat: s.active, acted: false });
  emit({ type: 'turnBegan', seat: s.active, round: s.round, turn: s.turn });
}

function endGame(s: HarrowState, emit: Emit): void {
  const scores = s.seats.map((seat) => seat.points);
  const best = Math.max(...scores);
  const tie = scores.filter((points) => points === best).length > 1;
  // HC-PH2-2: the lantern decides a tie
  const result = { winner: tie ? s.lantern : scores.indexOf(best), scores };
  s.result = result;
  emit({ type: 'gameOver', result, tie });
}

/** HC-RND-5: brambles, end of the game, lantern, jars. */
function endRound(s: HarrowState, emit: Emit): void {
  s.seats.forEach((_, seat) => {
    if (hasUnits(s, seat, brambles)) score(s, seat, 1, 'brambles', emit);
  });
  emit({ type: 'roundEnded', round: s.round, points: s.seats.map((seat) => seat.points) });
  if (s.seats.some((seat) => seat.points >= pointsToEnd)) {
    endGame(s, emit);
    return;
  }
  s.lantern = opponent(s.lantern);
  for (const seat of s.seats) {
    seat.jars = [true, true, true, true];
    seat.attacked = false;
  }
  s.round++;
  s.turn = 0;
  s.active = s.lantern;
  emit({ type: 'roundBegan', round: s.round, lantern: s.lantern });
}

/** After a turn's clean-up: the other seat's turn, or the end of the round. */
export function finishTurn(s: HarrowState, emit: Emit): void {
  s.turn++;
  if (s.turn < turnsPerRound) s.active = opponent(s.active);
  else endRound(s, emit);
  if (s.result === undefined) beginTurn(s, emit);
}
