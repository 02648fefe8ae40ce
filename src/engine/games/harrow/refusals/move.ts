import type { Seat } from '../../../kernel/game.ts';
import type { HarrowAction } from '../action.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import { type FrameOf, topFrame } from '../flow.ts';
import { moveOptions } from '../rules/move-options.ts';
import { movementCost } from '../rules/movement.ts';
import { isLegendNailed, nailsUnder } from '../rules/nails.ts';
import { hasEnemyUnits, hasUnits } from '../rules/occupancy.ts';
import { pointsFor } from '../rules/points.ts';
import { ownRange } from '../rules/terrain.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { allNailed, under, whyTooFar } from './pieces.ts';
import type { Target } from './target.ts';

/** Points that may be spent on MOVE (0) or SPAWN (1) now. */
function budgetOf(s: HarrowState, ability: 0 | 1 = 0): number {
  return pointsFor(s, ability)?.budget ?? 0;
}

/** Before the action nothing but free steps (HC-MOVE-11): the jar comes first, or its action. */
function beforeAction({ jar }: FrameOf<'turn'>): Refusal {
  return refuse(jar === undefined ? 'jarFirst' : 'actFirst');
}

/** Why nobody at all can MOVE; `undefined` with points for it, or with a free step on offer. */
function whyNobodyMoves(s: HarrowState, seat: Seat): Refusal | undefined {
  if (budgetOf(s) > 0) return undefined;
  const freeSteps: HarrowAction[] = [];
  const purse = pointsFor(s, 0);
  if (purse) moveOptions(s, seat, 0, purse.legendOnly, freeSteps);
  if (freeSteps.length > 0) return undefined;
  const frame = topFrame(s);
  if (frame?.kind !== 'turn') return refuse('noMovePoints');
  return frame.acted ? refuse('jarUsed') : beforeAction(frame);
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
function whyNotMoveFrom(s: HarrowState, seat: Seat, from: Hex): Refusal {
  if (!hasUnits(s, seat, from)) {
    return whyNobodyMoves(s, seat) ?? refuse(hasEnemyUnits(s, seat, from) ? 'notYourUnits' : 'noUnitThere');
  }
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
  if (frame?.kind === 'legend') return refuse('notFree');
  return budget === 0 ? refuse('noMovePoints') : refuse('tooDear', { cost, count: budget });
}

/** Why units picked up on a hex cannot MOVE to another; how many they are comes last, as fewer might. */
export function whyNotMove(s: HarrowState, seat: Seat, from: Hex, to: Hex, units = 1): Refusal {
  const held = whyHeld(s, seat, from);
  if (held) return held;
  if (from === to) return refuse('sameHex');
  if (distance(from, to) > 1) return refuse('notAdjacent');
  const why = whyNotEnter(s, seat, to) ?? whyTooDear(s, movementCost(s, seat, to));
  return why ?? whyNotEnter(s, seat, to, units) ?? refuse('notNow');
}

/** HC-SPWN-1 to 5: why a haint cannot appear on the hex. */
function whyNotSpawn(s: HarrowState, seat: Seat, hex: Hex): Refusal {
  const { haintsLeft, legendHex, secondHex, home } = s.seats[seat];
  const tooFar = s.effects.farSpawn && whyTooFar(s, seat, hex, ownRange(s, legendHex), under('HC-UPG-5'));
  if (tooFar && hex !== home) return tooFar;
  if (!s.effects.farSpawn && hex !== legendHex && hex !== secondHex && hex !== home) return refuse('spawnElsewhere');
  if (haintsLeft === 0) return refuse('noHaintsLeft');
  return whyNotEnter(s, seat, hex) ?? refuse('notNow');
}

/** HC-LGD-BER-4: why no nail can be pulled out on the hex. */
function whyNoNail(s: HarrowState, seat: Seat, hex: Hex): Refusal {
  const isOther = pointsFor(s, 0)?.legendOnly && nailsUnder(s, seat, 'haint', hex) > 0;
  return refuse(isOther ? 'legendOnly' : 'noNailThere');
}

/** Why a point is not spent on the hex: as the player means to spend it or, with nothing on offer there, on what it is for. */
export function whyNotSpend(s: HarrowState, seat: Seat, { mode, from, to, units }: Target): Refusal {
  const isForSpawn = budgetOf(s, 1) > 0 && budgetOf(s) === 0;
  if (mode === 'spawn' || (mode !== 'move' && isForSpawn)) return whyNotSpawn(s, seat, to);
  if (mode === 'free') return whyNoNail(s, seat, to);
  return from === undefined ? whyNotMoveFrom(s, seat, to) : whyNotMove(s, seat, from, to, units);
}
