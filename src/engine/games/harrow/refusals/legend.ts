import type { Seat } from '../../../kernel/game.ts';
import { brambles, distance, type Hex } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { looseHaints } from '../rules/nails.ts';
import { hasFire, hasUnits } from '../rules/occupancy.ts';
import { hasStorm, ownRange, terrainAt } from '../rules/terrain.ts';
import { opponent } from '../state/players.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { allNailed } from './pieces.ts';
import type { Mode } from './target.ts';

/** HC-PATH-2, HC-PATH-3: a hex on which no path token can be laid, or from which none can be taken back. */
export function whyNotPath(s: HarrowState, frame: FrameOf<'paths'>, mode: Mode, hex: Hex): Refusal {
  const { legendHex, pathsLeft } = s.seats[frame.seat];
  const range = ownRange(s, legendHex);
  const away = distance(hex, legendHex);
  if (mode === 'take') {
    if (frame.laid.includes(hex)) return refuse('pathJustLaid');
    return refuse(pathsLeft > 0 || away > range ? 'noPathThere' : 'noPathsLeft');
  }
  if (away > range) return refuse('legendOutOfRange', { distance: away, range });
  return hasFire(s, hex) ? refuse('fireThere', undefined, 'HC-PATH-5') : refuse('notNow');
}

export function whyNotStorm(s: HarrowState, seat: Seat, hex: Hex): Refusal {
  if (hex === brambles) return refuse('stormOnBrambles');
  if (hasStorm(s, hex)) return refuse('stormThere');
  if (!hasUnits(s, seat, hex)) return refuse('stormNeedsUnit');
  return refuse(s.seats[seat].stormsLeft === 0 ? 'noStormsLeft' : 'notNow');
}

/** Scroll 2 pulls an ability token, scroll 3 a friendly unit, scroll 4 an enemy unit (HC-STORM-2 to 4). */
function pulledOwner(frame: FrameOf<'pull'>): Seat | undefined {
  if (frame.scroll === 2) return undefined;
  return frame.scroll === 3 ? frame.seat : opponent(frame.seat);
}

function hasToken(s: HarrowState, hex: Hex): boolean {
  return tokenKinds.some((_, kind) => s.tokens[hex * tokenKinds.length + kind] > 0);
}

/** Why nothing on this hex can be pulled. */
function whyNotPullFrom(s: HarrowState, frame: FrameOf<'pull'>, from: Hex): Refusal {
  const owner = pulledOwner(frame);
  const rule = `HC-STORM-${frame.scroll}`;
  if (owner === undefined && !hasToken(s, from)) return refuse('noTokenThere');
  if (owner !== undefined && !hasUnits(s, owner, from)) {
    return refuse(owner === frame.seat ? 'noUnitThere' : 'noEnemyThere', undefined, rule);
  }
  if (owner !== undefined && allNailed(s, owner, from)) return refuse('nailed');
  return refuse('notCloser', undefined, rule);
}

export function whyNotPull(s: HarrowState, frame: FrameOf<'pull'>, from: Hex | undefined, to: Hex): Refusal {
  if (from === undefined) return whyNotPullFrom(s, frame, to);
  const owner = pulledOwner(frame);
  const rule = `HC-STORM-${frame.scroll}`;
  if (owner === undefined ? !hasToken(s, from) : !hasUnits(s, owner, from)) return whyNotPullFrom(s, frame, from);
  if (distance(from, to) !== 1) return refuse('notAdjacent', undefined, rule);
  if (distance(to, frame.storm) >= distance(from, frame.storm)) return refuse('notCloser', undefined, rule);
  return (owner === undefined ? undefined : whyNotEnter(s, owner, to)) ?? refuse('notNow');
}

export function whyNotHide(s: HarrowState, seat: Seat, hex: Hex): Refusal {
  if (s.seats[seat].haints[hex] === 0) return refuse('noHaintForCube');
  return refuse(s.redCubes[hex] > 0 ? 'cubeThere' : 'notNow');
}

/** Why no haint on this hex can be sent by Levi. */
function whyNotStepFrom(s: HarrowState, frame: FrameOf<'levi'>, from: Hex): Refusal {
  if (s.seats[frame.seat].haints[from] === 0) return refuse('leviNoHaint');
  const haints = looseHaints(s, frame.seat, from);
  if (haints === 0) return refuse('nailed');
  if (frame.moved.filter((hex) => hex === from).length >= haints) return refuse('movedAlready');
  return refuse('leviTerrain');
}

export function whyNotStep(s: HarrowState, frame: FrameOf<'levi'>, from: Hex | undefined, to: Hex): Refusal {
  if (from === undefined) return whyNotStepFrom(s, frame, to);
  const { legendHex } = s.seats[frame.seat];
  const haints = looseHaints(s, frame.seat, from);
  if (frame.moved.filter((hex) => hex === from).length >= haints) return whyNotStepFrom(s, frame, from);
  if (distance(from, to) !== 1) return refuse('notAdjacent', undefined, 'HC-LGD-LEV-1');
  const terrain = terrainAt(s, legendHex);
  if (terrainAt(s, from) !== terrain && terrainAt(s, to) !== terrain) return refuse('leviTerrain');
  if (s.paths[to] > 0) return refuse('pathBlocksLevi');
  return whyNotEnter(s, frame.seat, to) ?? refuse('notNow');
}
