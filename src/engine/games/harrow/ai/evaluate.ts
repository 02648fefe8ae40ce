import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import { topFrame } from '../flow.ts';
import { killCost } from '../rules/attack.ts';
import { filledSquares, requireHester } from '../rules/hester/hester.ts';
import { hexesOf, isHesterAt } from '../rules/occupancy.ts';
import type { FairState } from '../state/fair.ts';
import type { HesterState } from '../state/hester.ts';
import { fairSeat, hesterSeat, opponent } from '../state/players.ts';
import type { HarrowResult, HarrowState } from '../state.ts';
import { fairWorth } from './fair.ts';
import { expectedOut } from './fights.ts';
import { hestersExpected, hesterWorth } from './hester.ts';
import { evaluateNight } from './night.ts';
import { sideWorth } from './side-worth.ts';
import { attackUnderWay, bestAttack, forceOf, turnsAhead } from './threats.ts';
import type { Weights } from './weights.ts';

const won = 1000;

/** An offer of the Fair Folk in hand. */
const offerInHand = 1.2;

type Weigh = (faction: Seat) => Weights;

/** The chance, roughly, that so many cubes of a side beat those of the other once they went through the tree. */
function likelyToBeat(own: number, enemy: number, cost: number): number {
  const lead = own - enemy;
  const enough = own >= cost ? 1 : own / cost / 2;
  return enough / (1 + Math.exp(-0.9 * (lead + 0.4)));
}

/** An attack on a fire or on Hester whose cubes are about to drop (HC-FIRE-21 to 24). */
function siegeWorth(s: HarrowState, seat: Seat, w: Weights): number {
  const frame = topFrame(s);
  if (frame?.kind !== 'tree' || frame.seat !== seat || !frame.on || frame.to === undefined) return 0;
  const own = expectedOut(forceOf(s, seat));
  const flames = requireHester(s).flames[frame.to];
  const wins = likelyToBeat(own, hestersExpected(s), 1);
  const putsOut = flames > 0 ? Math.min(1, own / flames) : 0;
  const kills = isHesterAt(s, frame.to) ? Math.min(1, own / (flames + killCost(frame.to))) : 0;
  return wins * (w.siegeFire * putsOut + w.siegeHester * kills);
}

/** Being ahead counts for more as the end comes nearer. */
function leadWorth(s: HarrowState, seat: Seat, w: Weights): number {
  const own = s.seats[seat].points;
  const enemy = s.seats[opponent(seat)].points;
  return w.lead * (own - enemy) * Math.max(0, Math.max(own, enemy) - 3);
}

/** What the next attacks may bring: whoever plays next sees its own as danger for the other, whoever waits as a promise. */
function threatsWorth(
  s: HarrowState,
  seat: Seat,
  units: readonly Hex[],
  enemyUnits: readonly Hex[],
  w: Weights,
): number {
  const { next, twice } = turnsAhead(s);
  const factor = (who: Seat) => (who === next ? w.danger * (twice ? 1 + w.twiceRunning : 1) : w.promise);
  const enemy = opponent(seat);
  return (
    factor(seat) * bestAttack(s, seat, units, enemyUnits, w) -
    factor(enemy) * bestAttack(s, enemy, enemyUnits, units, w)
  );
}

/** One faction against the other: its side's worth less the other's, and the fights. */
function duel(s: HarrowState, seat: Seat, w: Weights): number {
  const enemy = opponent(seat);
  const units = hexesOf(s, seat);
  const enemyUnits = hexesOf(s, enemy);
  const attack = attackUnderWay(s, w);
  return (
    sideWorth(s, seat, seat, units, w) -
    sideWorth(s, enemy, seat, enemyUnits, w) +
    leadWorth(s, seat, w) +
    threatsWorth(s, seat, units, enemyUnits, w) +
    siegeWorth(s, seat, w) -
    siegeWorth(s, enemy, w) +
    (attack === undefined ? 0 : attack.seat === seat ? attack.value : -attack.value)
  );
}

/** Of three rivals each looks at the others: a faction at its enemy first, Hester at whoever is nearer to the end. */
const rivals = { faction: 0.8, hester: 0.35, square: 0.1, points: 4, squares: 5, fair: 0.3 } as const;

/** Hester's own measure has a hundred for a square; here it is worth a point and a half. */
const inPoints = 0.15;

/** How good the position is for Hester: her own worth, less what brings the factions nearer to ending the game without her. */
function evaluateForHester(s: HarrowState, hester: HesterState): number {
  const points = s.seats.map((own) => own.points);
  const cubes = s.seats.reduce((all, own) => all + own.cubes, 0);
  return inPoints * hesterWorth(s, hester) - rivals.points * Math.max(...points) - points[0] - points[1] - 0.1 * cubes;
}

/** HC-FAIR-50, HC-FVH-10: a victory may be shared, or only just one. */
function resultWorth({ winner, also, minor }: HarrowResult, seat: Seat): number {
  if (winner === seat || also === seat) return minor ? won / 2 : won;
  return -won;
}

/** The factions with Hester, or she with them. */
function evaluateAmong(s: HarrowState, seat: Seat, weigh: Weigh): number {
  const { hester } = s;
  if (hester !== undefined && seat === hesterSeat) return evaluateForHester(s, hester);
  const w = weigh(seat);
  if (hester === undefined) return duel(s, seat, w);
  const spoon = w.spoon * s.seats[seat].spoon;
  const fear = rivals.hester + rivals.square * filledSquares(hester);
  return rivals.faction * duel(s, seat, w) - fear * inPoints * hesterWorth(s, hester) - spoon;
}

/** Everybody fears the Fair Folk, the more the more they have found; offers in hand are worth something. */
function evaluateWithFair(s: HarrowState, seat: Seat, fair: FairState, weigh: Weigh): number {
  const fairs = fairWorth(s, fair);
  if (s.solo) return evaluateNight(s, seat, fairs);
  if (seat === fairSeat) {
    const points = Math.max(...s.seats.map((own) => own.points));
    const squares = s.hester === undefined ? 0 : filledSquares(s.hester);
    return fairs - rivals.points * points - rivals.squares * squares;
  }
  return evaluateAmong(s, seat, weigh) + offerInHand * fair.offers[seat].length - rivals.fair * fairs;
}

/** How good the position is for the seat, as its faction weighs things. */
export function evaluate(s: HarrowState, seat: Seat, weigh: Weigh): number {
  if (s.result) return resultWorth(s.result, seat);
  return s.fair === undefined ? evaluateAmong(s, seat, weigh) : evaluateWithFair(s, seat, s.fair, weigh);
}
