import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { requireFair } from '../../../engine/games/harrow/rules/fair/fair.ts';
import { items } from '../../../engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nestSpot } from '../../../session/harrow/spots.ts';
import { at, h, pinned } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { offerName } from '../words/fair-terms.ts';
import { playerName } from '../words/seats.ts';
import { terrainName } from '../words/terms.ts';
import { type FairBoardPlaces, fairRailPlaces, fieldRect, tileRect } from './fair-rail-places.ts';
import { boardOf, fairStrip } from './table-sides.ts';

type Large = NonNullable<FairBoardPlaces['large']>;

/** What a tile of theirs says of itself: whether it is sought, and what it brings (HC-FAIR-32 to 35). */
function itemText(i: number, found: number): string {
  const item = items[i];
  const state = i < found ? [t('fair:rail.found')] : i === found ? [t('fair:rail.sought')] : [];
  return [`${t(`fair:item.${item}`)}.`, ...state, t(`fair:rail.gift.${item}`)].join(' ');
}

/** Pictures of the board in words, for whoever points at them or hears them. */
function told(places: FairBoardPlaces, s: HarrowState): VNode[] {
  const { found, fields } = requireFair(s);
  const part = (place: Rect, words: string): VNode =>
    h('span', { class: 'told', style: at(place), role: 'img', 'aria-label': words, title: words });
  return [
    ...items.map((_, i) => part(tileRect(places, i), itemText(i, found))),
    ...terrains.map((terrain, i) => {
      const name = { terrain: terrainName(terrain) };
      return part(fieldRect(places, i), fields[i] ? t('fair:rail.field', name) : t('fair:rail.fieldBare', name));
    }),
  ];
}

/** What the find of an item brings, or a question mark until then. */
function gift(i: number, found: number): VNode {
  if (i >= found) return h('b', { class: 'unknown', 'aria-hidden': 'true' }, '?');
  if (items[i] === 'queen') return h('b', { 'aria-hidden': 'true' }, '★');
  return h('b', { 'aria-hidden': 'true' }, h('i', {}), '+1');
}

function boardWords(places: FairBoardPlaces, large: Large, s: HarrowState): VNode[] {
  const { found, bag } = requireFair(s);
  const column = (i: number) => tileRect(places, i)[0] + tileRect(places, i)[2] / 2;
  return [
    h('h2', { class: 'ribbon-name', style: pinned(large.title) }, playerName('fair')),
    ...items.map((item, i) =>
      h(
        'span',
        { class: `item${i < found ? ' found' : ''}`, style: pinned([column(i), large.names]) },
        t(`fair:item.${item}`),
      ),
    ),
    ...items.map((_, i) => h('span', { class: 'gift', style: pinned([column(i), large.gifts]) }, gift(i, found))),
    h('span', { class: 'ready', style: pinned(large.nestsLabel) }, t('fair:rail.nests')),
    h('span', { class: 'bag', style: pinned(large.bagLabel) }, t('fair:rail.bag', { n: bag.length })),
  ];
}

/** HC-FAIR-16: the ready nests; one of them is taken up before its hex is chosen. */
function nestTwins(app: HarrowApp, large: Large, s: HarrowState): Twin[] {
  const [w, hgt] = large.nestTarget;
  const choices = app.interaction?.choices ?? [];
  return requireFair(s).ready.flatMap((offer, i): Twin[] => {
    const place = large.nests[i];
    if (!place) return [];
    const choice = choices.find((each) => each.kind === 'nest' && each.offer === offer);
    const isChosen = choice?.kind === 'nest' && choice.active;
    const name = t('fair:rail.nest', { offer: offerName(offer) });
    return [
      {
        spot: nestSpot(offer),
        control: `nest-${offer}`,
        place: [place[0] - w / 2, place[1] - hgt + 12, w, hgt],
        name,
        look: `ready-nest${choice ? ' open' : ''}${isChosen ? ' chosen' : ''}`,
        isShut: choice === undefined,
        more: { title: name, 'aria-pressed': choice ? String(isChosen) : undefined },
      },
    ];
  });
}

/** The Fair Folk's board in their own turns, a strip of it in the turns of others. */
export function fairBoard(app: HarrowApp, s: HarrowState): VNode | undefined {
  const { fair } = s;
  if (!fair) return undefined;
  const { layout } = app.stage;
  const { board, onBoard } = fairRailPlaces[layout.id];
  const isBoard = boardOf(s) === 'fair';
  const { rect, places } = isBoard ? { rect: board, places: onBoard } : (fairStrip(layout, s) ?? {});
  if (!rect || !places) return undefined;
  const { large } = places;
  const summary = t('fair:rail.summary', {
    found: fair.found,
    cubes: fair.cubes,
    nests: fair.nests.length,
    arrows: fair.arrows.length,
    crosses: fair.crosses.length,
  });
  return h(
    'section',
    { class: `fair-board${isBoard ? '' : ' strip'}`, style: at(rect), 'aria-label': summary },
    told(places, s),
    large && boardWords(places, large, s),
    large && h(Twins, { app, twins: nestTwins(app, large, s) }),
  );
}
