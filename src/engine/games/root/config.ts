import { nextBelow, type Rng, seedRng } from '../../kernel/rng.ts';
import { traitsOf } from './factions/factions.ts';
import type { FactionId } from './factions/ids.ts';
import type { Config } from './state/config.ts';

/** RT-5.1.1, RT-SU-10: who begins is up to chance; the others follow as they sit. */
export function seatedAtRandom(players: readonly FactionId[], seed: number): Config {
  const rng: Rng = seedRng(seed);
  const first = nextBelow(rng, players.length);
  return { players: [...players.slice(first), ...players.slice(0, first)], map: 'autumn', deck: 'standard' };
}

/** RT-5.2: the reach that makes a lively mix, by the number of players. */
const livelyReach: Readonly<Record<number, number>> = { 2: 17, 3: 18, 4: 21 };

/** RT-5.2, RT-SU-11: is the mix of factions a lively one? Others are allowed. */
export function isLively(players: readonly FactionId[]): boolean {
  const reach = players.reduce((sum, faction) => sum + traitsOf({ faction }).reach, 0);
  return reach >= (livelyReach[players.length] ?? 0);
}
