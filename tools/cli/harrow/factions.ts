import { pairsOf } from '../../../src/engine/games/harrow/content/chapters/seats.ts';
import { type Factions, firstFactions } from '../../../src/engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { refuse } from '../arguments.ts';

/** `--factions kammi,family`: two that can meet in the chapter, in either order; without a word the first two that can. */
export function readFactions(mode: ModeId, text: string | undefined): Factions {
  const pairs = pairsOf(mode);
  if (text === undefined) return pairs[0] ?? firstFactions;
  const said = text.split(',').sort().join();
  const pair = pairs.find((each) => [...each].sort().join() === said);
  const known = pairs.map((each) => each.join(',')).join(' or ');
  return pair ?? refuse(`--factions must be ${known} in ${mode}, found "${text}"`);
}
