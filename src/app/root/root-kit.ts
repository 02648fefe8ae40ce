import { rootLevels } from '../../engine/games/root/ai/levels.ts';
import { root } from '../../engine/games/root/root.ts';
import { createPlayedStore } from '../../session/played.ts';
import { rootMatches } from '../../session/root/root-session.ts';
import { readRootSettings } from '../../session/root/root-settings.ts';
import { summaryOf } from '../../session/root/save-summary.ts';
import { newsOfFault } from '../../session/storage.ts';
import type { AppKit } from '../play.ts';
import { createPlayedKeeper } from '../played-keeper.ts';
import { layoutFor } from './layout.ts';
import { openLessonStore } from './lessons.ts';
import type { RootAppTypes } from './root-app.ts';
import { createRootPlay } from './root-play.ts';

export const rootAppKit: AppKit<RootAppTypes> = {
  ...rootMatches,
  levels: rootLevels,
  layoutFor,
  readSettings: readRootSettings,
  summaryOf,
  fileName: 'root',
  async prepare(storage) {
    const lessons = await openLessonStore(storage);
    const store = createPlayedStore(root.id, storage);
    const played = await store.load().catch(() => []);
    return {
      createPlay(run) {
        const orTell = (written: Promise<unknown>) => {
          written.catch((error) => run.notices.tellOnce(newsOfFault(error)));
        };
        const games = createPlayedKeeper(root.id, played, {
          add: (more) => orTell(store.add(more)),
          remove: (gone) => orTell(store.remove(gone)),
        });
        return createRootPlay(run, lessons, games);
      },
    };
  },
};
