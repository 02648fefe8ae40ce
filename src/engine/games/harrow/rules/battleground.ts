import { terrains } from '../content/maps/layout.ts';
import { factionSeats } from '../state/cubes.ts';
import type { HarrowState } from '../state.ts';
import { hestersCubes } from './hester/hester.ts';

/** In a game without Hester, where search cubes come after hers. */
const noTerrainCubes: readonly number[] = terrains.map(() => 0);

/** Cubes on the battleground in the order of the game's colours: the factions', Hester's (HC-HINT-1), search cubes (HC-TREE-1). */
export function battleground(s: HarrowState): number[] {
  const cubes = [...s.seats.map((own) => own.cubes), ...hestersCubes(s)];
  if (s.fair === undefined) return cubes;
  if (s.hester === undefined) cubes.push(...noTerrainCubes);
  cubes.push(s.fair.cubes);
  return cubes;
}

export function setBattleground(s: HarrowState, cubes: readonly number[]): void {
  s.seats.forEach((own, seat) => {
    own.cubes = cubes[seat];
  });
  const silver = factionSeats + terrains.length;
  if (s.hester) s.hester.cubes = cubes.slice(factionSeats, silver);
  if (s.fair) s.fair.cubes = cubes[silver];
}
