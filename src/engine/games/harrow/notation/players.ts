import type { PlayerId } from '../state/players.ts';

/** A player as sentences about positions name it. */
export function inWords(player: PlayerId): string {
  if (player === 'hester') return 'Hester';
  if (player === 'fair') return 'the Fair Folk';
  return player === 'kammi' ? 'Kammi' : `the ${player}`;
}
