import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { cubeLimit, familySpaces } from '../content/tracks.ts';
import { brambles, distance, type Hex, hexCount } from '../county.ts';
import { topFrame } from '../flow.ts';
import { canClash, killCost } from '../rules/attack.ts';
import { filledSquares, requireHester } from '../rules/hester/hester.ts';
import { hasUnits, isHesterAt, unitsAt } from '../rules/occupancy.ts';
import { pointsToEnd } from '../rules/points-to-end.ts';
import { turnsPerRound } from '../rules/round.ts';
import { plateSize } from '../rules/scoring.ts';
import { rangeFrom } from '../rules/terrain.ts';
import { supplies } from '../setup.ts';
import type { FairState } from '../state/fair.ts';
import type { HesterState } from '../state/hester.ts';
import { fairSeat, hesterSeat, opponent } from '../state/players.ts';
import { jars, tokenKinds } from '../state/tokens.ts';
import type { HarrowResult, HarrowState } from '../state.ts';
import { fairWorth } from './fair.ts';
import { hestersExpected, hesterWorth } from './hester.ts';
import { rescueNeeds, stormNeeds } from './routes.ts';
import { evaluateSolo, rivals as rivalsOfNight } from './solo/evaluate.ts';

/** A point is worth ten; everything else is measured against it. */
const worth = {
  point: 10,
  won: 1000,
  haint: 1.2,
  cube: 0.7,
  cubeInTree: 0.3,
  redCube: 0.4,
  wild: 1.5,
  scroll: 1.6,
  token: 1.1,
  draw: 3,
  tokenInBag: 0.3,
  /** Two points to come, less with every hex that is still missing. */
  objective: 13,
  missing: 0.76,
  tokenInReach: 0.5,
  danger: 2.2,
  card: 1.3,
  /** A haint on the plate, as a share of the point it leads to. */
  plate: 0.7,
  upgrade: 2.6,
  nailedLegend: 3,
  nailedHaint: 1,
  goad: 0.9,
  /** With Hester in the game: a spoon that points higher, and what an attack on her may bring. */
  spoon: 1.5,
  siege: { fire: 14, hester: 12 },
  offer: 1.2,
  nightSquare: 18,
} as const;

/** A rough share of dropped cubes that fall out; the tower's table is not for the engine to know. */
export const fallsOut = { dropped: 0.68, inside: 0.33 } as const;

/** Tokens the Family activates in a draw, growing evenly along its board; a bag that runs dry gives fewer (HC-TRK-13). */
function drawWorth(s: HarrowState, seat: Seat): number {
  const { board, bag, drawn } = s.seats[seat];
  let tokens = sum(bag) + sum(drawn);
  for (const frame of s.flow) if (frame.kind === 'sort' && frame.seat === seat) tokens += sum(frame.tokens);
  const activated = 3 + (3 * board.length) / (familySpaces - 1);
  return worth.draw * Math.min(activated, Math.max(0, tokens - 2)) + worth.tokenInBag * tokens;
}

function tokensWorth(s: HarrowState, seat: Seat): number {
  const own = s.seats[seat];
  const tokens = own.faction === 'protectors' ? worth.token * sum(own.rows) : drawWorth(s, seat);
  return tokens + worth.scroll * own.scrolls + worth.wild * own.wild;
}

function hexesOf(s: HarrowState, seat: Seat): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hasUnits(s, seat, hex)) out.push(hex);
  return out;
}

function nearestTo(hex: Hex, hexes: readonly Hex[]): number {
  let nearest = 7;
  for (const from of hexes) if (distance(from, hex) < nearest) nearest = distance(from, hex);
  return nearest;
}

/** Tokens lying near own units: somebody should fetch them. */
function reachWorth(s: HarrowState, units: readonly Hex[]): number {
  let value = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    const at = hex * tokenKinds.length;
    const here = s.tokens[at] + s.tokens[at + 1] + s.tokens[at + 2] + s.tokens[at + 3];
    if (here > 0) value += (worth.tokenInReach * here) / (1 + nearestTo(hex, units));
  }
  return value;
}

function objectiveWorth(s: HarrowState, seat: Seat): number {
  const protects = s.seats[seat].faction === 'protectors';
  const needs = protects ? rescueNeeds(s, seat) : stormNeeds(s, seat);
  const pieces = protects ? s.townsfolk : s.buildings;
  let value = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if (pieces[hex] > 0) value += pieces[hex] * worth.objective * worth.missing ** needs[hex];
  }
  return value;
}

