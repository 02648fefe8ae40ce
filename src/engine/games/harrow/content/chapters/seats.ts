import { factionIds, playerIds } from '../../state/players.ts';
import type { Config } from '../../state/set-up.ts';
import { features } from './features.ts';

/** The factions, and Hester where she plays. */
export function seats({ mode }: Config): number {
  return features[mode].hester ? playerIds.length : factionIds.length;
}

/** Those of the factions, or Hester's. */
export function hasHands({ mode }: Config): boolean {
  const { cards, hester } = features[mode];
  return cards || hester;
}
