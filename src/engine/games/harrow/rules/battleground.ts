import { factionColours, type HarrowState } from '../state.ts';

/** Cubes on the battleground in the order of the game's colours: the factions', then Hester's (HC-HINT-1). */
export function battleground(s: HarrowState): number[] {
  const cubes = s.seats.map((own) => own.cubes);
  return s.hester ? [...cubes, ...s.hester.cubes] : cubes;
}

export function setBattleground(s: HarrowState, cubes: readonly number[]): void {
  s.seats.forEach((own, seat) => {
    own.cubes = cubes[seat];
  });
  if (s.hester) s.hester.cubes = cubes.slice(factionColours.length);
}
