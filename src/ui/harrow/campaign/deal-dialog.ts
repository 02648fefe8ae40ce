import type { VNode } from 'preact';
import type { HarrowApp, HarrowDialog } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightNumber, nights } from '../../../session/harrow/campaign/nights.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { pileSteppers } from '../parts/pile-steppers.ts';

/** HC-SOLO-3: before a night begins, how many cards each of its piles has. */
export function dealDialog(app: HarrowApp, shown: Extract<HarrowDialog, { kind: 'deal' }>): VNode {
  const { night, piles } = shown;
  const begin = button('deal-begin', t('campaign:button.begin'), () => app.startNight(night, piles), {
    primary: true,
    autofocus: true,
  });
  return dialog(
    app,
    t('campaign:deal.title', { number: nightNumber(night) }),
    'deal',
    h('p', {}, t('campaign:deal.text')),
    h(
      'div',
      { class: 'pile-choice' },
      pileSteppers(nights[night].level, piles, (next) => app.open({ ...shown, piles: next })),
    ),
    h('div', { class: 'actions' }, begin),
  );
}
