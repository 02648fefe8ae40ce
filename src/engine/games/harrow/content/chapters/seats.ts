import { factionIds, type PlayerId, playerIds } from '../../state/players.ts';
import { type Config, type Hider, hiders, type ModeId } from '../../state/set-up.ts';
import { features } from './features.ts';

/** The factions, Hester where she plays, and the Fair Folk. */
export function playersIn(mode: ModeId): readonly PlayerId[] {
  const { hester, fair } = features[mode];
  return playerIds.filter((player) => (player !== 'hester' || hester) && (player !== 'fair' || fair));
}

/** HC-FAIR-1: the Fair Folk's seat is the last; where Hester does not play, the one before it stays empty. */
export function seats({ mode }: Config): number {
  const { hester, fair } = features[mode];
  if (fair) return playerIds.length;
  return factionIds.length + (hester ? 1 : 0);
}

/** HC-FAIR-5: who may hide the items: anybody who is played, but the Fair Folk. */
export function hidersOf(mode: ModeId): readonly Hider[] {
  const { hester, solo, fair } = features[mode];
  return hiders.filter((player) => fair && (player === 'hester' ? hester : !solo));
}

/** Those of the factions, Hester's, or the Fair Folk's. */
export function hasHands({ mode }: Config): boolean {
  const { cards, hester, fair } = features[mode];
  return cards || hester || fair;
}
