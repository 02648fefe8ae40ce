import { rootLevels } from '../../engine/games/root/ai/levels.ts';
import { rootMatches } from '../../session/root/root-session.ts';
import { readRootSettings } from '../../session/root/root-settings.ts';
import { summaryOf } from '../../session/root/save-summary.ts';
import type { AppKit } from '../play.ts';
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
    return { createPlay: (run) => createRootPlay(run, lessons) };
  },
};
