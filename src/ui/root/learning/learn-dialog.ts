import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { type FactionId, factionIds } from '../../../engine/games/root/factions/ids.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { sign } from '../parts.ts';
import { factionName } from '../words/names.ts';

/** A real game among gentle computers, in which the learner begins and is taught. */
function begin(app: RootApp, faction: FactionId): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const players = [faction, ...factionIds.filter((each) => each !== faction)];
  app.repeatLessons(faction);
  app.startGame({
    config: { players, map: 'autumn', deck: 'standard' },
    seed,
    controllers: players.map((each) => (each === faction ? 'human' : 'bot')),
    levels: players.map(() => 'gentle'),
  });
}

/** Which faction is to be learnt: what each is for, and a game of its own. */
export const learnDialog = (app: RootApp): VNode =>
  dialog(
    app,
    t('lessons:learn.title'),
    'learn',
    h('p', {}, t('lessons:learn.text')),
    h(
      'ul',
      { class: 'learn-factions' },
      factionIds.map((faction) =>
        h(
          'li',
          { class: faction, key: faction },
          sign(`sign-${faction}`),
          h('p', {}, h('b', {}, factionName(faction)), ' ', t(`motto.${faction}`)),
          button(`learn-${faction}`, t('lessons:learn.begin'), () => begin(app, faction), {
            title: t('lessons:learn.beginAs', { faction: factionName(faction) }),
          }),
        ),
      ),
    ),
  );
