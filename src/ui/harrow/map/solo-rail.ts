import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { firstField, soloCards } from '../../../engine/games/harrow/content/solo/cards.ts';
import { strengthOf } from '../../../engine/games/harrow/rules/solo/fields.ts';
import type { SoloCardId } from '../../../engine/games/harrow/state/cards.ts';
import { type PileId, pileIds, soloFields } from '../../../engine/games/harrow/state/solo.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { isHestersTurn } from '../../../session/harrow/deciding.ts';
import { isOpen } from '../../../session/harrow/interaction/spot-offers.ts';
import { pileSpot } from '../../../session/harrow/spots.ts';
import { at, h, pinned } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { hexNumbers, soloCardLines, soloCardText } from '../words/solo-card.ts';
import { soloCardName } from '../words/terms.ts';
import { hesterRailPlaces } from './hester-rail-places.ts';
import { cardRect, type SoloPlaces, soloPlaces } from './solo-rail-places.ts';

const suits = { tactics: 'protectors', upgrades: 'family', goblins: 'goblin' } as const satisfies Record<
  PileId,
  string
>;

/** HC-SOLO-10: the pair of hexes, or the flower in its place where any hex will do. */
function hexPair(card: SoloCardId): VNode {
  const numbers = hexNumbers(card);
  const flower = h('i', { style: 'background-image:url(art/harrow/solo-flower.svg)' });
  return h('b', { class: 'hexes', 'aria-hidden': 'true' }, numbers.length > 0 ? numbers.join(' · ') : flower);
}

/** The card of the turn: picture, what it does, the sign of its first field, pair of hexes, and Hester's sign. */
function soloCard(card: SoloCardId, rect: readonly [number, number, number, number]): VNode {
  const { pile, hester } = soloCards[card];
  const label = soloCardText(card);
  return h(
    'figure',
    {
      class: `solo-card ${pile}`,
      style: `${at(rect)};--k:${rect[2] / 124}`,
      role: 'img',
      'aria-label': label,
      title: label,
    },
    h('span', { class: 'face', style: `background-image:url(art/harrow/card-front-${suits[pile]}.svg)` }),
    h('figcaption', { 'aria-hidden': 'true' }, soloCardName(card)),
    h('i', { class: 'picture', style: `background-image:url(art/harrow/card-${card}.svg)` }),
    h('p', { class: 'does', 'aria-hidden': 'true' }, ...soloCardLines(card).map((line) => h('span', {}, line))),
    h('i', { class: 'symbol', style: `background-image:url(art/harrow/solo-symbol-${firstField(card)}.svg)` }),
    hexPair(card),
    hester && h('i', { class: 'sign', style: 'background-image:url(art/harrow/solo-hester-sign.svg)' }),
  );
}

/** A finger hits nothing smaller. */
const finger = 44;

/** Room around a pile with its count and its name. */
function pileRect({ piles, counts, names, pileScale: k }: SoloPlaces, pile: PileId): Rect {
  const [x, y] = piles[pile];
  const [left, top] = [x - 29 * k - 4, y - 21 * k - 2];
  const bottom = Math.max(y + 21 * k + 2, names[pile][1] + 8);
  const more = Math.max(0, finger - (bottom - top)) / 2;
  return [left, top - more, Math.max(counts[pile][0], names[pile][0]) + 20 - left, bottom - top + 2 * more];
}

/** A pile is a button while a card may be turned over. */
function pileTwin(app: HarrowApp, pile: PileId, left: number, places: SoloPlaces): Twin {
  const rect = pileRect(places, pile);
  const inside = ([x, y]: XY): string => pinned([x - rect[0], y - rect[1]]);
  const canTurn = isOpen(app.interaction, pileSpot(pile));
  const name = `${t(`solo:board.pile.${pile}`)}, ${t('solo:board.left', { count: left })}`;
  return {
    spot: pileSpot(pile),
    control: `pile-${pile}`,
    place: rect,
    name,
    look: `solo-pile${canTurn ? ' open' : ''}`,
    isShut: !canTurn,
    more: { title: name },
    words: [
      h('span', { class: 'count', style: inside(places.counts[pile]) }, String(left)),
      h('span', { class: 'name', style: inside(places.names[pile]) }, t(`solo:board.pile.${pile}`)),
    ],
  };
}

/** The words of the solo board: the card of the turn, the piles, who plays, the fields. */
export function soloBoard(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  const solo = s?.solo;
  if (!s || !solo) return [];
  const { id } = app.stage.layout;
  const rect = hesterRailPlaces[id].solo.board;
  const places = soloPlaces(id);
  const shown = solo.card ?? solo.discard[solo.discard.length - 1];
  const isPlaying = !s.result && !isHestersTurn(app.shownState ?? s);
  const who = solo.active === undefined ? undefined : s.seats[solo.active].faction;
  return [
    h(
      'section',
      { class: `solo-board ${id}`, style: at(rect), 'aria-label': t('solo:board.title') },
      h(Twins, { app, twins: pileIds.map((pile, i) => pileTwin(app, pile, solo.piles[i].length, places)) }),
      who &&
        h(
          'p',
          { class: `plays ${who}`, style: pinned(places.ribbon) },
          t(`solo:board.${isPlaying ? 'plays' : 'played'}`, { context: who }),
        ),
      ...soloFields.map((field) =>
        h(
          'span',
          {
            class: 'field',
            style: pinned(places.labels[field]),
            title: t('solo:board.strength', { field: t(`solo:board.field.${field}`), n: strengthOf(s, field) }),
          },
          t(`solo:board.field.${field}`),
        ),
      ),
    ),
    ...(shown ? [soloCard(shown, cardRect(places, [rect[0], rect[1]]))] : []),
  ];
}
