import { factionSeats } from '../state/cubes.ts';
import type { HarrowState } from '../state.ts';
import { hestersCubes } from './hester/hester.ts';

/** Cubes on the battleground in the order of the game's colours: the factions', then Hester's (HC-HINT-1). */
export function battleground(s: HarrowState): number[] {
  return [...s.seats.map((own) => own.cubes), ...hestersCubes(s)];
}

export function setBattleground(s: HarrowState, cubes: readonly number[]): void {
  s.seats.forEach((own, seat) => {
    own.cubes = cubes[seat];
  });
  if (s.hester) s.hester.cubes = cubes.slice(factionSeats);
}
