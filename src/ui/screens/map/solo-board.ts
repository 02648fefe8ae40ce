import { firstField, soloCards } from '../../../engine/games/harrow/content/solo/cards.ts';
import { strengthOf } from '../../../engine/games/harrow/rules/solo/fields.ts';
import { type PileId, pileIds, type SoloCardId, soloFields } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/i18n.ts';
import type { App } from '../../app.ts';
import { at, h } from '../../dom.ts';
import { hesterPlaces } from '../../hester-places.ts';
import { cardRect, type SoloPlaces, soloPlaces } from '../../solo-places.ts';
import { soloCardName } from '../../words/terms.ts';

const spot = ([x, y]: readonly [number, number]): string => `left:${x}px;top:${y}px`;

const suits = { tactics: 'protectors', upgrades: 'family', goblins: 'goblin' } as const satisfies Record<
  PileId,
  string
>;

/** The two hexes of a card by their printed numbers (HC-MAP-25). */
function hexPair(card: SoloCardId): string {
  const { hexes } = soloCards[card];
  return hexes ? hexes.map((hex) => hex + 1).join(' · ') : t('solo:board.anyHex');
}

/** The card of the turn: picture, symbol, pair of hexes, and Hester's sign. */
function soloCard(card: SoloCardId, rect: readonly [number, number, number, number]): HTMLElement {
  const { pile, symbol, hester } = soloCards[card];
  const told = { card: soloCardName(card), field: t(`solo:board.field.${firstField(card)}`), hexes: hexPair(card) };
  const label = t(hester ? 'solo:board.cardSign' : 'solo:board.card', told);
  return h(
    'figure',
    {
      class: `solo-card ${pile}`,
      style: `${at(rect)};--k:${rect[2] / 124}`,
      role: 'img',
      'aria-label': label,
      title: label,
    },
    h('span', { class: 'face', style: `background-image:url(art/card-front-${suits[pile]}.svg)` }),
    h('figcaption', { 'aria-hidden': 'true' }, soloCardName(card)),
    h('i', { class: 'picture', style: `background-image:url(art/card-${card}.svg)` }),
    h('i', { class: 'symbol', style: `background-image:url(art/solo-symbol-${symbol}.svg)` }),
    h('b', { class: 'hexes', 'aria-hidden': 'true' }, hexPair(card)),
    hester && h('i', { class: 'sign', style: 'background-image:url(art/solo-hester-sign.svg)' }),
  );
}

/** A pile is a button while a card may be turned over. */
function pileButton(app: App, pile: PileId, left: number, places: SoloPlaces): HTMLElement {
  const [x, y] = places.piles[pile];
  const [w, hgt] = [58 * places.pileScale + 40, Math.max(44, 42 * places.pileScale)];
  const choice = app.interaction?.choices.find(
    (each) => each.kind === 'act' && each.action.type === 'reveal' && each.action.pile === pile,
  );
  const action = choice?.kind === 'act' ? choice.action : undefined;
  const name = `${t(`solo:board.pile.${pile}`)}, ${t('solo:board.left', { count: left })}`;
  return h(
    'button',
    {
      type: 'button',
      class: `solo-pile${action ? ' open' : ''}`,
      style: `left:${x - 29 * places.pileScale}px;top:${y - hgt / 2}px;width:${w}px;height:${hgt}px`,
      focusKey: `pile-${pile}`,
      'aria-label': name,
      'aria-disabled': action ? undefined : 'true',
      title: name,
      onclick: () => action && app.act(action),
    },
    h('span', { style: `left:${places.counts[pile][0] - x + 29 * places.pileScale}px` }, String(left)),
  );
}

/** The words of the solo board: the card of the turn, the piles, who plays, the fields. */
export function soloBoard(app: App): Node[] {
  const s = app.match?.session.state;
  const solo = s?.solo;
  if (!s || !solo) return [];
  const { id } = app.stage.layout;
  const rect = hesterPlaces[id].solo.board;
  const places = soloPlaces(id);
  const shown = solo.card ?? solo.discard[solo.discard.length - 1];
  const isPlaying = s.flow.every(({ kind }) => kind !== 'hester' && kind !== 'roots');
  const who = solo.active === undefined ? undefined : s.seats[solo.active].faction;
  return [
    h(
      'section',
      { class: `solo-board ${id}`, style: at(rect), 'aria-label': t('solo:board.title') },
      places.pilesTitle && h('h2', { style: spot(places.pilesTitle) }, t('solo:board.piles')),
      ...pileIds.map((pile, i) => pileButton(app, pile, solo.piles[i].length, places)),
      who &&
        h(
          'p',
          { class: `plays ${who}`, style: spot(places.ribbon) },
          t(`solo:board.${isPlaying ? 'plays' : 'played'}`, { context: who }),
        ),
      ...soloFields.map((field) =>
        h(
          'span',
          {
            class: 'field',
            style: spot(places.labels[field]),
            title: t('solo:board.strength', { field: t(`solo:board.field.${field}`), n: strengthOf(s, field) }),
          },
          t(`solo:board.field.${field}`),
        ),
      ),
    ),
    ...(shown ? [soloCard(shown, cardRect(places, [rect[0], rect[1]]))] : []),
  ];
}
