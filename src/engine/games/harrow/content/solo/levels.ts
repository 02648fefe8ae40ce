import { sum } from '../../../../kit/sum.ts';
import type { Config, Level } from '../../state/set-up.ts';
import { pileIds } from '../../state/solo.ts';
import { features } from '../chapters/features.ts';
import { decks } from './cards.ts';

/** HC-SOLO-2: how many cards lead the rivals, and the terrain cubes Hester begins with. */
interface LevelRules {
  readonly cards: number;
  /** One of each colour, two cubes of different colours by chance, or none. */
  readonly cubes: 'each' | 'two' | 'none';
  /** HC-SOLO-3: cards of each pile, in the order of `pileIds`, where nobody has chosen. */
  readonly piles: readonly number[];
}

export const levelRules: Readonly<Record<Level, LevelRules>> = {
  1: { cards: 18, cubes: 'each', piles: [6, 6, 6] },
  2: { cards: 16, cubes: 'two', piles: [6, 5, 5] },
  3: { cards: 14, cubes: 'none', piles: [5, 4, 5] },
};

/** HC-FVH-1: against the Fair Folk all cards are in the game. */
export const allPiles: readonly number[] = pileIds.map((pile) => decks[pile].length);

/** How many solo cards the game has. */
export function soloCardCount(config: Config): number {
  return features[config.mode].fair ? sum(allPiles) : levelRules[levelOf(config)].cards;
}

export function levelOf({ level = 1 }: Pick<Config, 'level'>): Level {
  return level;
}

export function pilesOf(config: Pick<Config, 'level' | 'piles'>): readonly number[] {
  return config.piles ?? levelRules[levelOf(config)].piles;
}

/** HC-SOLO-3: why the piles cannot be so; undefined if they can. */
export function pilesProblem(level: Level, piles: readonly number[]): string | undefined {
  if (piles.length !== pileIds.length) return `there are ${pileIds.length} piles, not ${piles.length}`;
  const at = piles.findIndex((n, i) => !Number.isInteger(n) || n < 0 || n > decks[pileIds[i]].length);
  if (at >= 0) return `${piles[at]} ${pileIds[at]} cards: there are 0 to ${decks[pileIds[at]].length}`;
  const { cards } = levelRules[level];
  return sum(piles) === cards ? undefined : `level ${level} has ${cards} cards, not ${sum(piles)}`;
}
