import { type PlayedGame, playedGames } from './played.ts';

const format = 'hollow-tree-played';

/** The games played to their end, as a file of their own. */
export function playedFile(game: string, played: readonly PlayedGame[]): object {
  return { format, version: 1, game, played };
}

interface FoundPlayed {
  readonly games: readonly PlayedGame[];
  /** The file holds nothing else. */
  readonly alone: boolean;
}

/** What such a file tells of them, or a saved game beside which they lie; undefined if it says nothing of any of this game. */
export function playedIn(game: string, text: string): FoundPlayed | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('played' in data)) return undefined;
  if (!('game' in data) || data.game !== game) return undefined;
  return { games: playedGames(data.played), alone: 'format' in data && data.format === format };
}
