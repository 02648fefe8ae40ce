import { type Factions, factionPairs, firstFactions, type PlayerId } from '../../state/players.ts';
import type { Config, ModeId } from '../../state/set-up.ts';
import { features } from './features.ts';

/** Which two factions can meet in the chapter (section 0.3 of the rules). */
export function pairsOf(mode: ModeId): readonly Factions[] {
  const { kammi } = features[mode];
  return factionPairs.filter((pair) => kammi === 'may' || pair.includes('kammi') === (kammi === 'always'));
}

/** Who plays on the faction seats, where nothing is told the first two who can. */
export function factionsOf({ mode, factions }: Pick<Config, 'mode' | 'factions'>): Factions {
  return factions ?? pairsOf(mode)[0] ?? firstFactions;
}

/** Everybody in such a game, in the order of the seats. */
export function playersIn(config: Pick<Config, 'mode' | 'factions'>): readonly PlayerId[] {
  const factions = factionsOf(config);
  return features[config.mode].hester ? [...factions, 'hester'] : factions;
}

/** The factions, and Hester where she plays. */
export function seats(config: Config): number {
  return playersIn(config).length;
}

/** Those of the factions, or Hester's. */
export function hasHands({ mode }: Config): boolean {
  const { cards, hester } = features[mode];
  return cards || hester;
}
