import type { CubeColour, FactionColour } from '../state/cubes.ts';
import type { Config } from '../state/set-up.ts';
import { features } from './chapters/features.ts';
import { factionsOf } from './chapters/seats.ts';
import { traits } from './factions/traits.ts';
import { terrains } from './maps/layout.ts';

type Game = Pick<Config, 'mode' | 'factions'>;

/** The colours of the faction seats. */
export function factionColoursOf(game: Game): readonly FactionColour[] {
  return factionsOf(game).map((faction) => traits[faction].colour);
}

/** The colours of a game, in the order in which its numbers of cubes are kept: by seat, then Hester's terrain cubes, the Fair Folk's search cubes last. */
export function coloursOf(game: Game): readonly CubeColour[] {
  const own = factionColoursOf(game);
  if (features[game.mode].fair) return [...own, ...terrains, 'silver'];
  return features[game.mode].hester ? [...own, ...terrains] : own;
}
