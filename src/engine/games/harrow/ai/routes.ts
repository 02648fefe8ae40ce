import type { Seat } from '../../../kernel/game.ts';
import { hasVariant } from '../content/variants.ts';
import { brambles, type Hex, hexCount, neighbours } from '../county.ts';
import { hasEnemyUnits, hasFire, hasUnits } from '../rules/occupancy.ts';
import { hasStorm } from '../rules/terrain.ts';
import type { HarrowState } from '../state.ts';

const closed = Number.POSITIVE_INFINITY;

/** The cheapest way from a hex to every other, both ends paid for, `cost` being what a hex on the way still needs. */
function cheapestFrom(start: Hex, cost: readonly number[]): number[] {
  const best = new Array<number>(hexCount).fill(closed);
  best[start] = cost[start];
  const open = [start];
  while (open.length > 0) {
    const hex = open.shift() ?? start;
    for (const next of neighbours[hex]) {
      const through = best[hex] + cost[next];
      if (through < best[next]) {
        best[next] = through;
        open.push(next);
      }
    }
  }
  return best;
}

/** For every hex: what the Protectors still need so that a townsfolk there could walk home (HC-RES-2 to 4). */
export function rescueNeeds(s: HarrowState, seat: Seat): number[] {
  const cost = new Array<number>(hexCount);
  for (let hex = 0; hex < hexCount; hex++) {
    if (hex === brambles || s.buildings[hex] > 0 || hasFire(s, hex)) cost[hex] = closed;
    else if (hasEnemyUnits(s, seat, hex)) cost[hex] = 3;
    else cost[hex] = s.paths[hex] > 0 || hasUnits(s, seat, hex) ? 0 : 1;
  }
  return cheapestFrom(s.seats[seat].home, cost);
}

/** For every hex: the storms missing before a building there falls (HC-DEST-2, HC-DEST-3, HC-OQ-12). */
export function stormNeeds(s: HarrowState, seat: Seat): number[] {
  const cost = new Array<number>(hexCount);
  for (let hex = 0; hex < hexCount; hex++) cost[hex] = hex === brambles ? closed : hasStorm(s, hex) ? 0 : 1;
  const joined = cheapestFrom(s.seats[seat].home, cost);
  if (!hasVariant(s, 'bare_buildings')) return joined;
  return joined.map((own, hex) => Math.min(own, ...neighbours[hex].map((next) => joined[next])));
}
