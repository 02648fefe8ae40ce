import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import type { Hex } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { spawnHaint } from '../movement.ts';
import { canEnter, legendHexes } from '../occupancy.ts';
import { terrainAt } from '../terrain.ts';
import { mayUse, requireHester, spendAct } from './hester.ts';
import { cubesOf, payTerrain } from './terrain-cubes.ts';

/** HC-HACT-4: a haint of the seat may appear on the hex: it has one left, and the hex has room. */
function maySpawn(s: HarrowState, owner: Seat, hex: Hex): boolean {
  return s.seats[owner].haintsLeft > 0 && canEnter(s, owner, hex);
}

/** HC-HACT-4: a cube of the hex's terrain is there to be paid. */
function canPay(s: HarrowState, hex: Hex): boolean {
  const terrain = terrainAt(s, hex);
  return terrain !== undefined && requireHester(s).cubes[terrains.indexOf(terrain)] > 0;
}

/** The home hexes and the legends' hexes; no hex serves two factions, for their units never share one. */
function places(s: HarrowState): { owner: Seat; hex: Hex }[] {
  const found: { owner: Seat; hex: Hex }[] = [];
  for (let owner = 0; owner < s.seats.length; owner++) {
    const { home } = s.seats[owner];
    for (const hex of legendHexes(s, owner)) if (hex !== home && maySpawn(s, owner, hex)) found.push({ owner, hex });
    if (maySpawn(s, owner, home)) found.push({ owner, hex: home });
  }
  return found;
}

export function rivalSpawns(s: HarrowState, out: HarrowAction[]): void {
  if (!mayUse(s, 'spawn')) return;
  for (const { hex } of places(s)) if (canPay(s, hex)) out.push({ type: 'spawn', hex });
}

/** HC-OFR-5, 6: where a haint may appear that nobody pays for. */
export function freeSpawns(s: HarrowState): Hex[] {
  return places(s).map(({ hex }) => hex);
}

/** A haint of whoever has a place there appears. */
export function spawnFor(s: HarrowState, hex: Hex, emit: Emit): void {
  const place = places(s).find((each) => each.hex === hex);
  if (!place) throw new Error('no haint can appear there');
  spawnHaint(s, place.owner, hex, emit);
}

export function spawnForRival(s: HarrowState, hex: Hex, emit: Emit): void {
  const terrain = terrainAt(s, hex);
  if (terrain === undefined) throw new Error('no haint can appear there');
  spendAct(s, 'spawn', emit);
  payTerrain(s, cubesOf(terrain, 1), 'cost', emit);
  spawnFor(s, hex, emit);
}
