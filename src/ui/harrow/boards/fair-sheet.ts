import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { fairCards } from '../../../engine/games/harrow/content/fair/cards.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type HandCard, isFairCard } from '../../../session/harrow/hand-card.ts';
import { at, h } from '../../dom.ts';
import { offerName } from '../words/fair-terms.ts';
import { playerName, seatName } from '../words/seats.ts';
import { cardName, cardText, place, terrainName } from '../words/terms.ts';
import { fairSheetPlaces } from './fair-sheet-places.ts';
import type { FairView } from './fair-view.ts';

const picture = (key: string, kind = ''): VNode =>
  h('i', { class: kind, style: `background-image:url(art/harrow/${key}.svg)`, 'aria-hidden': 'true' });

/** HC-FAIR-3, 30: what is found, sought now and sought later, with what each brings; where it lies, for whoever knows. */
function itemList({ items }: FairView, { config }: HarrowState): VNode {
  const row = ({ item, state, hex }: FairView['items'][number]) =>
    h(
      'li',
      { class: `is-${state}` },
      picture(`item-${item}${state === 'found' ? '-found' : ''}`),
      h(
        'div',
        {},
        h('h3', {}, t(`fair:item.${item}`), h('em', {}, t(`boards:fair.${state}`))),
        h('p', {}, t(`boards:fair.gift.${item}`)),
        hex !== undefined && h('p', { class: 'where' }, place(config.map, hex)),
      ),
    );
  return h('ul', { class: 'fair-items' }, items.map(row));
}

/** HC-FAIR-6, 18, 22: search cubes, and the terrains that bring one. */
function cubeLines({ cubes, fields }: FairView): VNode[] {
  return [
    h('p', { class: 'fair-cubes' }, picture('cube-silver', 'ledger-cube'), t('boards:fair.cubes', cubes)),
    h(
      'ul',
      { class: 'fair-fields' },
      fields.map(({ terrain, marked }) =>
        h(
          'li',
          { class: marked ? 'marked' : undefined },
          picture(`terrain-${terrain}-1`),
          h('span', {}, terrainName(terrain)),
          h('span', {}, t(marked ? 'boards:fair.marked' : 'boards:fair.bare')),
        ),
      ),
    ),
  ];
}

/** HC-FAIR-4: nests that are ready, each with its offer, and what is left of the rest. */
function nestLines({ ready, nests, arrows, crosses }: FairView): VNode[] {
  return [
    h(
      'ul',
      { class: 'fair-nests' },
      ready.map((offer) => h('li', {}, picture(`nest-${offer}`), h('span', {}, offerName(offer)))),
    ),
    h('p', {}, t('boards:fair.nests', nests)),
    h('p', {}, t('boards:fair.tokens', { arrows: arrows.placed, crosses: crosses.placed, all: arrows.all })),
  ];
}

function cardRow(card: HandCard): VNode {
  const price = isFairCard(card) && h('em', {}, t('fair:price', { count: fairCards[card].cost }));
  return h(
    'li',
    { class: 'ledger-card', title: cardText(card) },
    picture(`card-${card}`),
    h('div', {}, h('h3', {}, cardName(card), price), h('p', {}, cardText(card))),
  );
}

/** HC-FAIR-2: quests or cards; those who may not see them see how many there are. */
function pile(kind: 'quests' | 'cards', view: FairView): VNode[] {
  const { seen, hidden, deck, discard } = view[kind];
  const back = kind === 'quests' ? 'card-back-quest' : 'card-back-fair';
  return [
    h('h2', {}, t(`boards:fair.${kind}`), h('small', {}, t('boards:fair.piles', { deck, discard }))),
    h(
      'ul',
      {},
      seen.map(cardRow),
      hidden > 0 &&
        h(
          'li',
          { class: 'ledger-card hidden' },
          picture(back),
          h('div', {}, h('p', {}, t('boards:fair.hidden', { count: hidden }))),
        ),
    ),
  ];
}

/** HC-FAIR-42: offers that wait to be used. */
function takenLines(s: HarrowState, { taken }: FairView): VNode[] {
  const list = taken.map(({ seat, offers }) =>
    h('li', {}, h('b', {}, seatName(s, seat)), ` · ${offers.map(offerName).join('; ')}`),
  );
  return [
    h('h2', {}, t('boards:fair.taken')),
    list.length > 0 ? h('ul', { class: 'fair-taken' }, list) : h('p', {}, t('boards:fair.noneTaken')),
  ];
}

/** What the Fair Folk seek and build, and what they hold, on two papers. */
export function fairBoard({ stage }: HarrowApp, s: HarrowState, view: FairView): VNode[] {
  const { search, hand } = fairSheetPlaces[stage.layout.id];
  const name = playerName('fair');
  return [
    h(
      'section',
      { class: `fair-ledger${view.acting ? ' acting' : ''}`, style: at(search), 'aria-label': name },
      h('h2', {}, name),
      itemList(view, s),
      ...cubeLines(view),
      ...nestLines(view),
    ),
    h(
      'section',
      { class: 'fair-ledger held', style: at(hand), 'aria-label': t('boards:fair.held') },
      ...pile('quests', view),
      ...pile('cards', view),
      ...takenLines(s, view),
    ),
  ];
}
