import type { Seat } from '../../../kernel/game.ts';
import { distance, type Hex } from '../county.ts';
import { isLegendLooseAt, legendUnits, looseHaints } from '../rules/nails.ts';
import { hasUnits } from '../rules/occupancy.ts';
import type { Way } from '../rules/shift.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, type RefusalKey, refuse } from './keys.ts';

/** A refusal under the rule of the card, power or tile that is being played. */
export type By = (key: RefusalKey, params?: Refusal['params']) => Refusal;

export const under =
  (rule: string): By =>
  (key, params) =>
    refuse(key, params, rule);

/** Is there a unit of the owner, and nails hold every one? */
export function allNailed(s: HarrowState, owner: Seat, hex: Hex): boolean {
  const isLoose = legendUnits.some((unit) => isLegendLooseAt(s, owner, hex, unit));
  return hasUnits(s, owner, hex) && looseHaints(s, owner, hex) === 0 && !isLoose;
}

/** Whose units stand there, if anybody's. */
export function holderOf(s: HarrowState, hex: Hex): Seat | undefined {
  const holder = s.seats.findIndex((_, seat) => hasUnits(s, seat, hex));
  return holder >= 0 ? holder : undefined;
}

/** Why no haint of the seat's own can be picked up; `undefined` if one can. */
export function whyNoOwnHaint(s: HarrowState, seat: Seat, hex: Hex, by: By): Refusal | undefined {
  if (s.seats[seat].haints[hex] === 0) return by('noOwnHaint');
  return looseHaints(s, seat, hex) === 0 ? refuse('nailed') : undefined;
}

/** Why a unit does not step there: next door, the right way, and open to its owner. */
export function whyNoStep(
  s: HarrowState,
  owner: Seat,
  from: Hex,
  to: Hex,
  by: By,
  way?: { readonly leads: Way; readonly key: RefusalKey },
): Refusal | undefined {
  if (distance(from, to) !== 1) return by('notAdjacent');
  if (way && !way.leads(from, to)) return by(way.key);
  return whyNotEnter(s, owner, to);
}

/** Why a legend does not reach so far: `undefined` within `range`. */
export function whyTooFar(s: HarrowState, seat: Seat, hex: Hex, range: number, by: By): Refusal | undefined {
  const away = distance(hex, s.seats[seat].legendHex);
  return away > range ? by('legendOutOfRange', { distance: away, range }) : undefined;
}

/** What must be free of units, townsfolk and buildings is not. */
export function whyOccupied(s: HarrowState, hex: Hex, by: By): Refusal | undefined {
  if (s.townsfolk[hex] > 0 || s.buildings[hex] > 0) return by('objectiveThere');
  return holderOf(s, hex) === undefined ? undefined : by('unitThere');
}