/** HC-PH2-1: the nearer the end of the round, the surer the point. */
function bramblesWorth(s: HarrowState, seat: Seat, units: readonly Hex[]): number {
  const share = (s.turn + 1) / turnsPerRound(s.config.mode);
  if (hasUnits(s, seat, brambles)) return worth.point * (0.25 + 0.5 * share) + 0.4 * unitsAt(s, seat, brambles);
  return 1.5 / nearestTo(brambles, units);
}

/** The chance, roughly, that so many cubes of a side beat those of the other once they went through the tree. */
function likelyToBeat(own: number, enemy: number, cost: number): number {
  const lead = own - enemy;
  const enough = own >= cost ? 1 : own / cost / 2;
  return enough / (1 + Math.exp(-0.9 * (lead + 0.4)));
}

function expectedCubes(s: HarrowState, seat: Seat): number {
  return fallsOut.dropped * s.seats[seat].cubes + fallsOut.inside * s.tree.inside[seat];
}

/** What the next attack on this seat's units may cost it. A step before the attack makes up for a hex too much. */
function dangerTo(s: HarrowState, seat: Seat, units: readonly Hex[], enemyUnits: readonly Hex[]): number {
  const enemy = opponent(seat);
  const { jars: full, attacked } = s.seats[enemy];
  if (!attacked && !full[jars.indexOf('attack')]) return 0;
  let inReach = 0;
  for (const from of enemyUnits) {
    const range = rangeFrom(s, from) + 1;
    for (const to of units) if (distance(from, to) <= range) inReach = Math.max(inReach, to === brambles ? 1.5 : 1);
  }
  return inReach * worth.danger * likelyToBeat(expectedCubes(s, enemy), expectedCubes(s, seat), 2);
}

/** An attack whose cubes are about to drop, by expectation. */
function attackWorth(s: HarrowState, seat: Seat): number {
  const frame = topFrame(s);
  if (frame?.kind !== 'tree' || frame.from === undefined || frame.to === undefined) return 0;
  if (frame.on) return frame.seat === seat ? siegeWorth(s, frame.seat, frame.to) : 0;
  const enemy = opponent(frame.seat);
  const own = expectedCubes(s, frame.seat);
  const against = expectedCubes(s, enemy);
  const cost = killCost(frame.to);
  const wins = likelyToBeat(own, against, cost);
  const kills = Math.max(1, Math.min(unitsAt(s, enemy, frame.to), Math.floor((own - against) / cost) + 1));
  const clash = canClash(s, frame.seat, frame.from, frame.to) ? 0.2 * (1 - wins) : 0;
  const gain = (worth.point + worth.haint) * (wins * kills - clash) + (frame.to === brambles ? 4 * wins : 0);
  return frame.seat === seat ? gain : 0;
}

/** An attack on a fire or on Hester whose cubes are about to drop (HC-FIRE-21 to 24). */
function siegeWorth(s: HarrowState, seat: Seat, hex: Hex): number {
  const own = expectedCubes(s, seat);
  const flames = requireHester(s).flames[hex];
  const wins = likelyToBeat(own, hestersExpected(s, fallsOut), 1);
  const putsOut = flames > 0 ? Math.min(1, own / flames) : 0;
  const kills = isHesterAt(s, hex) ? Math.min(1, own / (flames + killCost(hex))) : 0;
  return wins * (worth.siege.fire * putsOut + worth.siege.hester * kills);
}

function sideWorth(s: HarrowState, seat: Seat, units: readonly Hex[], enemyUnits: readonly Hex[]): number {
  const own = s.seats[seat];
  const haints = supplies.haints - own.haintsLeft;
  let value = worth.point * Math.min(own.points, pointsToEnd + 5);
  // The first haints matter more than the tenth.
  value += worth.haint * (haints - 0.03 * haints * haints);
  value += worth.cube * Math.min(own.cubes, cubeLimit) + 0.1 * Math.max(0, own.cubes - cubeLimit);
  value += worth.cubeInTree * s.tree.inside[seat];
  if (own.faction === 'protectors') for (let hex = 0; hex < hexCount; hex++) value += worth.redCube * s.redCubes[hex];
  value += tokensWorth(s, seat) + reachWorth(s, units) + objectiveWorth(s, seat) + bramblesWorth(s, seat, units);
  value += extrasWorth(s, seat);
  return value + attackWorth(s, seat) - dangerTo(s, seat, units, enemyUnits);
}

