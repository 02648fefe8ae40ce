import type { VNode } from 'preact';
import type { HarrowApp, HarrowDialog } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightIds, nightNumber } from '../../../session/harrow/campaign/nights.ts';
import type { NightLoss } from '../../../session/harrow/campaign/outcome.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { lookAtCounty } from '../parts/over-bar.ts';
import { coalRow, resultText } from './night-card.ts';

function lossWhy({ why, points: [protectors, family] }: NightLoss): string {
  if (why === 'cards') return t('campaign:after.noCards');
  const context = protectors >= family ? 'protectors' : 'family';
  const [points, other] = protectors >= family ? [protectors, family] : [family, protectors];
  return t('campaign:after.points', { context, points, other });
}

/** How near the night came to being won; the cards or the points that decided it are told before. */
function lossNumbers({ why, points: [protectors, family], squares, cards, turns }: NightLoss): string {
  const rest =
    why === 'cards' ? t('campaign:after.rivals', { protectors, family }) : t('campaign:after.left', { cards });
  return [t('campaign:after.filled', { squares }), t('campaign:after.turns', { turns }), rest].join(' ');
}

/** What became of the night: the tale, the embers, and where to go from here. */
export function nightResultDialog(app: HarrowApp, { outcome }: Extract<HarrowDialog, { kind: 'nightResult' }>): VNode {
  const { night, result, loss } = outcome;
  const next = result && nightIds[nightIds.indexOf(night) + 1];
  const onward = () => {
    app.closeDialog();
    if (next) app.lookAtNight(next);
  };
  return dialog(
    app,
    t(`campaign:after.${result ? 'won' : 'lost'}`),
    'tale night-result',
    h('img', {
      class: `night-picture${result ? '' : ' cold'}`,
      src: `art/harrow/burrow-${nightNumber(night)}.svg`,
      alt: '',
      draggable: false,
    }),
    h('h3', {}, `${t('campaign:number', { number: nightNumber(night) })} · ${t(`campaign:${night}.name`)}`),
    h('p', { class: 'story-text' }, t(`campaign:${night}.${result ? 'won' : 'lost'}`)),
    h('p', { class: 'why' }, result ? t('campaign:after.squares') : lossWhy(loss)),
    ...(result
      ? [
          h(
            'p',
            { class: 'earned' },
            coalRow(result.embers),
            h('b', {}, t('campaign:ember', { count: result.embers })),
            h('span', {}, resultText(result, 'both')),
          ),
          !outcome.isFirst && h('p', {}, t(`campaign:after.${outcome.isBetter ? 'better' : 'notBetter'}`)),
        ]
      : [h('p', {}, lossNumbers(loss))]),
    h(
      'div',
      { class: 'actions' },
      button('night-again', t('campaign:button.again'), () => app.startNight(night), { primary: !result }),
      button('night-onward', t(next ? 'campaign:button.next' : 'campaign:button.toNights'), onward, {
        primary: result !== undefined,
      }),
      app.match?.session.state.result !== undefined &&
        button('night-county', t('campaign:button.county'), () => lookAtCounty(app, outcome)),
    ),
  );
}
