import type { App } from '../../../app/app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { previewOf } from '../../../session/harrow/interaction/preview.ts';
import { h } from '../../dom.ts';
import { button, icon } from '../../parts/button.ts';
import { showPreview } from '../map/map-preview.ts';

/** Takes the open hand off the map until the next tap, so that what the card would offer there is seen. */
function peek(app: App, hand: Element, opener: HTMLElement, action: HarrowAction): void {
  const end = (event: Event) => {
    event.stopPropagation();
    layer.remove();
    hand.classList.remove('peeking');
    showPreview(app, undefined);
    opener.focus();
  };
  const back = button('peek-back', t('table:preview.back'), () => undefined, { icon: 'icon-back' });
  const layer = h(
    'div',
    {
      class: 'peek-layer',
      onclick: end,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') end(event);
      },
    },
    back,
  );
  hand.classList.add('peeking');
  hand.append(layer);
  showPreview(app, action);
  back.focus();
}

/** On a card that lies over the map: shows on the map what playing it would offer. Nothing where that is nothing. */
export function peekButton(app: App, card: HandCard): HTMLElement | undefined {
  const s = app.match?.session.state;
  const action = app.interaction?.cards.find((each) => each.card === card);
  if (!s || !action) return undefined;
  const { sources, targets } = previewOf(s, action);
  if (sources.length + targets.length === 0) return undefined;
  const name = t('table:preview.show');
  return h(
    'button',
    {
      type: 'button',
      class: 'round peek-card',
      title: name,
      'aria-label': name,
      focusKey: `peek-${card}`,
      onclick: ({ currentTarget }: MouseEvent) => {
        if (!(currentTarget instanceof HTMLElement)) return;
        const hand = currentTarget.closest('.hand-open');
        if (hand) peek(app, hand, currentTarget, action);
      },
    },
    icon('shell/icon-zoom'),
  );
}
