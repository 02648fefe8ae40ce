import { type CardId, type FactionId, tacticIds } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { cardName } from '../words/terms.ts';

/** HC-CARD: the Protectors play tactics, the Family upgrades. */
export function cardFaction(card: CardId): FactionId {
  return (tacticIds as readonly CardId[]).includes(card) ? 'protectors' : 'family';
}

export const cardText = (card: CardId): string => t(`cards:${card}.text`);

/** The face of a card. Its size follows `--k` (1 = 119 x 170); `text` is left out where it could not be read. */
export function cardFace(card: CardId, text = cardText(card)): HTMLElement {
  return h(
    'span',
    {
      class: `card-face ${cardFaction(card)}`,
      style: `background-image:url(art/card-front-${cardFaction(card)}.svg)`,
    },
    h('span', { class: 'card-name' }, cardName(card)),
    h('span', { class: 'card-picture', style: `background-image:url(art/card-${card}.svg)`, 'aria-hidden': 'true' }),
    text !== '' && h('span', { class: 'card-text' }, text),
  );
}
