import type { CardId } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { App, Hand } from '../app.ts';
import { button } from './button.ts';

/** The button that plays or picks a card, or says why it cannot be played now. */
export function playButton(app: App, { picking, playable }: Hand, card: CardId, done: () => void): HTMLElement {
  const isPlayable = playable.includes(card);
  return button(
    `play-${card}`,
    t(picking ? 'table:hand.pick' : 'table:hand.play'),
    () => {
      if (isPlayable) done();
      app.clickCard(card);
    },
    { primary: isPlayable, disabled: !isPlayable, class: 'play-card' },
  );
}
