import { harrowMind } from '../../engine/games/harrow/ai/mind.ts';
import { noProgress } from '../../session/harrow/campaign/progress.ts';
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
  mind: harrowMind,
  layoutFor,
  readSettings: readHarrowSettings,
  summaryOf,
  fileName: 'harrow-county',
  async prepare(storage) {
    const store = createProgressStore(storage);
    // Without a database the nights are played all the same.
    const kept = await store.load().catch(() => noProgress);
    return (run) => {
      const save = (progress: typeof kept) => {
        store.save(progress).catch((error) => run.notices.tellOnce(newsOfFault(error)));
      };
      return createHarrowPlay(run, createNightKeeper(kept, save));
    };
  },
};
