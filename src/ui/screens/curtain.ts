import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';
import { legendName } from '../words/terms.ts';
import { languagePlaces } from './title.ts';

/** Between two people: nothing of the game can be read until the next one has the device. */
export function curtainScreen(app: App): Node[] {
  const seat = app.match?.session.state.seats[app.curtain ?? 0];
  if (!seat) return [];
  const lift = button('curtain-lift', t('curtain.here'), () => app.liftCurtain(), { primary: true, class: 'large' });
  lift.setAttribute('autofocus', '');
  return [
    h(
      'main',
      { class: `curtain ${seat.faction}` },
      h('img', { class: 'mark', src: `art/mark-${seat.faction}.svg`, alt: '' }),
      h('h1', {}, t('curtain.pass', { context: seat.faction })),
      h('p', {}, t('curtain.legend', { legend: legendName(seat.legend) })),
      lift,
    ),
    languagePlates(app, languagePlaces[app.stage.layout.id]),
  ];
}
