import type { Seat } from '../../../kernel/game.ts';
import { brambles, type Hex, neighbours } from '../county.ts';
import type { HarrowState } from '../state.ts';
import { hasEnemyUnits, hasUnits } from './occupancy.ts';

/** HC-RES-2, HC-RES-3: may a townsfolk set foot on (or off) this hex? */
function isFooting(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return (
    hex !== brambles &&
    s.buildings[hex] === 0 &&
    (s.paths[hex] > 0 || hasUnits(s, seat, hex)) &&
    !hasEnemyUnits(s, seat, hex)
  );
}

/** Every hex a townsfolk on `from` can walk to. It never walks on from the home hex: there it is rescued (HC-RES-5). */
export function walkTargets(s: HarrowState, seat: Seat, from: Hex): Hex[] {
  if (!isFooting(s, seat, from)) return [];
  const home = s.seats[seat].home;
  const reached = [from];
  for (let i = 0; i < reached.length; i++) {
    if (reached[i] === home) continue;
    for (const next of neighbours[reached[i]]) {
      if (!reached.includes(next) && isFooting(s, seat, next)) reached.push(next);
    }
  }
  return reached.slice(1);
}
