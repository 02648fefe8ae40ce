import { mergedGames, type PlayedGame } from '../session/played.ts';
import { playedFile, playedIn } from '../session/played-file.ts';
import type { TakenIn } from './play.ts';

/** The games that were played to their end on this device, while one is running. */
export interface PlayedKeeper {
  readonly games: readonly PlayedGame[];
  /** What was erased, while that can be taken back. */
  readonly erased: readonly PlayedGame[];
  enter(game: PlayedGame): void;
  erase(): void;
  restore(): void;
  file(): object;
  /** Adds those that a file holds; gives the news of it if it holds nothing else. */
  takeIn(text: string): TakenIn | undefined;
}

interface Keeping {
  add(games: readonly PlayedGame[]): void;
  remove(games: readonly PlayedGame[]): void;
}

export function createPlayedKeeper(game: string, kept: readonly PlayedGame[], keeping: Keeping): PlayedKeeper {
  let games = kept;
  let erased: readonly PlayedGame[] = [];

  function add(more: readonly PlayedGame[]): void {
    games = mergedGames(games, more);
    keeping.add(more);
  }

  return {
    get games() {
      return games;
    },
    get erased() {
      return erased;
    },
    enter: (played) => add([played]),
    erase() {
      keeping.remove(games);
      erased = games;
      games = [];
    },
    restore() {
      add(erased);
      erased = [];
    },
    file: () => playedFile(game, games),
    takeIn(text) {
      const found = playedIn(game, text);
      if (found) add(found.games);
      if (!found?.alone) return undefined;
      const isTaken = found.games.length > 0;
      return { key: `statistics:file.${isTaken ? 'done' : 'foreign'}`, isTaken };
    },
  };
}
