import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { cubeLimit, familySpaces } from '../content/tracks.ts';
import { brambles, distance, type Hex, hexCount } from '../county.ts';
import { hasUnits, unitsAt } from '../rules/occupancy.ts';
import { pointsToEnd } from '../rules/points-to-end.ts';
import { turnsPerRound } from '../rules/round.ts';
import { plateSize } from '../rules/scoring.ts';
import { supplies } from '../setup.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { kammiWorth } from './kammi.ts';
import { rescueNeeds, stormNeeds } from './routes.ts';
import type { Weights } from './weights.ts';

export const pointWorth = 10;

/** Cubes beyond the limit are lost at the end of the turn. */
const spareCube = 0.1;

/** Tokens the Family activates in a draw, growing evenly along its board; a bag that runs dry gives fewer (HC-TRK-13). */
function drawWorth(s: HarrowState, seat: Seat, w: Weights): number {
  const { board, bag, drawn } = s.seats[seat];
  let tokens = sum(bag) + sum(drawn);
  for (const frame of s.flow) if (frame.kind === 'sort' && frame.seat === seat) tokens += sum(frame.tokens);
  const activated = 3 + (3 * board.length) / (familySpaces - 1);
  return w.draw * Math.min(activated, Math.max(0, tokens - 2)) + w.tokenInBag * tokens;
}

function tokensWorth(s: HarrowState, seat: Seat, w: Weights): number {
  const own = s.seats[seat];
  const tokens = own.faction === 'family' ? drawWorth(s, seat, w) : w.token * sum(own.rows);
  return tokens + w.scroll * own.scrolls + w.wild * own.wild;
}

function nearestTo(hex: Hex, hexes: readonly Hex[]): number {
  let nearest = 7;
  for (const from of hexes) if (distance(from, hex) < nearest) nearest = distance(from, hex);
  return nearest;
}

/** Tokens lying near own units: somebody should fetch them. */
function reachWorth(s: HarrowState, units: readonly Hex[], w: Weights): number {
  let value = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    const at = hex * tokenKinds.length;
    const here = s.tokens[at] + s.tokens[at + 1] + s.tokens[at + 2] + s.tokens[at + 3];
    if (here > 0) value += (w.tokenInReach * here) / (1 + nearestTo(hex, units));
  }
  return value;
}

/** An objective that needs more than this is as good as out of sight. */
const farAway = 6;

function objectiveWorth(s: HarrowState, seat: Seat, w: Weights): number {
  const { faction } = s.seats[seat];
  // Kammi's objectives are the dolls.
  if (faction === 'kammi') return 0;
  const protects = faction === 'protectors';
  const needs = protects ? rescueNeeds(s, seat) : stormNeeds(s, seat);
  const pieces = protects ? s.townsfolk : s.buildings;
  const [whole, missing, step] = protects
    ? [w.rescue, w.rescueMissing, w.rescueStep]
    : [w.destroy, w.destroyMissing, w.destroyStep];
  let value = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if (pieces[hex] === 0) continue;
    const even = (step * Math.max(0, farAway - needs[hex])) / farAway;
    value += pieces[hex] * (whole * missing ** needs[hex] + even);
  }
  return value;
}

/** HC-PH2-1: the nearer the end of the round, the surer the point. */
function bramblesWorth(s: HarrowState, seat: Seat, units: readonly Hex[], w: Weights): number {
  if (!hasUnits(s, seat, brambles)) return w.bramblesNear / nearestTo(brambles, units);
  const share = (s.turn + 1) / turnsPerRound(s.config.mode);
  return pointWorth * (w.bramblesHeld + w.bramblesLate * share) + w.bramblesUnit * unitsAt(s, seat, brambles);
}

/** Cards, upgrade tokens, the plate, nails and goad tokens: nothing where a chapter has none. */
function extrasWorth(s: HarrowState, seat: Seat, w: Weights): number {
  const own = s.seats[seat];
  // Played upgrade cards stay in the game as tokens (HC-CARD-4); played tactics have had their effect.
  const upgrades = own.faction === 'family' ? own.spent.length : 0;
  let value = w.card * own.hand.length + w.upgrade * upgrades + w.cube * own.stored;
  value += (pointWorth * w.plate * plateSize(s, seat)) / own.spoon;
  if (own.faction === 'protectors') value += w.goad * s.goads.length;
  for (const nail of s.nails) if (nail.seat === seat) value -= nail.unit === 'haint' ? w.nailedHaint : w.nailedLegend;
  return value;
}

/** What a side has, on the map and beside it, without what the next attack may bring; `eye` is the seat that looks. */
export function sideWorth(s: HarrowState, seat: Seat, eye: Seat, units: readonly Hex[], w: Weights): number {
  const own = s.seats[seat];
  const haints = supplies.haints - own.haintsLeft;
  let value = pointWorth * Math.min(own.points, pointsToEnd + 5);
  value += w.haint * (haints - w.crowd * haints * haints);
  value += w.cube * Math.min(own.cubes, cubeLimit) + spareCube * Math.max(0, own.cubes - cubeLimit);
  value += w.cubeInTree * s.tree.inside[seat];
  if (own.faction === 'protectors') value += w.redCube * sum(s.redCubes);
  if (own.faction === 'kammi') value += kammiWorth(s, seat, eye, w);
  value += tokensWorth(s, seat, w) + reachWorth(s, units, w) + objectiveWorth(s, seat, w);
  return value + bramblesWorth(s, seat, units, w) + extrasWorth(s, seat, w);
}
