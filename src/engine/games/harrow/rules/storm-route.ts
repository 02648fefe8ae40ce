import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { hasVariant } from '../content/variants.ts';
import { brambles, type Hex, neighbours } from '../county.ts';
import type { HarrowState } from '../state.ts';
import { hasFire } from './occupancy.ts';
import { score } from './scoring.ts';
import { hasStorm } from './terrain.ts';

/** HC-STORM-5, HC-BASE-4: may a storm token be put here? HC-HINT-7: the burning home hex gets none until the fire is out. */
export function canRaiseStorm(s: HarrowState, seat: Seat, hex: Hex): boolean {
  if (isHomeBurning(s, seat, hex)) return false;
  return hex !== brambles && !hasStorm(s, hex) && s.seats[seat].stormsLeft > 0;
}

export function isHomeBurning(s: HarrowState, family: Seat, hex: Hex): boolean {
  return hex === s.seats[family].home && hasFire(s, hex);
}

export function raiseStorm(s: HarrowState, seat: Seat, hex: Hex, byCleanUp: boolean, emit: Emit): void {
  s.storms[hex]++;
  s.seats[seat].stormsLeft--;
  emit({ type: 'stormRaised', seat, hex, byCleanUp });
}

/** HC-DEST-2, HC-DEST-3: the hexes joined to the Family's home by storms, both ends included. */
function stormRoute(s: HarrowState, seat: Seat): Hex[] {
  const home = s.seats[seat].home;
  if (!hasStorm(s, home)) return [];
  const reached = [home];
  for (const hex of reached) {
    for (const next of neighbours[hex]) if (hasStorm(s, next) && !reached.includes(next)) reached.push(next);
  }
  return reached;
}

/** HC-DEST-3, HC-OQ-12: where a building falls: on the storm route or, if it needs no storm of its own, beside it. */
function struckHexes(s: HarrowState, seat: Seat): Iterable<Hex> {
  const route = stormRoute(s, seat);
  return hasVariant(s, 'bare_buildings') ? new Set(route.flatMap((hex) => [hex, ...neighbours[hex]])) : route;
}

/** HC-DEST-2, HC-DEST-5: every building the storms reach falls. */
export function destroyBuildings(s: HarrowState, seat: Seat, emit: Emit): void {
  for (const hex of struckHexes(s, seat)) {
    while (s.buildings[hex] > 0) {
      s.buildings[hex]--;
      emit({ type: 'buildingDestroyed', seat, hex });
      score(s, seat, 2, 'destroy', emit);
    }
  }
}
