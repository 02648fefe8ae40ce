import { sum } from '../../../../kit/sum.ts';
import type { Emit } from '../../action.ts';
import { type Terrain, terrains } from '../../content/maps/layout.ts';
import type { Hex } from '../../county.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { noTerrain, requireHester } from './hester.ts';

/** HC-EAT-6 */
export const terrainCubeLimit = 6;

/** Cubes from the common supply come to the middle of the battleground, what it has not is forfeited (HC-ROOT-9): how many came. */
export function gainTerrain(s: HarrowState, wanted: readonly number[], emit: Emit): number {
  const hester = requireHester(s);
  const cubes = wanted.map((n, i) => Math.min(n, hester.supply[i]));
  const lost = wanted.map((n, i) => n - cubes[i]);
  for (let i = 0; i < cubes.length; i++) {
    hester.supply[i] -= cubes[i];
    hester.cubes[i] += cubes[i];
  }
  if (sum(wanted) > 0) emit({ type: 'terrainGained', cubes, lost });
  return sum(cubes);
}

/** HC-HACT-9: cubes from the battleground go back to the common supply. */
export function payTerrain(s: HarrowState, cubes: readonly number[], why: 'cost' | 'limit', emit: Emit): void {
  const hester = requireHester(s);
  for (let i = 0; i < cubes.length; i++) {
    hester.cubes[i] -= cubes[i];
    hester.supply[i] += cubes[i];
  }
  if (sum(cubes) > 0) emit({ type: 'terrainPaid', cubes: [...cubes], why });
}

/** The cube of Forced Sacrifice on the hex, counted from 1 in the order of `terrains`; 0 for none. */
export function sacrificeAt(s: HarrowState, hex: Hex): number {
  return s.hester === undefined ? 0 : s.hester.sacrifices[hex];
}

/** HC-HCD-9: an uninfected haint has entered the hex; a cube that lies there goes to the battleground. */
export function takeSacrifice(s: HarrowState, hex: Hex, emit: Emit): void {
  const cube = sacrificeAt(s, hex);
  if (cube === 0) return;
  const hester = requireHester(s);
  const terrain = cube - 1;
  hester.sacrifices[hex] = 0;
  hester.cubes[terrain]++;
  emit({ type: 'sacrificeTaken', terrain: terrains[terrain], hex });
}

/** HC-TAC-16: what was banished of her cubes in this turn comes back. */
export function returnBanished(s: HarrowState, cubes: readonly number[], emit: Emit): void {
  if (sum(cubes) === 0) return;
  const hester = requireHester(s);
  hester.cubes = hester.cubes.map((n, i) => n + cubes[i]);
  emit({ type: 'banishedBack', owner: hesterSeat, cubes: sum(cubes) });
}

export function cubesOf(terrain: Terrain, count: number): number[] {
  const cubes = noTerrain();
  cubes[terrains.indexOf(terrain)] = count;
  return cubes;
}

/** So many cubes of any colours: without a choice they are paid at once, otherwise she is asked which. */
export function payAny(s: HarrowState, count: number, why: 'cost' | 'limit', emit: Emit): void {
  if (count === 0) return;
  const { cubes } = requireHester(s);
  const colours = cubes.filter((n) => n > 0).length;
  if (sum(cubes) === count) payTerrain(s, [...cubes], why, emit);
  else if (colours === 1)
    payTerrain(
      s,
      cubes.map((n) => (n > 0 ? count : 0)),
      why,
      emit,
    );
  else s.flow.push({ kind: 'pay', seat: s.active, left: count, why });
}
