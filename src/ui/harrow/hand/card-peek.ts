import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { previewOf } from '../../../session/harrow/interaction/preview.ts';
import { deedsAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { cardSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { button, icon } from '../../parts/button.ts';

/** The playing of a card that would offer something on the map. */
export function peekAction(app: HarrowApp, card: HandCard): HarrowAction | undefined {
  const s = app.match?.session.state;
  const action = deedsAt(app.interaction, cardSpot(card), 'card')[0];
  if (!s || !action) return undefined;
  const { sources, targets } = previewOf(s, action);
  return sources.length + targets.length > 0 ? action : undefined;
}

/** On a card that lies over the map: shows on the map what playing it would offer. */
export function peekButton(card: HandCard, peek: () => void): VNode {
  const name = t('table:preview.show');
  return h(
    'button',
    {
      type: 'button',
      class: 'round peek-card',
      title: name,
      'aria-label': name,
      control: `peek-${card}`,
      onclick: peek,
    },
    icon('shell/icon-zoom'),
  );
}

/** In the place of the open hand, until the next tap. */
export function peekLayer(end: () => void): VNode {
  const back = (event: Event) => {
    event.stopPropagation();
    end();
  };
  return h(
    'div',
    {
      class: 'peek-layer',
      onclick: back,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') back(event);
      },
    },
    button('peek-back', t('table:preview.back'), () => undefined, { icon: 'icon-back' }),
  );
}
