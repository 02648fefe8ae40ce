import type { EffectFrame } from '../content/effect.ts';
import { soloCards } from '../content/solo/cards.ts';
import { brambles, distance, type Hex } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { hasFire, hasUnits, isOccupied, unitsAt } from '../rules/occupancy.ts';
import { stepsOf, waysTo } from '../rules/solo/march.ts';
import { lastDiscard, requireActive, requireCard, requireSolo } from '../rules/solo/solo.ts';
import type { SoloCardId } from '../state/cards.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { under } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const placing = under('HC-SOLO-21');
const spawning = under('HC-SOLO-31');
const marching = under('HC-SOLO-36');

function isOnCard(card: SoloCardId, hex: Hex): boolean {
  return soloCards[card].hexes?.includes(hex) ?? true;
}

function whyNotObjective(s: HarrowState, hex: Hex): Refusal {
  if (!isOnCard(lastDiscard(s), hex)) return placing('notOnCard');
  if (hasFire(s, hex)) return placing('fireThere');
  if (s.townsfolk[hex] + s.buildings[hex] > 0) return placing('objectiveThere');
  return hex === brambles && !isOccupied(s, hex)
    ? refuse('notOnBrambles', undefined, 'HC-BASE-4')
    : placing('unitThere');
}

function whyNotSpawn(s: HarrowState, { step }: EffectFrame, hex: Hex): Refusal | undefined {
  if (!isOnCard(step === 1 ? requireCard(s) : lastDiscard(s), hex)) return spawning('notOnCard');
  return whyNotEnter(s, requireActive(s), hex);
}

/** HC-SOLO-33 to 36: why nobody goes from the hex now. */
function whyNotMarchFrom(s: HarrowState, { marks }: EffectFrame, hex: Hex): Refusal {
  const seat = requireActive(s);
  if (!hasUnits(s, seat, hex)) return refuse('notMarching');
  const { goal } = requireSolo(s);
  if (!marks.includes(hex)) return marching(hex === goal ? 'goalReached' : 'movedAlready');
  const ways = waysTo(s, seat, goal ?? hex);
  return stepsOf(s, seat, hex, ways).length === 0 ? marching('noWayOut') : refuse('notTowardGoal');
}

function whyNotMarchTo(s: HarrowState, from: Hex, to: Hex): Refusal | undefined {
  if (distance(from, to) !== 1) return marching('notAdjacent');
  const seat = requireActive(s);
  const { goal } = requireSolo(s);
  const ways = waysTo(s, seat, goal ?? from);
  return whyNotEnter(s, seat, to, ways[to] < ways[from] ? unitsAt(s, seat, from) : 0) ?? refuse('notTowardGoal');
}

export const soloReasons = {
  solo_objective: { rule: 'HC-SOLO-21', pick: (s, _frame, hex) => whyNotObjective(s, hex) },
  solo_side: { rule: 'HC-SOLO-26' },
  solo_spawn: { rule: 'HC-SOLO-31', pick: whyNotSpawn },
  solo_march: {
    rule: 'HC-SOLO-33',
    pick: whyNotMarchFrom,
    aim: (s, _frame, from, to) => whyNotMarchTo(s, from, to),
  },
} as const satisfies Readonly<Record<string, Reasons>>;

/** HC-SOLO-41, 42: the card says what is attacked. */
export function whyNotSoloAttack(s: HarrowState, { seat }: FrameOf<'attack'>, from: Hex | undefined, to: Hex): Refusal {
  if (from === undefined && !hasUnits(s, seat, to)) return refuse('otherTarget');
  return refuse(from === undefined ? 'otherAttacker' : 'otherTarget');
}
