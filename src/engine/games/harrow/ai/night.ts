import type { Seat } from '../../../kernel/game.ts';
import { brambles, hexCount } from '../county.ts';
import { squaresNeeded, verdictOf } from '../rules/fair/night.ts';
import { filledSquares, squaresToWin } from '../rules/hester/hester.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { pointsToEnd } from '../rules/points-to-end.ts';
import { waysTo } from '../rules/solo/march.ts';
import { goalOf } from '../rules/solo/objective.ts';
import { hesterSeat } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { stepsMissing, stepsUnderWay } from './fair.ts';
import { evaluateSolo, rivals } from './solo/evaluate.ts';

/** What a filled square is worth in the solo game's own measure, and here. */
const soloMeasure = 0.4;

/** How likely one turn of an automatic faction brings it so many points. */
const chanceOfPoints = [0.3, 0.15, 0.35, 0.15, 0.05] as const;

/** `[a][b]`: how many such turns the night lasts yet, either faction coming as often, by the points they have. */
const turnsLeft: readonly (readonly number[])[] = (() => {
  const table = Array.from({ length: pointsToEnd + 1 }, () => new Array<number>(pointsToEnd + 1).fill(0));
  const at = (a: number, b: number) => table[Math.min(a, pointsToEnd)][Math.min(b, pointsToEnd)];
  for (let a = pointsToEnd - 1; a >= 0; a--) {
    for (let b = pointsToEnd - 1; b >= 0; b--) {
      let after = 1;
      chanceOfPoints.forEach((chance, n) => {
        if (n > 0) after += (chance / 2) * (at(a + n, b) + at(a, b + n));
      });
      table[a][b] = after / (1 - chanceOfPoints[0]);
    }
  }
  return table;
})();

/** Between the points of the table evenly. */
function turnsAt(a: number, b: number): number {
  const [i, j] = [Math.min(pointsToEnd - 1, Math.floor(a)), Math.min(pointsToEnd - 1, Math.floor(b))];
  const [u, v] = [Math.min(1, a - i), Math.min(1, b - j)];
  const [near, far] = [turnsLeft[i], turnsLeft[i + 1]];
  return (1 - u) * ((1 - v) * near[j] + v * near[j + 1]) + u * ((1 - v) * far[j] + v * far[j + 1]);
}

/** HC-FVH-5: what a faction may score next, by the steps of its nearest unit to its objective. */
const reaching: readonly number[] = [1, 0.9, 0.5, 0.2, 0.1];
const newGoal = 0.3;
const onBrambles = 0.8;

/** Points, and those that are as good as scored. */
function pointsSoon(s: HarrowState, seat: Seat): number {
  let points = s.seats[seat].points + (hasUnits(s, seat, brambles) ? onBrambles : 0);
  const goal = goalOf(s, seat);
  if (goal === undefined) return points + newGoal;
  const ways = waysTo(s, seat, goal);
  let way = hexCount;
  for (let hex = 0; hex < hexCount; hex++) if (hasUnits(s, seat, hex) && ways[hex] < way) way = ways[hex];
  points += 0.5 * (reaching[way] ?? 0);
  return points;
}

/** Turns of the automatic factions in a round. */
const soloTurnsInRound = 1.6;

/** How many rounds the night may last yet. */
export function roundsLeft(s: HarrowState): number {
  return turnsAt(pointsSoon(s, 0), pointsSoon(s, 1)) / soloTurnsInRound;
}

const chanceFor = (lead: number): number => 1 / (1 + Math.exp(-lead));

const worth = {
  /** HC-FVH-10: to be the one who wins when the night breaks off. */
  victory: 400,
  fairs: 0.5,
  square: 8,
} as const;

/** Arrows and guesses of a round, beside those that are under way, and filled squares of one. */
const pace = { steps: 0.9, squares: 0.45 } as const;

/** How likely the Fair Folk find the item that would win for them, or keep what they have. */
function fairChance(s: HarrowState, rounds: number): number {
  const { winner } = verdictOf(s);
  if (winner !== hesterSeat && s.fair && s.fair.found > 0) return 0.95 - 0.02 * rounds;
  return 0.9 * chanceFor(1.1 * (pace.steps * rounds + stepsUnderWay(s) - stepsMissing(s)));
}

function hesterChance(s: HarrowState, rounds: number): number {
  const squares = s.hester === undefined ? 0 : filledSquares(s.hester);
  const missing = (squaresNeeded[s.fair?.found ?? 0] ?? squaresToWin) - squares;
  if (missing <= 0) return 0.95 - 0.02 * rounds;
  return 0.9 * chanceFor(1.4 * (pace.squares * rounds - missing));
}

/** Fair Folk and Hester alone with the automatic factions, who end the night: whoever would not win then needs time. */
export function evaluateNight(s: HarrowState, seat: Seat, fairs: number): number {
  const rounds = roundsLeft(s);
  if (seat === hesterSeat) {
    const own = soloMeasure * (evaluateSolo(s) + rivals(s));
    return worth.victory * hesterChance(s, rounds) + own - worth.fairs * fairs;
  }
  const squares = s.hester === undefined ? 0 : filledSquares(s.hester);
  return worth.victory * fairChance(s, rounds) + worth.fairs * fairs - worth.square * squares;
}
