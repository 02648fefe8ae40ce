import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { distance, type Hex } from '../county.ts';
import type { Frame, FrameKind, FrameOf } from '../flow.ts';
import { armedFor, killCost } from '../rules/attack.ts';
import { hestersCubes } from '../rules/hester/hester.ts';
import { isHestersHex } from '../rules/hester/siege.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { ownRange } from '../rules/terrain.ts';
import { type UpgradeId, upgradeIds } from '../state/cards.ts';
import { fairSeat, hesterSeat, type LegendId, opponent, type PlayerId } from '../state/players.ts';
import { type HarrowState, playerOf } from '../state.ts';
import { effectProblem, notTheTurnOf } from './effect-problems.ts';
import { fairAnyTime, fairFrames, fairProblem } from './fair-problems.ts';
import { inWords } from './players.ts';
import { isRivalsFight, soloProblem } from './solo-problems.ts';

/** Frames only one player can be in. */
const owners: Partial<Record<FrameKind, PlayerId>> = {
  ability: 'protectors',
  return: 'family',
  paths: 'protectors',
  hideaway: 'protectors',
  walk: 'protectors',
  storm: 'family',
  pull: 'family',
  levi: 'family',
  sort: 'family',
  roots: 'hester',
  hester: 'hester',
  creep: 'hester',
  pay: 'hester',
  infect: 'hester',
  hesterEnd: 'hester',
};

/** Frames of a legend's power. */
const leaders: Partial<Record<FrameKind, LegendId>> = { hideaway: 'emmy', levi: 'levi' };

/** Frames of the first sides of the legend tracks; the second sides are effects. */
const firstSides: readonly FrameKind[] = ['paths', 'storm', 'pull'];

/** Frames that lie below all others. */
const outermost: readonly FrameKind[] = [
  ...(['turn', 'cleanUp', 'roundStart', 'hester', 'hesterEnd', 'solo', 'fair', 'fairEnd'] as const),
];

/** Hester's turn begins with its roots; one more may be bought in it. */
function isOutermost(frame: Frame): boolean {
  return outermost.includes(frame.kind) || (frame.kind === 'roots' && !frame.extra);
}

/** In the solo game Hester's turn is a step of a larger one. */
function lowestPlace(frames: readonly Frame[], { kind }: Frame): number {
  const isHesters = kind === 'hester' || kind === 'hesterEnd' || kind === 'roots';
  return frames[0].kind === 'solo' && isHesters ? 1 : 0;
}

/** Malachi's rage needs nobody on its hex (HC-LGD-MAL-1). */
function mayAttackFrom(s: HarrowState, seat: Seat, from: Hex): boolean {
  return hasUnits(s, seat, from) || s.seats[seat].legend === 'malachi';
}

/** As far as an attack can have been declared: a token that waited on the Attack jar is back in the bag by now (HC-CARD-6). */
function farthest(s: HarrowState, seat: Seat, from: Hex): number {
  const played = s.seats[seat].spent.filter((card): card is UpgradeId => upgradeIds.some((id) => id === card));
  return ownRange(s, from) + armedFor('range', played);
}

/** HC-ATK-2, 3, HC-SUM-9: is anybody there to be attacked, and in range? Whoever strikes may have hit the last one. */
function attackProblem(s: HarrowState, frame: FrameOf<'tree' | 'outcome' | 'strike'>): string | undefined {
  const { kind, seat, from, to, on } = frame;
  if (from === undefined && to === undefined) return undefined;
  if (seat === hesterSeat) return 'Hester attacks nobody';
  if (seat === fairSeat) return 'the Fair Folk attack nobody';
  if (from === undefined || to === undefined) return 'an attack has two hexes';
  const isDefended = on === undefined ? hasUnits(s, opponent(seat), to) : isHestersHex(s, to);
  if (kind !== 'strike' && !(mayAttackFrom(s, seat, from) && isDefended)) {
    return 'the attack needs units of both sides on its hexes';
  }
  return distance(from, to) > farthest(s, seat, from) ? 'the attacked hex is out of range' : undefined;
}

