import { harrowLevels } from '../../engine/games/harrow/ai/levels.ts';
import { noProgress, type Progress } from '../../session/harrow/campaign/progress.ts';
import { createProgressStore } from '../../session/harrow/campaign/progress-store.ts';
import { harrowMatches } from '../../session/harrow/harrow-session.ts';
import { readHarrowSettings } from '../../session/harrow/harrow-settings.ts';
import { summaryOf } from '../../session/harrow/save-summary.ts';
import { newsOfFault } from '../../session/storage.ts';
import type { AppKit } from '../play.ts';
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
    // Without a database the nights are played all the same.
    const { progress, isDamaged, news } = await store
      .load()
      .catch((error) => ({ progress: noProgress, isDamaged: false, news: newsOfFault(error) }));
    return {
      news: isDamaged ? 'campaign:file.damaged' : news,
      createPlay(run) {
        const save = (next: Progress) => {
          store.save(next).catch((error) => run.notices.tellOnce(newsOfFault(error)));
        };
        return createHarrowPlay(run, createNightKeeper(progress, save));
      },
    };
  },
};
