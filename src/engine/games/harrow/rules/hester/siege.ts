import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import { hesterSupplies } from '../../content/hester/prepare.ts';
import type { Hex } from '../../county.ts';
import type { EventOf } from '../../events.ts';
import { effectFrame } from '../../flow.ts';
import type { HarrowState } from '../../state.ts';
import { hasFire, isHesterAt } from '../occupancy.ts';
import { score } from '../scoring.ts';
import { terrainAt } from '../terrain.ts';
import { fires } from './fire.ts';
import { leaveMap, requireHester } from './hester.ts';
import { cubesOf, gainTerrain } from './terrain-cubes.ts';

/** HC-SUM-5 */
export const hesterUnits = 3;

/** HC-ATK-2, HC-SUM-9: is a fire or Hester herself there to be attacked? */
export function isHestersHex(s: HarrowState, hex: Hex): boolean {
  return hasFire(s, hex) || isHesterAt(s, hex);
}

/** HC-FIRE-20, HC-SUM-5: a unit for each flame, three for Hester. */
export function hestersUnitsAt(s: HarrowState, hex: Hex): number {
  const { flames, hex: at } = requireHester(s);
  return flames[hex] + (at === hex ? hesterUnits : 0);
}

/** HC-FIRE-20, HC-SUM-7: a cube of the hex's colour from the supply; none on mountain or brambles (HC-OQ-30). */
export function gainMajorityCube(s: HarrowState, hex: Hex, emit: Emit): number {
  const terrain = terrainAt(s, hex);
  return terrain === undefined ? 0 : gainTerrain(s, cubesOf(terrain, 1), emit);
}

/** Two flames from the supply back on an empty fire space of her board, if there are two. */
export function returnPair(s: HarrowState, why: EventOf<'pairReturned'>['why'], emit: Emit): boolean {
  const hester = requireHester(s);
  if (hester.pairs >= hesterSupplies.pairs || hester.flamesLeft < 2) return false;
  hester.flamesLeft -= 2;
  hester.pairs++;
  emit({ type: 'pairReturned', pairs: hester.pairs, why });
  return true;
}

/** HC-FIRE-22, 23: a flame goes to Hester's supply; with the last one the fire is out. */
export function douse(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void {
  const hester = requireHester(s);
  hester.flames[hex]--;
  hester.flamesLeft++;
  emit({ type: 'flameDoused', seat, hex, flames: hester.flames[hex] });
  if (hester.flames[hex] > 0) return;
  emit({ type: 'fireOut', seat, hex });
  score(s, seat, 1, 'fire', emit);
  // A pair that found too few tokens in the supply comes back with a later one.
  let back = returnPair(s, 'fireOut', emit);
  while (back && hester.pairs + fires(s).length < hesterSupplies.pairs) back = returnPair(s, 'fireOut', emit);
}

/** HC-SUM-8: Hester leaves the map, without points; the killer may set the own spoon back. */
export function killHester(s: HarrowState, seat: Seat, emit: Emit): void {
  const hester = requireHester(s);
  if (hester.hex === undefined) throw new Error('Hester is not on the map');
  const { hex } = hester;
  leaveMap(hester);
  s.flow.push(effectFrame(seat, 'spoon_reset'));
  emit({ type: 'hesterLeft', hex, why: 'killed' });
}