/** Why a frame of a faction cannot be there in this position. */
function factionProblem(s: HarrowState, frame: Frame): string | undefined {
  const { kind, seat } = frame;
  const { faction, legend, track, cubes, drawn } = s.seats[seat];
  const enemy = s.seats[opponent(seat)];
  const leader = leaders[kind];
  if (leader !== undefined && leader !== legend) return `${leader} does not lead the ${faction}`;
  if (firstSides.includes(kind) && track !== 'a') return `the legend track of ${inWords(faction)} has no ${kind}`;
  if (kind === 'attack' && frame.rage !== undefined && legend !== 'malachi') return 'only malachi rages';
  if (kind === 'return' && sum(drawn) < frame.left) return `${frame.left} tokens to return, ${sum(drawn)} drawn`;
  if (kind === 'push' && (frame.second ? enemy.secondHex : enemy.legendHex) !== frame.to)
    return 'the pushed legend is not on that hex';
  if (kind === 'clash' && enemy.haints[frame.at] === 0) return 'no haint to kill is on that hex';
  if (kind === 'clash' && cubes < killCost(frame.at)) return `${inWords(faction)} cannot pay for a kill`;
  return undefined;
}

function hesterProblem(s: HarrowState, frame: Frame): string | undefined {
  const { kind } = frame;
  const cubes = sum(hestersCubes(s));
  if (kind === 'pay' && cubes < frame.left) return `${frame.left} terrain cubes to pay, ${cubes} on the battleground`;
  const isHers = owners[kind] === 'hester' || isLed(kind) || kind === 'tree' || kind === 'roundStart';
  return isHers ? undefined : `${kind} is nothing Hester plays`;
}

/** HC-FVH-3: a solo card is led by either of the two. */
function isLed(kind: FrameKind): boolean {
  return kind === 'solo' || kind === 'pile';
}

function fairsProblem({ kind }: Frame): string | undefined {
  return isLed(kind) || kind === 'roundStart' ? undefined : `${kind} is nothing the Fair Folk play`;
}

/** Frames of the Fair Folk's games that come in anybody's turn; HC-FVH-2: so do the first solo cards. */
function isFairs(s: HarrowState, { kind }: Frame): boolean {
  return (
    fairAnyTime.includes(kind) ||
    (s.fair !== undefined && (kind === 'pile' || (s.solo !== undefined && kind === 'points')))
  );
}

/** Whose frame it is, and whose turn. */
function ownerProblem(s: HarrowState, frame: Frame): string | undefined {
  const owner = owners[frame.kind];
  if (owner === undefined && (frame.kind === 'solo' || frame.kind === 'pile') && frame.seat < hesterSeat) {
    return `${frame.kind} belongs to ${inWords('hester')}`;
  }
  if (owner !== undefined && owner !== playerOf(s, frame.seat)) return `${frame.kind} belongs to ${inWords(owner)}`;
  // What effects are played in whose turn, they know themselves.
  const isOthers = frame.kind === 'clash' || frame.kind === 'effect' || isRivalsFight(s, frame) || isFairs(s, frame);
  return frame.seat === s.active || isOthers ? undefined : notTheTurnOf(s, frame.seat);
}

function ownProblem(s: HarrowState, frame: Frame): string | undefined {
  if (fairFrames.includes(frame.kind)) return undefined;
  switch (frame.kind) {
    case 'effect':
      return effectProblem(s, frame);
    case 'tree':
    case 'outcome':
    case 'strike':
      return attackProblem(s, frame);
    default:
      if (frame.seat === fairSeat) return fairsProblem(frame);
      return frame.seat === hesterSeat ? hesterProblem(s, frame) : factionProblem(s, frame);
  }
}

/** Why the frame cannot be there in this position and at this place of the stack. */
export function frameProblem(s: HarrowState, frames: readonly Frame[], place: number): string | undefined {
  const frame = frames[place];
  if (isOutermost(frame) && place > lowestPlace(frames, frame)) return `${frame.kind} can only come first`;
  return fairProblem(s, frame) ?? ownerProblem(s, frame) ?? ownProblem(s, frame) ?? soloProblem(s, frames, place);
}
