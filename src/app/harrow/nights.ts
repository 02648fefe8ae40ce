import { nightConfig, nightControllers } from '../../session/harrow/campaign/nights.ts';
import type { Run } from '../play.ts';
import type { HarrowAppTypes, HarrowOwn } from './harrow-app.ts';
import type { NightKeeper } from './night-keeper.ts';

/** What is done on the screen of the campaign. */
export function createNights(
  run: Run<HarrowAppTypes>,
  keeper: NightKeeper,
): Pick<HarrowOwn, 'lookAtNight' | 'startNight' | 'exportNights'> {
  return {
    lookAtNight(next) {
      keeper.night = next;
      run.hands.render();
    },
    startNight(night, piles) {
      keeper.night = night;
      run.app.startGame({
        config: nightConfig(night, piles),
        seed: run.hands.newSeed(),
        controllers: nightControllers,
        occasion: { night },
      });
    },
    exportNights() {
      run.hands.download(
        `harrow-county-nights-${new Date().toISOString().slice(0, 10)}.json`,
        JSON.stringify(keeper.progress, undefined, 1),
      );
    },
  };
}