/** Cards, upgrade tokens, the plate, nails and goad tokens: nothing where a chapter has none. */
function extrasWorth(s: HarrowState, seat: Seat): number {
  const own = s.seats[seat];
  // Played upgrade cards stay in the game as tokens (HC-CARD-4); played tactics have had their effect.
  const upgrades = own.faction === 'family' ? own.spent.length : 0;
  let value = worth.card * own.hand.length + worth.upgrade * upgrades + worth.cube * own.stored;
  value += (worth.point * worth.plate * plateSize(s, seat)) / own.spoon;
  if (own.faction === 'protectors') value += worth.goad * s.goads.length;
  for (const nail of s.nails)
    if (nail.seat === seat) value -= nail.unit === 'legend' ? worth.nailedLegend : worth.nailedHaint;
  return value;
}

/** Of three rivals each looks at the others: a faction at its enemy first, Hester at whoever is nearer to the end. */
const rivals = { faction: 0.8, hester: 0.35, square: 0.1, points: 4, squares: 5, fair: 0.3 } as const;

/** How good the position is for Hester: her own worth, less what brings the factions nearer to ending the game without her. */
function evaluateForHester(s: HarrowState, hester: HesterState): number {
  const points = s.seats.map((own) => own.points);
  const cubes = s.seats.reduce((all, own) => all + own.cubes, 0);
  return hesterWorth(s, hester) - rivals.points * Math.max(...points) - points[0] - points[1] - 0.1 * cubes;
}

/** How good the position is for the seat: its own side's worth less the others'. */
export function evaluate(s: HarrowState, seat: Seat): number {
  if (s.result) return resultWorth(s.result, seat);
  const { hester, fair } = s;
  if (fair !== undefined) return evaluateWithFair(s, seat, fair);
  if (hester === undefined) return duel(s, seat);
  return evaluateAmong(s, seat, hester);
}

/** HC-FAIR-50, HC-FVH-10: a victory may be shared, or only just one. */
function resultWorth({ winner, also, minor }: HarrowResult, seat: Seat): number {
  if (winner === seat || also === seat) return minor ? worth.won / 2 : worth.won;
  return -worth.won;
}

/** What a filled square is worth in the solo game's own measure, and here. */
const soloMeasure = worth.nightSquare / 100;

/** HC-FVH-10: the two fear each other, and the automatic factions, who end the night. */
function evaluateNight(s: HarrowState, seat: Seat, fairs: number): number {
  if (seat === hesterSeat) return soloMeasure * evaluateSolo(s) - rivals.fair * fairs;
  const squares = s.hester === undefined ? 0 : filledSquares(s.hester);
  return fairs - soloMeasure * rivalsOfNight(s) - rivals.squares * squares;
}

/** Everybody fears the Fair Folk, the more the more they have found; offers in hand are worth something. */
function evaluateWithFair(s: HarrowState, seat: Seat, fair: FairState): number {
  const fairs = fairWorth(s, fair);
  if (s.solo) return evaluateNight(s, seat, fairs);
  if (seat === fairSeat) {
    const points = Math.max(...s.seats.map((own) => own.points));
    const squares = s.hester === undefined ? 0 : filledSquares(s.hester);
    return fairs - rivals.points * points - rivals.squares * squares;
  }
  const others = s.hester === undefined ? duel(s, seat) : evaluateAmong(s, seat, s.hester);
  return others + worth.offer * fair.offers[seat].length - rivals.fair * fairs;
}

/** The factions with Hester, or she with them. */
function evaluateAmong(s: HarrowState, seat: Seat, hester: HesterState): number {
  if (seat === hesterSeat) return evaluateForHester(s, hester);
  const spoon = worth.spoon * s.seats[seat].spoon;
  const fear = rivals.hester + rivals.square * filledSquares(hester);
  return rivals.faction * duel(s, seat) - fear * hesterWorth(s, hester) - spoon;
}

function duel(s: HarrowState, seat: Seat): number {
  const enemy = opponent(seat);
  const units = hexesOf(s, seat);
  const enemyUnits = hexesOf(s, enemy);
  return sideWorth(s, seat, units, enemyUnits) - sideWorth(s, enemy, enemyUnits, units);
}
