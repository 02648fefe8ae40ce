import type { HarrowAction } from '../action.ts';
import { distance, type Hex } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { attackOptions, attackRange, targetAt } from '../rules/attack.ts';
import { isHestersHex } from '../rules/hester/siege.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { pointsFor } from '../rules/points.ts';
import { type HarrowState, opponent } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { whyNotMove, whyNotMoveFrom, whyNotSpawn } from './move.ts';

/** HC-ATK-5: the legend cannot be meant while its haints stand around it. */
function whyProtected(s: HarrowState, frame: { seat: number }, to: Hex): Refusal | undefined {
  const victim = opponent(frame.seat);
  const isProtected = s.seats[victim].legendHex === to && targetAt(s, victim, to) === 'haint';
  return isProtected ? refuse('legendProtected') : undefined;
}

/** HC-ATK-1 to 4: the free action and the attack. */
export function whyNotAttack(
  s: HarrowState,
  frame: FrameOf<'attack'>,
  from: Hex | undefined,
  to: Hex,
  units: number,
  legend: boolean,
): Refusal {
  const { seat } = frame;
  const enemyThere = hasUnits(s, opponent(seat), to) || isHestersHex(s, to);
  if (frame.rage !== undefined && (from ?? frame.rage) !== frame.rage) return refuse('rageAttacks');
  if (from === undefined) {
    // The rage token is where every attack of this frame comes from.
    if (frame.rage !== undefined) return enemyThere ? refuse('nobodyInRange') : refuse('noEnemyThere');
    if (enemyThere) return frame.attack ? refuse('nobodyInRange') : refuse('attackMade');
    return frame.free > 0 && pointsFor(s, 1) ? whyNotSpawn(s, seat, to) : refuse('noEnemyThere');
  }
  if (frame.rage === undefined && !hasUnits(s, seat, from)) return whyNotMoveFrom(s, seat, from);
  if (enemyThere) {
    if (!frame.attack) return refuse('attackMade');
    const range = attackRange(s, seat, from);
    if (distance(from, to) > range) return refuse('outOfRange', { distance: distance(from, to), range });
    return (legend ? whyProtected(s, frame, to) : undefined) ?? refuse('notNow');
  }
  // The free MOVE is spent: all that is left of this jar is the attack.
  if (frame.free === 0) return refuse('noEnemyThere');
  return whyNotMove(s, seat, from, to, units);
}

export function whyNotAttackFrom(s: HarrowState, frame: FrameOf<'attack'>, hex: Hex): Refusal {
  if (frame.rage !== undefined) return refuse('rageAttacks');
  if (!hasUnits(s, frame.seat, hex)) return whyNotMoveFrom(s, frame.seat, hex);
  if (!frame.attack) return frame.free > 0 ? whyNotMoveFrom(s, frame.seat, hex) : refuse('attackMade');
  const options: HarrowAction[] = [];
  attackOptions(s, frame.seat, options);
  return options.some((option) => option.type === 'attack' && option.from === hex)
    ? refuse('notNow')
    : refuse('nobodyInRange');
}

export function whyNotStrike(s: HarrowState, frame: FrameOf<'strike'>, to: Hex, legend: boolean): Refusal {
  if (to !== frame.to) return refuse('attackFixed');
  return (legend ? whyProtected(s, frame, to) : undefined) ?? refuse('decideFirst', undefined, 'HC-ATK-13');
}

export function whyNotPush(s: HarrowState, frame: FrameOf<'push'>, to: Hex): Refusal {
  if (distance(frame.to, to) !== 1) return refuse('pushOneHex');
  return whyNotEnter(s, opponent(frame.seat), to) ?? refuse('notNow');
}
