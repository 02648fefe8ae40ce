import type { Seat } from '../../../kernel/game.ts';
import { verdictOf } from '../rules/fair/night.ts';
import { filledSquares } from '../rules/hester/hester.ts';
import { pointsToEnd } from '../rules/points-to-end.ts';
import { hesterSeat } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { evaluateSolo, rivals } from './solo/evaluate.ts';

/** What a filled square is worth in the solo game's own measure, and here. */
const soloMeasure = 0.18;

const worth = {
  /** HC-FVH-10: to be the one who wins if the factions end the night, the more the nearer its end. */
  verdict: 30,
  verdictNear: 120,
  /** How the factions' way to the end weighs: for whoever would win then, and for whoever would not. */
  hasten: 0.6,
  delay: 1.6,
  fairs: 0.3,
  square: 6,
} as const;

/** HC-FVH-10: how near the automatic factions are to ending the night, from 0 to 1. */
function nearness(s: HarrowState): number {
  const points = Math.max(...s.seats.map((own) => own.points));
  return Math.min(1, points / pointsToEnd) ** 2;
}

/**
 * Fair Folk and Hester alone with the automatic factions, who end the night: whoever would win then hurries them on, whoever
 * would not holds them back.
 */
export function evaluateNight(s: HarrowState, seat: Seat, fairs: number): number {
  const { winner } = verdictOf(s);
  const wins = winner === seat;
  const verdict = worth.verdict + worth.verdictNear * nearness(s);
  const clock = soloMeasure * rivals(s);
  const standing = (wins ? verdict : -verdict) + (wins ? worth.hasten : -worth.delay) * clock;
  if (seat === hesterSeat) return standing + soloMeasure * evaluateSolo(s) + clock - worth.fairs * fairs;
  return standing + fairs - worth.square * (s.hester === undefined ? 0 : filledSquares(s.hester));
}
