import type { Seat } from '../../../kernel/game.ts';
import type { Emit, NailKind } from '../action.ts';
import type { Hex } from '../county.ts';
import type { UnitKind } from '../events.ts';
import { type HarrowState, hesterSeat } from '../state.ts';
import { requireHester } from './hester/hester.ts';
import { isAllInfected, returnSnake } from './hester/infection.ts';

/** HC-C2-2 */
export const nailCount = 2;

export const unitOfNail: Readonly<Record<Exclude<NailKind, 'nail_hester'>, UnitKind>> = {
  nail_haint: 'haint',
  nail_legend: 'legend',
};

export function isHesterNailed(s: HarrowState): boolean {
  return s.hester?.nailed === true;
}

/** Nails on the map, the one under Hester too (HC-LGD-BER-5). */
export function nailsOut(s: HarrowState): number {
  return s.nails.length + (isHesterNailed(s) ? 1 : 0);
}

export function nailsUnder(s: HarrowState, seat: Seat, unit: UnitKind, hex: Hex): number {
  let count = 0;
  for (const nail of s.nails) if (nail.seat === seat && nail.unit === unit && nail.hex === hex) count++;
  return count;
}

/** HC-LGD-BER-3: haints on the hex that can move at all. */
export function looseHaints(s: HarrowState, seat: Seat, hex: Hex): number {
  const haints = s.seats[seat].haints[hex];
  return s.nails.length === 0 ? haints : haints - nailsUnder(s, seat, 'haint', hex);
}

export function isLegendNailed(s: HarrowState, seat: Seat): boolean {
  return s.nails.length > 0 && nailsUnder(s, seat, 'legend', s.seats[seat].legendHex) > 0;
}

export function isLegendLooseAt(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return s.seats[seat].legendHex === hex && !isLegendNailed(s, seat);
}

/** The nail goes back to Bernice: pulled out (HC-LGD-BER-4), taken back, or its unit died (HC-LGD-BER-6). */
export function liftNail(s: HarrowState, seat: Seat, unit: UnitKind, hex: Hex, emit: Emit): void {
  const at = s.nails.findIndex((nail) => nail.seat === seat && nail.unit === unit && nail.hex === hex);
  if (at < 0) throw new Error('no nail is there');
  s.nails.splice(at, 1);
  emit({ type: 'nailLifted', seat, unit, hex });
}

/** HC-LGD-BER-5 */
export function nailHester(s: HarrowState, hex: Hex, emit: Emit): void {
  requireHester(s).nailed = true;
  emit({ type: 'nailDriven', seat: hesterSeat, unit: 'legend', hex });
}

/** The nail under Hester goes back to Bernice (HC-LGD-BER-5). */
export function freeHester(s: HarrowState, emit: Emit): void {
  const hester = requireHester(s);
  if (hester.hex === undefined || !hester.nailed) throw new Error('no nail is under Hester');
  hester.nailed = false;
  emit({ type: 'nailLifted', seat: hesterSeat, unit: 'legend', hex: hester.hex });
}

/** Takes a haint off the map; the nail under it, if it was the nailed one, goes back. */
export function removeHaint(
  s: HarrowState,
  seat: Seat,
  hex: Hex,
  nailed: boolean,
  emit: Emit,
  infected: boolean = isAllInfected(s, seat, hex),
): void {
  if (s.nails.length > 0 && (nailed || looseHaints(s, seat, hex) === 0)) liftNail(s, seat, 'haint', hex, emit);
  // HC-ATK-5, HC-CLSH-4: unless told, uninfected haints go first
  if (infected) returnSnake(s, seat, hex, emit);
  s.seats[seat].haints[hex]--;
}

/** HC-ATK-21: does it matter which of the haints on this hex falls? */
export function hasBothKinds(s: HarrowState, seat: Seat, hex: Hex): boolean {
  if (s.nails.length === 0) return false;
  const loose = looseHaints(s, seat, hex);
  return loose > 0 && loose < s.seats[seat].haints[hex];
}
