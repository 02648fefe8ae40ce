import type { Seat } from '../../../kernel/game.ts';
import type { Emit, ScoreReason } from '../events.ts';
import type { RootState } from '../state.ts';

/** RT-3.1-1. */
export const pointsToWin = 30;

/** RT-3.3.1-1: a score marker that is off the track gains and loses nothing. */
export const scores = (s: RootState, seat: Seat): boolean => s.sides[seat].dominance === undefined;

/** RT-9.2.8-3: a partner wins, too. */
export function endGame(s: RootState, winner: Seat, emit: Emit): void {
  const partner = s.sides[winner].coalition;
  const winners = partner === undefined ? [winner] : [winner, partner].sort((a, b) => a - b);
  s.result = { winners, scores: s.sides.map(({ points }) => points) };
  s.flow = [];
  emit({ type: 'gameOver', result: s.result });
}

/** RT-3.1-2, RT-OQ-3: of several, the active player; else whoever has most, then the first in turn order. */
export function winnerByPoints(s: RootState): Seat | undefined {
  let best: Seat | undefined;
  for (let i = 0; i < s.sides.length; i++) {
    const seat = (s.active + i) % s.sides.length;
    if (s.sides[seat].points < pointsToWin || !scores(s, seat)) continue;
    if (seat === s.active) return seat;
    if (best === undefined || s.sides[seat].points > s.sides[best].points) best = seat;
  }
  return best;
}

/** Points gained or lost together, and only then the look for a winner (RT-OQ-131). Nobody falls below 0 (RT-OQ-2). */
export function scoreAll(s: RootState, gains: readonly number[], why: ScoreReason, emit: Emit): void {
  let changed = false;
  for (let seat = 0; seat < gains.length; seat++) {
    const side = s.sides[seat];
    const points = Math.max(gains[seat], -side.points);
    if (points === 0 || !scores(s, seat)) continue;
    side.points += points;
    changed = true;
    emit({ type: 'scored', seat, points, why });
  }
  if (!changed) return;
  const winner = winnerByPoints(s);
  if (winner !== undefined) endGame(s, winner, emit);
}

export function score(s: RootState, seat: Seat, points: number, why: ScoreReason, emit: Emit): void {
  const gains = s.sides.map(() => 0);
  gains[seat] = points;
  scoreAll(s, gains, why, emit);
}
