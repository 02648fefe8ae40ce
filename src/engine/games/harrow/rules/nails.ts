import type { Seat } from '../../../kernel/game.ts';
import type { Emit, HarrowAction, NailKind, Placeable, Takeable } from '../action.ts';
import type { Hex } from '../county.ts';
import type { UnitKind } from '../events/county.ts';
import { nowhere } from '../state/kammi.ts';
import { hesterSeat } from '../state/players.ts';
import type { HarrowState, Nail } from '../state.ts';
import { isThorned } from './fair/truce.ts';
import { requireHester } from './hester/hester.ts';
import { healthyAt, infectedAt, isAllInfected, returnSnake } from './hester/infection.ts';

/** HC-C2-2 */
export const nailCount = 2;

type UnitNail = Exclude<NailKind, 'nail_hester'>;

export const unitOfNail: Readonly<Record<UnitNail, UnitKind>> = {
  nail_haint: 'haint',
  nail_infected: 'haint',
  nail_legend: 'legend',
  nail_second: 'second',
};

export function isUnitNail(what: Placeable | Takeable): what is UnitNail {
  return what in unitOfNail;
}

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

/** Haints of the seat on the hex that nails hold, of one kind: infected or not. */
export function heldHaints(s: HarrowState, seat: Seat, hex: Hex, infected: boolean): number {
  if (s.nails.length === 0) return 0;
  let count = 0;
  for (const nail of s.nails) if (isUnderHaint(nail, seat, hex, infected)) count++;
  return count;
}

function isUnderHaint(nail: Nail, seat: Seat, hex: Hex, infected: boolean): boolean {
  return nail.hex === hex && nail.seat === seat && nail.unit === 'haint' && (nail.infected ?? false) === infected;
}

/** HC-LGD-BER-3: haints on the hex that can move at all. */
export function looseHaints(s: HarrowState, seat: Seat, hex: Hex): number {
  if (isThorned(s, seat, hex)) return 0;
  const haints = s.seats[seat].haints[hex];
  return s.nails.length === 0 ? haints : haints - nailsUnder(s, seat, 'haint', hex);
}

export function looseHealthy(s: HarrowState, seat: Seat, hex: Hex): number {
  return healthyAt(s, seat, hex) - heldHaints(s, seat, hex, false);
}

/** HC-LGD-BER-7: infected haints that even Hester can move. */
export function looseInfected(s: HarrowState, seat: Seat, hex: Hex): number {
  return infectedAt(s, seat, hex) - heldHaints(s, seat, hex, true);
}

/** Infected haints that Hester can move from the hex, where no thorn holds all that is there. */
export function creepingAt(s: HarrowState, seat: Seat, hex: Hex): number {
  return isThorned(s, seat, hex) ? 0 : looseInfected(s, seat, hex);
}

export function looseOfKind(s: HarrowState, seat: Seat, hex: Hex, infected: boolean): number {
  return infected ? looseInfected(s, seat, hex) : looseHealthy(s, seat, hex);
}

/** Loose haints of both kinds are there: whoever moves or nails one says which. */
export function areBothLoose(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return s.hester !== undefined && looseInfected(s, seat, hex) > 0 && looseHealthy(s, seat, hex) > 0;
}

/** HC-INF-10: is the loose haint that is meant an infected one? It is if it is called so, or if no other is there. */
export function isInfectedMeant(s: HarrowState, seat: Seat, hex: Hex, isCalledSo: boolean): boolean {
  return isCalledSo || (s.hester !== undefined && looseHealthy(s, seat, hex) === 0);
}

/** A legend's piece: everybody has one, Kammi a second one. */
export type LegendUnit = Exclude<UnitKind, 'haint'>;

export function legendHexOf(s: HarrowState, seat: Seat, unit: LegendUnit): Hex {
  return unit === 'legend' ? s.seats[seat].legendHex : s.seats[seat].secondHex;
}

/** A nail holds it, or a thorn holds its hex. */
export function isLegendNailed(s: HarrowState, seat: Seat, unit: LegendUnit = 'legend'): boolean {
  if (isThorned(s, seat, legendHexOf(s, seat, unit))) return true;
  return s.nails.length > 0 && nailsUnder(s, seat, unit, legendHexOf(s, seat, unit)) > 0;
}

export function isLegendLooseAt(s: HarrowState, seat: Seat, hex: Hex, unit: LegendUnit = 'legend'): boolean {
  return legendHexOf(s, seat, unit) === hex && !isLegendNailed(s, seat, unit);
}

