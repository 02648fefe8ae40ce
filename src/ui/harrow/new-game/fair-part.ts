import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { type FillIn, type Form, hiderOf, hidersFor, random } from '../../../app/harrow/new-game-form.ts';
import type { ModeId } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { choice } from '../../parts/choice.ts';
import { playerName } from '../words/seats.ts';
import { seatPart } from './side-part.ts';

/** HC-FAIR-5: chance hides the items, or a person while the Fair Folk's looks away. */
function hiderChoice(app: HarrowApp, form: Form, mode: ModeId, fillIn: FillIn): VNode {
  const hiders = [random, ...hidersFor(form, mode, app.settings)] as const;
  return h(
    'div',
    { class: 'hider' },
    choice(
      'hider',
      t('newGame.hider'),
      hiders.map((value) => ({ value, label: value === random ? t('newGame.byChance') : playerName(value) })),
      hiderOf(form, mode, app.settings),
      (hider) => fillIn({ hider }),
    ),
    h('p', {}, t('newGame.hiderText')),
  );
}

/** The Fair Folk's side: who plays them, and who hides what they seek. */
export function fairPart(app: HarrowApp, form: Form, mode: ModeId, fillIn: FillIn): VNode {
  return h(
    'section',
    { class: 'side fair', 'aria-label': playerName('fair') },
    h('h2', { class: 'side-name' }, h('span', {}, playerName('fair'))),
    seatPart(app, form, mode, 'fair', fillIn),
    hiderChoice(app, form, mode, fillIn),
    h(
      'div',
      { class: 'leader' },
      h('img', { class: 'portrait', src: 'art/harrow/curtain-badge-fair.svg', alt: '', draggable: false }),
      h('p', {}, t('newGame.fair.text')),
    ),
  );
}
