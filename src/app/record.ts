import { levelIds } from '../engine/ai/levels.ts';
import { type Statistics, statisticsOf } from '../session/statistics.ts';
import type { AppTypes } from './app-types.ts';
import type { Run } from './play.ts';
import type { PlayedKeeper } from './played-keeper.ts';

/** What is told of all games that were played to their end, and what is done with them. */
export interface Record {
  readonly statistics: Statistics;
  /** The statistics have been erased, and that can be taken back. */
  readonly hasErased: boolean;
  exportStatistics(): void;
  eraseStatistics(): void;
  restoreStatistics(): void;
}

/** `fileName`: the beginning of the names of the game's files. */
export function createRecord<T extends AppTypes>(
  { hands }: Pick<Run<T>, 'hands'>,
  keeper: PlayedKeeper,
  fileName: string,
): Record {
  let made: { readonly of: PlayedKeeper['games']; readonly statistics: Statistics } | undefined;
  return {
    get statistics() {
      if (made?.of !== keeper.games) made = { of: keeper.games, statistics: statisticsOf(keeper.games, levelIds) };
      return made.statistics;
    },
    get hasErased() {
      return keeper.erased.length > 0;
    },
    exportStatistics() {
      const today = new Date().toISOString().slice(0, 10);
      hands.download(`${fileName}-statistics-${today}.json`, JSON.stringify(keeper.file(), undefined, 1));
    },
    eraseStatistics() {
      keeper.erase();
      hands.render();
    },
    restoreStatistics() {
      keeper.restore();
      hands.render();
    },
  };
}
