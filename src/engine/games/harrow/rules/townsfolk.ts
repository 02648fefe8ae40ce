import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { brambles, type Hex, neighbours } from '../county.ts';
import type { HarrowState } from '../state.ts';
import { hasEnemyUnits, hasFire, hasUnits } from './occupancy.ts';
import { score } from './scoring.ts';

/**
 * HC-BASE-4, HC-BASE-8, HC-TRK-31, HC-OQ-21, HC-RES-3, HC-RES-7: may a townsfolk come to this hex, whatever brings it there?
 * Hester herself does not stop it.
 */
export function canHoldTownsfolk(s: HarrowState, protectors: Seat, hex: Hex): boolean {
  const isBarred = hasFire(s, hex) || hasEnemyUnits(s, protectors, hex);
  return hex !== brambles && s.buildings[hex] === 0 && !isBarred;
}

/** HC-BASE-1, 5, 8: may a building come to this hex? */
export function canHoldBuilding(s: HarrowState, hex: Hex): boolean {
  if (hex === brambles || hasFire(s, hex) || s.townsfolk[hex] > 0) return false;
  return s.seats.every(({ faction }, seat) => faction === 'family' || !hasUnits(s, seat, hex));
}

/** HC-RES-5: whatever brings it there, a townsfolk on the home hex is safe at once. */
export function rescueAtHome(s: HarrowState, protectors: Seat, hex: Hex, emit: Emit): void {
  if (hex !== s.seats[protectors].home) return;
  s.townsfolk[hex]--;
  emit({ type: 'townsfolkRescued', seat: protectors });
  score(s, protectors, 2, 'rescue', emit);
}

export function bringTownsfolk(s: HarrowState, protectors: Seat, from: Hex, to: Hex, emit: Emit): void {
  s.townsfolk[from]--;
  s.townsfolk[to]++;
  emit({ type: 'townsfolkWalked', seat: protectors, from, to });
  rescueAtHome(s, protectors, to, emit);
}

/** HC-RES-2: may a townsfolk set foot on (or off) this hex? */
export function isFooting(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return s.paths[hex] > 0 || hasUnits(s, seat, hex);
}

/** Every hex a townsfolk on `from` can walk to. It never walks on from the home hex: there it is rescued (HC-RES-5). */
export function walkTargets(s: HarrowState, seat: Seat, from: Hex): Hex[] {
  if (!isFooting(s, seat, from)) return [];
  const home = s.seats[seat].home;
  const reached = [from];
  for (let i = 0; i < reached.length; i++) {
    if (reached[i] === home) continue;
    for (const next of neighbours[reached[i]]) {
      if (!reached.includes(next) && isFooting(s, seat, next) && canHoldTownsfolk(s, seat, next)) reached.push(next);
    }
  }
  return reached.slice(1);
}
