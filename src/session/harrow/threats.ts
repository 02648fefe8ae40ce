import { rescueNeeds, stormNeeds } from '../../engine/games/harrow/ai/routes.ts';
import { distance, type Hex, hexCount, neighbours } from '../../engine/games/harrow/county.ts';
import { attackRange } from '../../engine/games/harrow/rules/attack.ts';
import { movementCost } from '../../engine/games/harrow/rules/movement.ts';
import { canEnter, hasUnits, unitsAt } from '../../engine/games/harrow/rules/occupancy.ts';
import { turnsPerSeat } from '../../engine/games/harrow/rules/order/order.ts';
import { jars } from '../../engine/games/harrow/state/tokens.ts';
import { type HarrowState, seatOf } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** Where a seat could strike in its next turn. */
export interface Threat {
  readonly hex: Hex;
  /** The largest group that could, and how many groups. */
  readonly units: number;
  readonly groups: number;
}

type Attacks = 'none' | 'plain' | 'afterStep';

/** HC-ATK-1, HC-REATK-1: with the Attack jar there is a free action before; HC-RND-5: a new round brings fresh jars. */
function attacksOf(s: HarrowState, seat: Seat): Attacks {
  const { jars: full, attacked, turns } = s.seats[seat];
  if (turns >= turnsPerSeat || full[jars.indexOf('attack')]) return 'afterStep';
  return attacked && full.includes(true) ? 'plain' : 'none';
}

/** Hexes from which the units of a hex could strike. */
function standsOf(s: HarrowState, seat: Seat, from: Hex, attacks: Attacks): Hex[] {
  if (attacks === 'plain') return [from];
  const steps = neighbours[from].filter((to) => canEnter(s, seat, to) && movementCost(s, seat, to) <= 1);
  return [from, ...steps];
}

/** HC-ATK-3: what the seat could reach and attack in its next turn, as far as pieces on the table tell: cards may do more. */
export function threatsOf(s: HarrowState, seat: Seat): Threat[] {
  const attacks = attacksOf(s, seat);
  if (attacks === 'none') return [];
  const found = new Map<Hex, Threat>();
  for (let from = 0; from < hexCount; from++) {
    if (!hasUnits(s, seat, from)) continue;
    const units = unitsAt(s, seat, from);
    const stands = standsOf(s, seat, from, attacks);
    for (let hex = 0; hex < hexCount; hex++) {
      if (!stands.some((stand) => stand !== hex && distance(stand, hex) <= attackRange(s, seat, stand))) continue;
      const known = found.get(hex);
      found.set(hex, { hex, units: Math.max(units, known?.units ?? 0), groups: (known?.groups ?? 0) + 1 });
    }
  }
  return [...found.values()];
}

/** What is still missing before an objective scores. */
export interface Missing {
  readonly hex: Hex;
  readonly what: 'townsfolk' | 'building';
  /** Hexes without a path or a unit, or storms; infinite where there is no way. */
  readonly count: number;
}

/** HC-RES-2, HC-DEST-2: how far each of the townsfolk is from home, and each building from falling. */
export function missingOf(s: HarrowState): Missing[] {
  // HC-SOLO-35: the automatic factions need no roads.
  if (s.solo) return [];
  const [rescue, storm] = [rescueNeeds(s, seatOf(s, 'protectors')), stormNeeds(s, seatOf(s, 'family'))];
  const missing: Missing[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (s.townsfolk[hex] > 0) missing.push({ hex, what: 'townsfolk', count: rescue[hex] });
    if (s.buildings[hex] > 0) missing.push({ hex, what: 'building', count: storm[hex] });
  }
  return missing;
}
