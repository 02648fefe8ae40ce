import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { chapterOf } from '../content/chapters/chapters.ts';
import { traits } from '../content/factions/traits.ts';
import { hasVariant } from '../content/variants.ts';
import type { Hex } from '../county.ts';
import type { UnitKind } from '../events/county.ts';
import type { HarrowEvent } from '../events.ts';
import type { HarrowState } from '../state.ts';
import { noteCreep } from './fair/visits.ts';
import { carrySnakes } from './hester/infection.ts';
import { sacrificeAt, takeSacrifice } from './hester/terrain-cubes.ts';
import { askForDoll } from './kammi/dolls.ts';
import { moneyAt, takeMoney } from './kammi/money.ts';
import { looseHealthy } from './nails.ts';
import { isOccupied } from './occupancy.ts';
import { hasStorm, isMountain } from './terrain.ts';

/** HC-MOVE-5, HC-OQ-1 */
export function paysForStorms(s: HarrowState, seat: Seat): boolean {
  const { faction } = s.seats[seat];
  return traits[faction].paysForStorms && !(faction === 'kammi' && hasVariant(s, 'free_storms'));
}

/** HC-MOVE-7: what it costs a unit of this seat to enter the hex. */
export function movementCost(s: HarrowState, seat: Seat, hex: Hex): number {
  return enterCost(isMountain(s, hex), paysForStorms(s, seat) && hasStorm(s, hex), s.paths[hex]);
}

/** Mountain and storm make a hex dearer, each path token on it cheaper. */
export function enterCost(isMountain: boolean, isPaidStorm: boolean, paths: number): number {
  return Math.max(0, 1 + (isMountain ? 1 : 0) + (isPaidStorm ? 1 : 0) - paths);
}

/** So many infected ones are among the haints that go, if as few as can be. */
export function leastInfected(s: HarrowState, seat: Seat, from: Hex, haints: number): number {
  return Math.max(0, haints - looseHealthy(s, seat, from));
}

/** Units of a seat that go from one hex to another together. */
export interface Group {
  readonly seat: Seat;
  readonly from: Hex;
  readonly to: Hex;
  readonly haints: number;
  readonly legend: boolean;
  /** Kammi's second legend token. */
  readonly second?: boolean;
  /** So many of the haints have a snake; unless told, snakes stay behind where they can. */
  readonly infected?: number;
}

/** One unit by itself. */
export function single(seat: Seat, unit: UnitKind, infected: boolean, from: Hex, to: Hex): Group {
  const haints = unit === 'haint' ? 1 : 0;
  const group = { seat, from, to, haints, legend: unit === 'legend', infected: infected ? 1 : 0 };
  return unit === 'second' ? { ...group, second: true } : group;
}

/** Where they stand changes, and nothing else yet. How many of the haints have a snake? */
export function placeGroup(s: HarrowState, group: Group): number {
  const { seat, from, to, haints, legend, second, infected = leastInfected(s, seat, from, haints) } = group;
  const own = s.seats[seat];
  carrySnakes(s, seat, from, to, infected);
  own.haints[from] -= haints;
  own.haints[to] += haints;
  if (legend) own.legendHex = to;
  if (second) own.secondHex = to;
  noteCreep(s, from, to, infected);
  return infected;
}

/** What lies on a hex for those who come to it. */
interface Find {
  readonly redCubes: number;
  readonly sacrifice: boolean;
  readonly money: number;
}

export function findAt(s: HarrowState, hex: Hex): Find {
  return { redCubes: s.redCubes[hex], sacrifice: sacrificeAt(s, hex) > 0, money: moneyAt(s, hex) };
}

/** What follows from units having come to a hex where this lay. Emmy gathers a red cube where she enters (HC-LGD-EMM-2). */
export function arrive(
  s: HarrowState,
  { seat, to, haints, legend, second }: Group,
  infected: number,
  find: Find,
  emit: Emit,
): void {
  if (haints > infected && find.sacrifice) takeSacrifice(s, to, emit);
  if (find.money > 0 && (haints > 0 || legend || second)) takeMoney(s, to, find.money, emit);
  clearGoad(s, to, emit);
  if (legend && s.seats[seat].legend === 'emmy') gatherRedCubes(s, seat, to, find.redCubes, false, emit);
  chapterOf(s).arrive?.(s, seat, to, emit);
}

/** Puts units on another hex, whatever moves them; the event says what did. */
export function transferUnits(s: HarrowState, group: Group, event: HarrowEvent, emit: Emit): void {
  const infected = placeGroup(s, group);
  emit(event);
  if (s.kammi !== undefined) askForDoll(s, group, event.type === 'crept');
  arrive(s, group, infected, findAt(s, group.to), emit);
}

/** A haint from possessions appears on the hex, which counts as entering it (HC-SOLO-37, HC-HCD-9). */
export function spawnHaint(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void {
  const own = s.seats[seat];
  own.haintsLeft--;
  own.haints[hex]++;
  emit({ type: 'spawned', seat, hex });
  takeSacrifice(s, hex, emit);
  takeMoney(s, hex, moneyAt(s, hex), emit);
  clearGoad(s, hex, emit);
  chapterOf(s).arrive?.(s, seat, hex, emit);
}

/** HC-LGD-PRI-4: a goad token is gone as soon as any unit is on its hex. */
export function clearGoad(s: HarrowState, hex: Hex, emit: Emit): void {
  if (s.goads.length === 0 || !s.goads.includes(hex)) return;
  if (!isOccupied(s, hex)) return;
  s.goads = s.goads.filter((goad) => goad !== hex);
  emit({ type: 'goadLost', hex });
}

/** Red cubes on the hex go to their owner's side of the battleground (HC-LGD-EMM-2, HC-LGD-EMM-3). */
export function gatherRedCubes(
  s: HarrowState,
  owner: Seat,
  hex: Hex,
  cubes: number,
  attacked: boolean,
  emit: Emit,
): void {
  if (cubes === 0) return;
  s.seats[owner].cubes += cubes;
  s.redCubes[hex] -= cubes;
  emit({ type: 'cubeGathered', seat: owner, hex, attacked });
}
