import type { VNode } from 'preact';
import type { Hand, HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type HandCard, isHesterCard, isQuest } from '../../../session/harrow/hand-card.ts';
import { cardSpot } from '../../../session/harrow/spots.ts';
import { button } from '../../parts/button.ts';
import { cardName } from '../words/terms.ts';

function playLabel({ picking, open }: Hand, card: HandCard): string {
  if (picking) return t('table:hand.pick');
  if (isQuest(card)) return t('table:hand.complete');
  if (!isHesterCard(card)) return t('table:hand.play');
  return t(open.some((each) => each.card === card) ? 'table:hand.call' : 'table:hand.lay');
}

/** What becomes of one of Hester's cards; of the others their own text says it. */
function playAid({ picking, open }: Hand, card: HandCard): string | undefined {
  if (picking || !isHesterCard(card)) return undefined;
  return t(open.some((each) => each.card === card) ? 'aids:callCard' : 'aids:layCard');
}

/** The button that plays, picks, puts face up or activates a card, or says why it cannot be done now. */
export function playButton(app: HarrowApp, hand: Hand, card: HandCard, done: () => void): VNode {
  const isPlayable = hand.playable.includes(card) || hand.open.some((each) => each.card === card && each.callable);
  const label = playLabel(hand, card);
  return button(
    `play-${card}`,
    label,
    () => {
      if (isPlayable) done();
      app.click(cardSpot(card));
    },
    {
      primary: isPlayable,
      disabled: !isPlayable,
      class: 'play-card',
      title: playAid(hand, card),
      // Several lie beside each other: who does not see over which card must hear it.
      more: { 'aria-label': `${label}: ${cardName(card)}` },
    },
  );
}
