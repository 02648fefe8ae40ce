import type { Seat } from '../../../kernel/game.ts';
import { county, distance, type Hex } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { attackRange } from '../rules/attack.ts';
import { isHestersHex } from '../rules/hester/siege.ts';
import { movementCost } from '../rules/movement.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { whyNotMove, whyNotSpend } from './move.ts';
import type { Mode, Target } from './target.ts';

/** HC-ATK-3: the hex is too far from the one that attacks, or even from the one that comes nearest to reaching it. */
function whyNotReached(s: HarrowState, seat: Seat, from: Hex | undefined, to: Hex): Refusal | undefined {
  const attackers = from === undefined ? county.flatMap((_, hex) => (hasUnits(s, seat, hex) ? [hex] : [])) : [from];
  const ways = attackers.map((hex) => ({ distance: distance(hex, to), range: attackRange(s, seat, hex) }));
  const [nearest] = ways.sort((a, b) => a.distance - a.range - (b.distance - b.range));
  return nearest.distance > nearest.range ? refuse('outOfRange', nearest) : undefined;
}

/** HC-ATK-2 to 4: why the enemies there are not attacked. */
function whyNotAttacked(s: HarrowState, frame: FrameOf<'attack'>, from: Hex | undefined, target: Target): Refusal {
  const { seat } = frame;
  if (!frame.attack) return refuse('attackMade');
  const why = whyNotReached(s, seat, from, target.to);
  if (why) return why;
  return target.mode === 'spawn' || target.mode === 'free' ? whyNotSpend(s, seat, target) : refuse('attackerFirst');
}

/** HC-ATK-1 to 4: the free action and the attack. */
export function whyNotAttack(s: HarrowState, frame: FrameOf<'attack'>, target: Target): Refusal {
  const { seat, rage } = frame;
  const { to, units } = target;
  const from = rage ?? target.from;
  if (hasUnits(s, opponent(seat), to) || isHestersHex(s, to)) return whyNotAttacked(s, frame, from, target);
  if (rage !== undefined) return refuse(hasUnits(s, seat, to) ? 'rageAttacks' : 'noEnemyThere');
  if (frame.free > 0) return whyNotSpend(s, seat, target);
  // The free action is spent: all that is left of this jar are the attack and steps that cost nothing.
  if (from !== undefined) {
    return movementCost(s, seat, to) > 0 ? refuse('noEnemyThere') : whyNotMove(s, seat, from, to, units);
  }
  return hasUnits(s, seat, to) ? refuse('nobodyInRange') : refuse('noUnitThere', undefined, 'HC-ATK-2');
}

export function whyNotStrike(frame: FrameOf<'strike'>, to: Hex): Refusal {
  return to === frame.to ? refuse('decideFirst', undefined, 'HC-ATK-13') : refuse('attackFixed');
}

/** HC-ATK-21, 22: why no haint falls on the hex. */
export function whyNotReap(s: HarrowState, seat: Seat, mode: Mode, hex: Hex): Refusal {
  return refuse(mode === 'nailed' && s.seats[opponent(seat)].haints[hex] > 0 ? 'noNailedHaint' : 'noHaintThere');
}

export function whyNotPush(s: HarrowState, frame: FrameOf<'push'>, to: Hex): Refusal {
  if (distance(frame.to, to) !== 1) return refuse('pushOneHex');
  return whyNotEnter(s, opponent(frame.seat), to) ?? refuse('notNow');
}
