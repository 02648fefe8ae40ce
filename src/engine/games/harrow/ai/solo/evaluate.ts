import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { terrains } from '../../content/maps/layout.ts';
import { brambles, distance, type Hex, hexCount } from '../../county.ts';
import { filledSquares, hasRoomOn, squaresPerSide } from '../../rules/hester/hester.ts';
import { terrainCubeLimit } from '../../rules/hester/terrain-cubes.ts';
import { hasUnits } from '../../rules/occupancy.ts';
import { pointsToEnd } from '../../rules/points-to-end.ts';
import { waysTo } from '../../rules/solo/march.ts';
import { goalOf } from '../../rules/solo/objective.ts';
import { factionSeats } from '../../state/cubes.ts';
import type { HesterState } from '../../state/hester.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';

/** A filled square is worth a hundred; everything else is measured against it. */
const worth = {
  won: 2000,
  square: 100,
  action: 16,
  /** The first infected haints of each faction matter most. */
  infected: [20, 14, 7, 2],
  /** A pair of infected haints on their way to each other, less with every step between them. */
  meeting: 52,
  apart: 0.66,
  cube: 4.5,
  cubeInTree: 1.6,
  fire: 9,
  flame: 1,
  risen: 22,
  meal: 62,
  hungry: 0.55,
  cardInPlay: 5,
  /** Haints the next roots may reach. */
  prey: 3.5,
  /** A solo card is time. */
  card: 2.5,
  /** HC-SOLO-51: the nearer a rival is to seven points, the worse is one more. */
  point: 5,
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

function infectedHexes(hester: HesterState, seat: Seat): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hester.infected[seat][hex] > 0) out.push(hex);
  return out;
}

/** HC-FIRE-1: pairs that are nearest to each other, each haint in one pair only. */
function meetings(hester: HesterState): number {
  const [own, others] = [infectedHexes(hester, 0), infectedHexes(hester, 1)];
  let value = 0;
  for (let pair = 0; pair < hester.pairs && own.length > 0 && others.length > 0; pair++) {
    let best = { i: 0, j: 0, way: 99 };
    own.forEach((from, i) => {
      others.forEach((to, j) => {
        const way = distance(from, to);
        if (way < best.way) best = { i, j, way };
      });
    });
    value += (worth.meeting * worth.apart ** (best.way - 1)) / (1 + 0.35 * pair);
    own.splice(best.i, 1);
    others.splice(best.j, 1);
  }
  return value;
}

function infection(hester: HesterState): number {
  let value = 0;
  for (const side of hester.infected) {
    const haints = sum(side);
    for (let i = 0; i < haints; i++) value += worth.infected[Math.min(i, worth.infected.length - 1)];
  }
  return value;
}

/** HC-EAT-1, 2 */
function hunger(s: HarrowState, hester: HesterState): number {
  const { hex } = hester;
  if (hex === undefined) return 0;
  let best = 0;
  s.seats.forEach(({ legendHex }, seat) => {
    if (hasRoomOn(hester, seat)) best = Math.max(best, worth.meal * worth.hungry ** distance(hex, legendHex));
  });
  return worth.risen + best;
}

/** HC-ROOT-4: what her next roots can touch. */
function prey(s: HarrowState, hester: HesterState): number {
  const { tip } = hester;
  if (tip === undefined) return 0;
  let value = 0;
  s.seats.forEach((own, seat) => {
    for (let hex = 0; hex < hexCount; hex++) {
      const near = own.haints[hex] > hester.infected[seat][hex] || own.legendHex === hex;
      if (near && distance(tip, hex) <= 2) value += worth.prey;
    }
  });
  return value;
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
  const squares = filledSquares(hester);
  const rooms = hester.squares.filter((side) => side.length < squaresPerSide).length;
  const cubes = sum(hester.cubes);
  return (
    worth.square * squares +
    3 * rooms +
    worth.action * Math.min(hester.actions, 5) +
    infection(hester) +
    meetings(hester) +
    worth.cube * Math.min(cubes, terrainCubeLimit) +
    worth.cubeInTree * sum(s.tree.inside.slice(factionSeats, factionSeats + terrains.length)) +
    worth.fire * hester.flames.filter((n) => n > 0).length +
    worth.flame * sum(hester.flames) +
    hunger(s, hester) +
    worth.cardInPlay * hester.row.length +
    prey(s, hester) +
    worth.card * sum(solo.piles.map((pile) => pile.length)) -
    rivals(s)
  );
}
