import type { VNode } from 'preact';
import type { HarrowApp, HarrowDialog } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { dialog } from '../../parts/dialog.ts';
import { cardFace } from './card-face.ts';

/** The cards a seat has played, face up: upgrades as reminders, tactics on their discard pile (HC-CARD-1, HC-CARD-4). */
export function playedDialog(app: HarrowApp, { seat }: Extract<HarrowDialog, { kind: 'played' }>): VNode {
  const own = app.match?.session.state.seats[seat];
  const { faction, spent } = own ?? { faction: 'protectors', spent: [] };
  return dialog(
    app,
    t(`boards:played.title.${faction}`),
    'played-cards',
    h('p', {}, t(`boards:played.about.${faction}`)),
    h(
      'ul',
      {},
      spent.map((card) => h('li', {}, cardFace(card))),
    ),
  );
}
