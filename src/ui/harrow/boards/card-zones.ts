import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { cardName } from '../words/terms.ts';
import type { BoardView } from './board-view.ts';
import { deckExplained, handExplained } from './explanations.ts';
import type { BoardPlaces } from './faction-board-places.ts';
import { zone } from './zone.ts';

const side = 30;

/** From one vignette to the next: side by side while there is room, else overlapping. */
function vignetteStep(count: number, width: number): number {
  return count < 2 ? 0 : Math.min(side + 3, (width - side) / (count - 1));
}

/** The cards in hand and in the pile as numbers, and those that were played as a strip that opens. */
export function cardZones(app: HarrowApp, { seat, faction, cards }: BoardView, places: BoardPlaces): VNode[] {
  if (!cards) return [];
  const { hand, deck, played } = places.advanced;
  const width = places.size[0];
  const step = vignetteStep(cards.played.length, played[2]);
  const name = t(`boards:played.label.${faction}`, { cards: cards.played.map(cardName).join(', ') });
  const pileName = (pile: 'hand' | 'deck') =>
    h('span', { class: 'pile-name', style: at(places.advanced.pile.name) }, t(`boards:pile.${pile}`));
  return [
    zone(`hand-${faction}`, hand, width, handExplained(faction, cards.hand), { stop: true }, pileName('hand')),
    zone(`deck-${faction}`, deck, width, deckExplained(cards.deck), { stop: true }, pileName('deck')),
    ...(cards.played.length > 0
      ? [
          h(
            'button',
            {
              type: 'button',
              class: 'played',
              style: at(played),
              'aria-label': name,
              title: name,
              control: `played-${faction}`,
              onclick: () => app.open({ kind: 'played', seat }),
            },
            cards.played.map((card, i) =>
              h('i', {
                style: `left:${i * step}px;background-image:url(art/harrow/card-${card}.svg)`,
                'aria-hidden': 'true',
              }),
            ),
          ),
        ]
      : []),
  ];
}
