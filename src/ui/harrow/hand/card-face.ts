import type { VNode } from 'preact';
import { fairCards } from '../../../engine/games/harrow/content/fair/cards.ts';
import { goblinIds, tacticIds } from '../../../engine/games/harrow/state/cards.ts';
import type { FairCardId } from '../../../engine/games/harrow/state/fair.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type HandCard, isFairCard, isHesterCard, isQuest, suitOf } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';
import { cardName, cardText } from '../words/terms.ts';

/** HC-CARD: the Protectors play tactics, the Family upgrades, Kammi her goblin’s cards; Hester and the Fair Folk have their own. */
export function cardOwner(card: HandCard): PlayerId {
  if (isHesterCard(card)) return 'hester';
  if (isFairCard(card) || isQuest(card)) return 'fair';
  if ((tacticIds as readonly HandCard[]).includes(card)) return 'protectors';
  return (goblinIds as readonly HandCard[]).includes(card) ? 'kammi' : 'family';
}

/** As what it is dressed: the Fair Folk’s quests differ from their other cards. */
export const cardClass = (card: HandCard): string => `${cardOwner(card)}${isQuest(card) ? ' quest' : ''}`;

const cardSuit = (card: HandCard): string => (isQuest(card) ? 'quest' : suitOf(cardOwner(card)));

/** Names with more letters are set smaller, to keep to two lines. */
const longName = 13;

function nameOf(card: HandCard): VNode {
  const name = cardName(card);
  return h('span', { class: `card-name${name.length > longName ? ' long' : ''}` }, h('span', {}, name));
}

/** For whoever hears the card: its name, its price and its words. */
export function spokenCard(card: HandCard): string {
  const price = isFairCard(card) ? ` ${t('fair:price', { count: fairCards[card].cost })}` : '';
  return `${cardName(card)}.${price} ${cardText(card)}`;
}

/** HC-FAIR-21: the search cubes that it costs. */
function priceOf(card: FairCardId): VNode {
  const { cost } = fairCards[card];
  return h('span', { class: 'card-price', role: 'img', 'aria-label': t('fair:price', { count: cost }) }, cost);
}

/** The face of a card. Its size follows `--k` (1 = 119 x 170). */
export function cardFace(card: HandCard, text = cardText(card)): VNode {
  return h(
    'span',
    {
      class: `card-face ${cardClass(card)}`,
      style: `background-image:url(art/harrow/card-front-${cardSuit(card)}.svg)`,
    },
    nameOf(card),
    h('span', {
      class: 'card-picture',
      style: `background-image:url(art/harrow/card-${card}.svg)`,
      'aria-hidden': 'true',
    }),
    isFairCard(card) && priceOf(card),
    h('span', { class: 'card-text' }, h('span', {}, text)),
  );
}

/** Heights of a strip's border and name, and of a line of its text. */
const [stripName, stripLine] = [26, 14.8];

/** Below this a strip has no room for its picture. Widths of both in letters of one pixel. */
const narrowStrip = 180;
const stripRoom = { wide: 318, narrow: 195 };

/** A name in letters as large as one line of a strip allows; a very long one takes two. */
function stripNameOf(name: string, room: number): { readonly size: number; readonly lines: 1 | 2 } {
  const size = Math.min(17, room / name.length);
  return size < 12 ? { size: 13, lines: 2 } : { size, lines: 1 };
}

/** A card as a strip, where cards lie one below the other: picture, name and as much of its text as the height allows. */
export function cardStrip(card: HandCard, height: number, width: number): VNode {
  const name = cardName(card);
  const look = width < narrowStrip ? 'narrow' : 'wide';
  const { size, lines: nameLines } = stripNameOf(name, stripRoom[look]);
  const lines = Math.max(0, Math.floor((height - stripName) / stripLine) - (nameLines - 1));
  return h(
    'span',
    { class: `card-strip ${look} ${cardClass(card)}`, style: `--lines:${lines}` },
    h('i', { style: `background-image:url(art/harrow/card-${card}.svg)`, 'aria-hidden': 'true' }),
    h(
      'span',
      { class: 'strip-words' },
      h('strong', { class: nameLines > 1 ? 'wrapped' : undefined, style: `font-size:${size.toFixed(1)}px` }, name),
      lines > 0 && h('span', {}, cardText(card)),
    ),
  );
}

/** A folded card: its name, and what fits of its picture. */
export function cardEdge(card: HandCard): VNode {
  return h(
    'span',
    { class: 'edge-face' },
    h('strong', {}, cardName(card)),
    h('i', { style: `background-image:url(art/harrow/card-${card}.svg)`, 'aria-hidden': 'true' }),
  );
}
