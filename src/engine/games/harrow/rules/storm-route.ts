import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
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
export function stormRoute(s: HarrowState, seat: Seat): Hex[] {
  const home = s.seats[seat].home;
  if (!hasStorm(s, home)) return [];
  const reached = [home];
  for (const hex of reached) {
    for (const next of neighbours[hex]) if (hasStorm(s, next) && !reached.includes(next)) reached.push(next);
  }
  return reached;
}

/** HC-DEST-2, HC-DEST-5: every building on the storm route falls. */
export function destroyBuildings(s: HarrowState, seat: Seat, emit: Emit): void {
  for (const hex of stormRoute(s, seat)) {
    while (s.buildings[hex] > 0) {
      s.buildings[hex]--;
      emit({ type: 'buildingDestroyed', seat, hex });
      score(s, seat, 2, 'destroy', emit);
    }
  }
}
