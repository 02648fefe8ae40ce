import type { VNode } from 'preact';
import type { Rect } from '../../../app/stage.ts';
import { terrainCubeLimit } from '../../../engine/games/harrow/rules/hester/terrain-cubes.ts';
import type { HesterCardId } from '../../../engine/games/harrow/state/cards.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { cardName, cardText, terrainName } from '../words/terms.ts';
import { terrainExplained } from './hester-explanations.ts';
import { type HesterView, seenCards } from './hester-view.ts';
import { explained } from './zone.ts';

/** Terrain cubes by colour: on the battleground, in the tree, in the supply. */
function cubeTable({ terrains }: HesterView): VNode {
  const places = ['tray', 'inside', 'supply'] as const;
  const head = h(
    'tr',
    {},
    h('th', { scope: 'col' }, t('boards:hester.ledger.cubes')),
    ...places.map((place) => h('th', { scope: 'col' }, t(`boards:hester.ledger.${place}`))),
  );
  const rows = terrains.map((cubes) =>
    h(
      'tr',
      { title: explained(terrainExplained(cubes)) },
      h(
        'th',
        { scope: 'row' },
        h('i', { class: 'ledger-cube', style: `background-image:url(art/harrow/cube-${cubes.terrain}.svg)` }),
        terrainName(cubes.terrain),
      ),
      ...places.map((place) => h('td', { class: cubes[place] === 0 ? 'none' : '' }, cubes[place])),
    ),
  );
  return h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows));
}

type CardState = 'faceUp' | 'called' | 'covered' | 'inHand';

function cardRow(card: HesterCardId, state: CardState): VNode {
  return h(
    'li',
    { class: `ledger-card ${state}` },
    h('i', { style: `background-image:url(art/harrow/card-${card}.svg)`, 'aria-hidden': 'true' }),
    h(
      'div',
      {},
      h('h3', {}, cardName(card), h('em', {}, t(`boards:hester.state.${state}`))),
      h('p', {}, cardText(card)),
    ),
  );
}

/** Her four cards: face up, covered, and those in hand for whoever may see them. */
function cardRows(view: HesterView): VNode[] {
  const faceUp = view.stacks.flatMap(({ card, covered, called }) => [
    cardRow(card, called ? 'called' : 'faceUp'),
    ...covered.map((each) => cardRow(each, 'covered')),
  ]);
  const seen = seenCards(view);
  const hidden = view.hand.length - seen.length;
  return [
    ...faceUp,
    ...seen.map((card) => cardRow(card, 'inHand')),
    ...(hidden > 0
      ? [
          h(
            'li',
            { class: 'ledger-card hidden' },
            h('i', { style: 'background-image:url(art/harrow/card-back-hester.svg)', 'aria-hidden': 'true' }),
            h('div', {}, h('p', {}, t('boards:hester.ledger.hidden', { count: hidden }))),
          ),
        ]
      : []),
  ];
}

/** What the board has no room for: the cubes of every colour, and the cards with their texts. */
export function hesterLedger(view: HesterView, rect: Rect): VNode {
  const held = sum(view.terrains.map(({ tray }) => tray));
  const title = t('boards:hester.ledger.title');
  return h(
    'section',
    { class: 'hester-ledger', style: at(rect), 'aria-label': title },
    h('h2', {}, title),
    cubeTable(view),
    h(
      'p',
      { class: 'limit' },
      t(held > terrainCubeLimit ? 'boards:hester.ledger.tooMany' : 'boards:hester.ledger.limit', {
        held,
        most: terrainCubeLimit,
      }),
    ),
    h('h2', {}, t('boards:hester.ledger.cards')),
    h('ul', {}, ...cardRows(view)),
  );
}
