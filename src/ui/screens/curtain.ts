import type { App } from '../../app/app.ts';
import { t } from '../../i18n/harrow/text.ts';
import { h } from '../dom.ts';
import { languagePlaces } from '../harrow/title/title-screen.ts';
import { leaderName, seatClass } from '../harrow/words/seats.ts';
import { button } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';

/** Between two people: nothing of the game can be read until the next one has the device. */
export function curtainScreen(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s || app.curtain === undefined) return [];
  const player = seatClass(s, app.curtain);
  const lift = button('curtain-lift', t('curtain.here'), () => app.liftCurtain(), { primary: true, class: 'large' });
  lift.setAttribute('autofocus', '');
  return [
    h(
      'main',
      { class: `curtain ${player}` },
      // The patches of the factions are sewn on the curtain itself.
      h('img', {
        class: 'mark',
        src: `art/harrow/${player === 'hester' ? 'curtain-badge' : 'mark'}-${player}.svg`,
        alt: '',
      }),
      h('h1', {}, t('curtain.pass', { context: player })),
      player !== 'hester' && h('p', {}, t('curtain.legend', { legend: leaderName(s, app.curtain) })),
      lift,
    ),
    languagePlates(app, languagePlaces[app.stage.layout.id]),
  ];
}
