import type { CardId } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { button } from './button.ts';

/** The button that plays a card, or says why it cannot be played now. */
export function playButton(app: App, card: CardId, isPlayable: boolean, done: () => void): HTMLElement {
  return button(
    `play-${card}`,
    t('table:hand.play'),
    () => {
      if (isPlayable) done();
      app.clickCard(card);
    },
    { primary: isPlayable, disabled: !isPlayable, class: 'play-card' },
  );
}
