import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { type CardId, hidden } from '../../../engine/games/root/state/cards.ts';
import { t } from '../../../i18n/root/text.ts';
import { cardSpot } from '../../../session/root/spots.ts';
import { at, h } from '../../dom.ts';
import { cardName, cardText } from '../words/names.ts';

/** A card as it is printed: the picture tells suit, price and item, the words lie in their places on it. */
export function cardFace(card: CardId): VNode[] {
  const { kind, points } = cardOf(card);
  return [
    h('span', { class: 'card-name' }, cardName(card)),
    kind === 'item'
      ? h('span', { class: 'card-points' }, String(points))
      : h('span', { class: 'card-text' }, cardText(card)),
  ];
}

/** The picture behind the words of a card. */
export const cardPicture = (card: CardId): string =>
  `background-image:url(art/root/${card === hidden ? 'card-back' : `card-${card}`}.svg)`;

/** Width to height. */
const cardShape = 124 / 176;

/** The cards that may be seen, one over the other so that every name can be read; the one that is held lies on top. */
export function hand(app: RootApp): VNode | undefined {
  const { hand: own, interaction, stage } = app;
  if (!own || own.cards.length === 0) return undefined;
  const [x, y, w, hgt] = stage.layout.table.hand;
  const held = new Set(interaction?.held.path ?? []);
  const { length } = own.cards;
  const isRow = w > hgt;
  const size = isRow ? { w: hgt * cardShape, h: hgt } : { w: 168 * cardShape, h: 168 };
  const step = {
    x: length > 1 ? (w - size.w) / (length - 1) : 0,
    y: length > 1 && !isRow ? (hgt - size.h) / (length - 1) : 0,
  };
  return h(
    'section',
    { class: 'root-hand', style: at([x, y, w, hgt]), 'aria-label': t('table.hand', { count: length }), key: 'hand' },
    own.cards.map((card, i) => {
      const spot = cardSpot(card);
      const isOffered = interaction?.spots.has(spot) ?? false;
      return h(
        'button',
        {
          type: 'button',
          class: `root-card${isOffered ? ' offered' : ''}${held.has(spot) ? ' held' : ''}`,
          style: `${at([step.x * i, step.y * i, size.w, size.h])};${cardPicture(card)}`,
          control: `card-${i}`,
          'aria-label': `${cardName(card)}. ${cardText(card)}`,
          title: cardText(card),
          'aria-pressed': held.has(spot) ? 'true' : undefined,
          onclick: () => app.click(spot),
        },
        cardFace(card),
      );
    }),
  );
}