/** The legends of the seat that a nail does not hold, with where they are. */
export function looseLegends(s: HarrowState, seat: Seat): { readonly unit: LegendUnit; readonly hex: Hex }[] {
  const out: { readonly unit: LegendUnit; readonly hex: Hex }[] = [];
  for (const unit of legendUnits) {
    const hex = legendHexOf(s, seat, unit);
    if (hex !== nowhere && !isLegendNailed(s, seat, unit)) out.push({ unit, hex });
  }
  return out;
}

export const legendUnits: readonly LegendUnit[] = ['legend', 'second'];

export function driveNail(s: HarrowState, nail: Nail, emit: Emit): void {
  s.nails.push(nail);
  emit({ type: 'nailDriven', ...nail });
}

/** The nail goes back to Bernice: pulled out (HC-LGD-BER-4), taken back, or its unit died (HC-LGD-BER-6). */
export function liftNail(s: HarrowState, nail: Nail | undefined, emit: Emit): void {
  if (nail === undefined) throw new Error('no nail is there');
  s.nails = s.nails.filter((each) => each !== nail);
  emit({ type: 'nailLifted', ...nail });
}

export function nailUnderHaint(s: HarrowState, seat: Seat, hex: Hex, infected: boolean): Nail | undefined {
  return s.nails.find((nail) => isUnderHaint(nail, seat, hex, infected));
}

/** HC-INF-4: the snake enters a haint that a nail holds. */
export function infectNailed(s: HarrowState, seat: Seat, hex: Hex): void {
  const nail = nailUnderHaint(s, seat, hex, false);
  s.nails = s.nails.map((each) => (each === nail ? { ...each, infected: true } : each));
}

/** One under an infected haint has a name of its own beside one under a healthy haint. */
function nameOf(s: HarrowState, { hex, seat, unit, infected }: Nail): UnitNail {
  if (unit !== 'haint') return unit === 'legend' ? 'nail_legend' : 'nail_second';
  return infected && heldHaints(s, seat, hex, false) > 0 ? 'nail_infected' : 'nail_haint';
}

export function nailCalled(s: HarrowState, what: UnitNail, hex: Hex): Nail | undefined {
  return s.nails.find((nail) => nail.hex === hex && nameOf(s, nail) === what);
}

/** Nails that may be taken back or pulled out; of two under units alike it does not matter which. */
export function nailTakes(s: HarrowState, isOffered: (nail: Nail) => boolean, out: HarrowAction[]): void {
  for (const nail of s.nails) {
    const what = nameOf(s, nail);
    if (isOffered(nail) && nailCalled(s, what, nail.hex) === nail) out.push({ type: 'take', what, hex: nail.hex });
  }
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

/** A haint that is about to leave the map: the nail under it, if it is the nailed one, goes back, and so does its snake. */
export function freeHaint(s: HarrowState, seat: Seat, hex: Hex, nailed: boolean, infected: boolean, emit: Emit): void {
  if (s.nails.length > 0 && (nailed || looseOfKind(s, seat, hex, infected) === 0)) {
    liftNail(s, nailUnderHaint(s, seat, hex, infected), emit);
  }
  if (infected) returnSnake(s, seat, hex, emit);
}

/** Takes a haint off the map; unless told, uninfected haints go first (HC-ATK-5, HC-CLSH-4). */
export function removeHaint(
  s: HarrowState,
  seat: Seat,
  hex: Hex,
  nailed: boolean,
  emit: Emit,
  infected: boolean = isAllInfected(s, seat, hex),
): void {
  freeHaint(s, seat, hex, nailed, infected, emit);
  s.seats[seat].haints[hex]--;
}

/** HC-ATK-5, HC-INF-12: of the haints that are next to fall on the hex, so many are held by no nail. */
export function looseToFall(s: HarrowState, seat: Seat, hex: Hex): number {
  return looseOfKind(s, seat, hex, isAllInfected(s, seat, hex));
}

/** HC-ATK-21: does it matter which of the haints that are next to fall on the hex falls? */
export function hasNailedAndLoose(s: HarrowState, seat: Seat, hex: Hex): boolean {
  if (s.nails.length === 0) return false;
  return heldHaints(s, seat, hex, isAllInfected(s, seat, hex)) > 0 && looseToFall(s, seat, hex) > 0;
}
