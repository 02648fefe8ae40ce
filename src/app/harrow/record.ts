import { type LevelId, levelIds } from '../../engine/ai/levels.ts';
import type { HarrowMatch } from '../../session/harrow/harrow-session.ts';
import { playedOf } from '../../session/harrow/played-game.ts';
import { type Statistics, statisticsOf } from '../../session/statistics.ts';
import type { Run } from '../play.ts';
import type { PlayedKeeper } from '../played-keeper.ts';
import type { HarrowAppTypes, HarrowOwn } from './harrow-app.ts';

type Record = Pick<
  HarrowOwn,
  'statistics' | 'hasErased' | 'exportStatistics' | 'eraseStatistics' | 'restoreStatistics'
>;

/** What is told of all games that were played to their end, and what is done with them. */
export function createRecord({ hands }: Run<HarrowAppTypes>, keeper: PlayedKeeper): Record {
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
      hands.download(`harrow-county-statistics-${today}.json`, JSON.stringify(keeper.file(), undefined, 1));
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

/** The game on the table has just come to its end. */
export function enterPlayed(keeper: PlayedKeeper, match: HarrowMatch, bots: LevelId): void {
  const played = playedOf(match, bots, new Date());
  if (played) keeper.enter(played);
}
