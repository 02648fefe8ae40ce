import { type FactionId, type Factions, firstFactions } from '../../../src/engine/games/harrow/state/players.ts';
import { oneOf, refuse } from '../arguments.ts';

/** `--legends emmy,levi`: a word for each faction that plays, in the order of the seats, with a comma between. */
export function pairOf<T extends string>(
  text: string,
  name: string,
  words: Readonly<Record<FactionId, readonly T[]>>,
  factions: Factions = firstFactions,
): Readonly<Partial<Record<FactionId, T>>> {
  const said = text.split(',');
  if (said.length !== factions.length) {
    return refuse(`--${name} must be two words with a comma between, found "${text}"`);
  }
  return Object.fromEntries(factions.map((faction, i) => [faction, oneOf(said[i], name, words[faction])]));
}
