import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import type { Emit, HarrowAction } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import { hasVariant } from '../../content/variants.ts';
import { type Hex, hexCount, neighbours } from '../../county.ts';
import { opponent } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { moneyAt, takeMoney } from '../kammi/money.ts';
import { clearGoad, single, transferUnits } from '../movement.ts';
import { creepingAt } from '../nails.ts';
import { canEnter, hasFire, hasUnits, isObjectiveBarring, roomAt, unitLimit, unitsAt } from '../occupancy.ts';
import { terrainAt } from '../terrain.ts';
import { makeFire, mayMakeFire } from './fire.ts';
import { requireHester } from './hester.ts';
import { infectedAt } from './infection.ts';

/** HC-HMOV-7, 8: would an infected haint of the seat entering here make a fire? All units there must be infected haints of the other, with room for one more. */
function wouldIgnite(s: HarrowState, owner: Seat, hex: Hex): boolean {
  const enemy = opponent(owner);
  const there = infectedAt(s, enemy, hex);
  return there > 0 && roomAt(s, enemy, hex) > 0 && there === unitsAt(s, enemy, hex) && mayMakeFire(s);
}

/** HC-HMOV-7: may Hester bring an infected haint of the seat here? */
export function mayCreepInto(s: HarrowState, owner: Seat, hex: Hex): boolean {
  if (!hasUnits(s, opponent(owner), hex)) return canEnter(s, owner, hex);
  return !hasFire(s, hex) && !isObjectiveBarring(s, owner, hex) && wouldIgnite(s, owner, hex);
}

/** HC-HMOV-6, HC-OQ-54: she may go anywhere, unless she counts where four units are. */
export function mayHesterEnter(s: HarrowState, hex: Hex): boolean {
  return !hasVariant(s, 'hester_counts') || s.seats.every((_, seat) => unitsAt(s, seat, hex) < unitLimit);
}

/** HC-HMOV-1 to 5: cubes of the hex's colour, or undefined where that is no way to pay. */
export function terrainPrice(s: HarrowState, unit: 'haint' | 'hester', hex: Hex): number | undefined {
  if (terrainAt(s, hex) === undefined) return undefined;
  return (unit === 'haint' ? 1 : 2) - (s.paths[hex] > 0 ? 1 : 0);
}

/** HC-HMOV-2, 4, 5: cubes of any colours, or undefined where that is no way to pay. */
export function anyPrice(s: HarrowState, unit: 'haint' | 'hester', hex: Hex): number | undefined {
  if (unit === 'hester' && terrainAt(s, hex) !== undefined) return undefined;
  return (unit === 'haint' ? 2 : 3) - (s.paths[hex] > 0 ? 1 : 0);
}

function creepsTo(s: HarrowState, unit: 'haint' | 'hester', from: Hex, to: Hex, out: HarrowAction[]): void {
  const { cubes } = requireHester(s);
  const terrain = terrainAt(s, to);
  const own = terrainPrice(s, unit, to);
  const any = anyPrice(s, unit, to);
  if (terrain !== undefined && own !== undefined && cubes[terrains.indexOf(terrain)] >= own) {
    out.push({ type: 'creep', unit, from, to, by: 'terrain' });
  }
  // what a path token makes free is not paid for
  if (any !== undefined && own !== 0 && sum(cubes) >= any) out.push({ type: 'creep', unit, from, to, by: 'any' });
}

/** Every paid step of an infected haint or of Hester herself. */
export function creepOptions(s: HarrowState, out: HarrowAction[]): void {
  const hester = requireHester(s);
  for (let from = 0; from < hexCount; from++) {
    for (let owner = 0; owner < s.seats.length; owner++) {
      if (creepingAt(s, owner, from) === 0) continue;
      for (const to of neighbours[from]) if (mayCreepInto(s, owner, to)) creepsTo(s, 'haint', from, to, out);
    }
  }
  if (hester.hex === undefined || hester.nailed) return;
  for (const to of neighbours[hester.hex]) {
    if (mayHesterEnter(s, to)) creepsTo(s, 'hester', hester.hex, to, out);
  }
}

/** One infected haint of the seat goes to the hex, and perhaps a fire begins there (HC-FIRE-1). */
export function creepHaint(s: HarrowState, owner: Seat, from: Hex, to: Hex, emit: Emit): void {
  const ignites = hasUnits(s, opponent(owner), to);
  transferUnits(s, single(owner, 'haint', true, from, to), { type: 'crept', owner, from, to }, emit);
  if (ignites) makeFire(s, to, emit);
}

export function moveHester(s: HarrowState, to: Hex, emit: Emit): void {
  const hester = requireHester(s);
  if (hester.hex === undefined) throw new Error('Hester is not on the map');
  const from = hester.hex;
  hester.hex = to;
  emit({ type: 'hesterMoved', from, to });
  // HC-LGD-PRI-4: she is a unit too
  clearGoad(s, to, emit);
  takeMoney(s, to, moneyAt(s, to), emit);
}
