import { harrowLevels } from '../../engine/games/harrow/ai/levels.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import { noProgress } from '../../session/harrow/campaign/progress.ts';
import { createProgressStore } from '../../session/harrow/campaign/progress-store.ts';
import { harrowMatches } from '../../session/harrow/harrow-session.ts';
import { readHarrowSettings } from '../../session/harrow/harrow-settings.ts';
import { summaryOf } from '../../session/harrow/save-summary.ts';
import { createPlayedStore } from '../../session/played.ts';
import { newsOfFault } from '../../session/storage.ts';
import type { AppKit } from '../play.ts';
import { createPlayedKeeper } from '../played-keeper.ts';
import type { HarrowAppTypes } from './harrow-app.ts';
import { createHarrowPlay } from './harrow-play.ts';
import { layoutFor } from './layout.ts';
import { createNightKeeper } from './night-keeper.ts';

export const harrowAppKit: AppKit<HarrowAppTypes> = {
  ...harrowMatches,
  levels: harrowLevels,
  layoutFor,
  readSettings: readHarrowSettings,
  summaryOf,
  fileName: 'harrow-county',
  async prepare(storage, setAside) {
    const store = createProgressStore(storage, setAside);
    const playedStore = createPlayedStore(harrow.id, storage);
    // Without a database the nights are played all the same.
    const { progress, isDamaged, news } = await store
      .load()
      .catch((error) => ({ progress: noProgress, isDamaged: false, news: newsOfFault(error) }));
    const played = await playedStore.load().catch(() => []);
    return {
      news: isDamaged ? 'campaign:file.damaged' : news,
      createPlay(run) {
        const orTell = (written: Promise<unknown>) => {
          written.catch((error) => run.notices.tellOnce(newsOfFault(error)));
        };
        const nights = createNightKeeper(progress, (next) => orTell(store.save(next)));
        const games = createPlayedKeeper(harrow.id, played, {
          add: (more) => orTell(playedStore.add(more)),
          remove: (gone) => orTell(playedStore.remove(gone)),
        });
        return createHarrowPlay(run, nights, games, harrowAppKit.levelOf);
      },
    };
  },
};
