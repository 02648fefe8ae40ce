import type { Seat } from '../../../kernel/game.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import { type FrameOf, topFrame } from '../flow.ts';
import { movementCost } from '../rules/movement.ts';
import { isLegendNailed } from '../rules/nails.ts';
import { hasEnemyUnits, hasUnits } from '../rules/occupancy.ts';
import { pointsFor } from '../rules/points.ts';
import { ownRange } from '../rules/terrain.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { allNailed, under, whyTooFar } from './pieces.ts';

/** Points the seat may spend on MOVE now. */
function budgetOf(s: HarrowState): number {
  return pointsFor(s, 0)?.budget ?? 0;
}

/** Before the action nothing but free steps (HC-MOVE-11): the jar comes first, or its action. */
function beforeAction({ jar }: FrameOf<'turn'>): Refusal {
  return refuse(jar === undefined ? 'jarFirst' : 'actFirst');
}

/** HC-LGD-BER-3: nails hold them all; HC-TAC-13: only the legend goes. */
function whyHeld(s: HarrowState, seat: Seat, from: Hex): Refusal | undefined {
  if (pointsFor(s, 0)?.legendOnly) {
    if (s.seats[seat].legendHex !== from) return refuse('legendOnly');
    return isLegendNailed(s, seat) ? refuse('nailed') : undefined;
  }
  return allNailed(s, seat, from) ? refuse('nailed') : undefined;
}

/** Why nothing can be picked up from a hex to MOVE it. */
export function whyNotMoveFrom(s: HarrowState, seat: Seat, from: Hex): Refusal {
  if (!hasUnits(s, seat, from)) return refuse(hasEnemyUnits(s, seat, from) ? 'notYourUnits' : 'noUnitThere');
  const held = whyHeld(s, seat, from);
  if (held) return held;
  const frame = topFrame(s);
  if (frame?.kind === 'turn' && !frame.acted) return beforeAction(frame);
  const budget = budgetOf(s);
  if (budget === 0 && frame?.kind !== 'turn') return refuse('noMovePoints');
  const costs = neighbours[from].filter((to) => !whyNotEnter(s, seat, to)).map((to) => movementCost(s, seat, to));
  if (costs.length === 0) return refuse('noWayOut');
  return whyTooDear(s, Math.min(...costs)) ?? refuse('notNow');
}

/** HC-MOVE-7, HC-MOVE-11: is a step of this cost beyond the points at hand? */
function whyTooDear(s: HarrowState, cost: number): Refusal | undefined {
  const frame = topFrame(s);
  const budget = budgetOf(s);
  if (cost <= budget) return undefined;
  if (frame?.kind === 'turn') return frame.acted ? refuse('notFree') : beforeAction(frame);
  return budget === 0 ? refuse('noMovePoints') : refuse('tooDear', { cost, count: budget });
}

export function whyNotMove(s: HarrowState, seat: Seat, from: Hex, to: Hex, units: number): Refusal {
  if (!hasUnits(s, seat, from)) return whyNotMoveFrom(s, seat, from);
  const held = whyHeld(s, seat, from);
  if (held) return held;
  if (from === to) return refuse('sameHex');
  if (distance(from, to) > 1) return refuse('notAdjacent');
  return whyNotEnter(s, seat, to, units) ?? whyTooDear(s, movementCost(s, seat, to)) ?? refuse('notNow');
}

/** HC-SPWN-1 to 5: why a haint cannot appear on the hex. */
export function whyNotSpawn(s: HarrowState, seat: Seat, hex: Hex): Refusal {
  const { haintsLeft, legendHex, home } = s.seats[seat];
  const tooFar = s.effects.farSpawn && whyTooFar(s, seat, hex, ownRange(s, legendHex), under('HC-UPG-5'));
  if (tooFar && hex !== home) return tooFar;
  if (!s.effects.farSpawn && hex !== legendHex && hex !== home) return refuse('spawnElsewhere');
  if (haintsLeft === 0) return refuse('noHaintsLeft');
  return whyNotEnter(s, seat, hex) ?? refuse('notNow');
}
