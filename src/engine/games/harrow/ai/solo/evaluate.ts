import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { brambles, hexCount } from '../../county.ts';
import { hasUnits } from '../../rules/occupancy.ts';
import { pointsToEnd } from '../../rules/points-to-end.ts';
import { waysTo } from '../../rules/solo/march.ts';
import { goalOf } from '../../rules/solo/objective.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { hesterWorth } from '../hester.ts';

/** In the measure of Hester's worth, where a filled square is worth a hundred. */
const worth = {
  won: 2000,
  /** A solo card is time. */
  card: 2.5,
  /** HC-SOLO-51: the nearer a rival is to seven points, the worse is one more. */
  point: 25,
  pointSquared: 1.6,
  lost: 400,
  /** What a rival is likely to score next, a share of two points for every step it is nearer. */
  nearer: 0.78,
  /** How surely a rival on the brambles scores there once more. */
  brambles: 0.6,
  /** Hester says who is active: the lesser threat counts more. */
  lesserThreat: 0.75,
} as const;

function pointsCost(points: number): number {
  return points >= pointsToEnd ? worth.lost : worth.point * points + worth.pointSquared * points * points;
}

/** What the rival is likely to score when it is active next: its nearest unit on its way, and its kills. */
function threat(s: HarrowState, seat: Seat): number {
  const { points } = s.seats[seat];
  const goal = goalOf(s, seat);
  // HC-SOLO-20: a new objective may come anywhere
  let way = 3;
  if (goal !== undefined) {
    const ways = waysTo(s, seat, goal);
    way = 99;
    for (let hex = 0; hex < hexCount; hex++) if (hasUnits(s, seat, hex) && ways[hex] < way) way = ways[hex];
  }
  return (pointsCost(points + 2) - pointsCost(points)) * worth.nearer ** way;
}

/** How near the automatic factions are to ending the game. */
export function rivals(s: HarrowState): number {
  const threats = s.seats.map((_, seat) => threat(s, seat));
  let cost = worth.lesserThreat * Math.min(...threats) + (1 - worth.lesserThreat) * Math.max(...threats);
  s.seats.forEach(({ points, cubes }, seat) => {
    cost += pointsCost(points) + 0.6 * cubes;
    if (hasUnits(s, seat, brambles)) cost += worth.brambles * (pointsCost(points + 1) - pointsCost(points));
  });
  return cost;
}

/** How good the position of a solo game is for Hester. */
export function evaluateSolo(s: HarrowState): number {
  if (s.result) return s.result.winner === hesterSeat ? worth.won : -worth.won;
  const { hester, solo } = s;
  if (!hester || !solo) throw new Error('this is not a solo game');
  return hesterWorth(s, hester) + worth.card * sum(solo.piles.map((pile) => pile.length)) - rivals(s);
}
