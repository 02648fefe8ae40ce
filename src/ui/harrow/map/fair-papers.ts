import type { ComponentChildren, VNode } from 'preact';
import type { Hand, HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { county } from '../../../engine/games/harrow/county.ts';
import { requireFair } from '../../../engine/games/harrow/rules/fair/fair.ts';
import { items } from '../../../engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { itemPlaces } from '../../../session/harrow/search.ts';
import { at, h } from '../../dom.ts';
import { fairHand } from '../hand/fair-hand.ts';
import { place } from '../words/terms.ts';
import { locationCard, locationHex, type FairPapers as Places } from './fair-rail-places.ts';
import { hesterStrip, seatStrip } from './seat-strips.ts';
import { papersOf } from './table-sides.ts';

/** HC-FAIR-5: the numbers on the card, for those who know it; the Fair Folk, and the table, see its back. */
function location(app: HarrowApp, s: HarrowState, rect: Places['location']): VNode {
  const { known, found } = itemPlaces(s);
  const isKnown = known.length > 0;
  const shown = isKnown ? [...found, ...known] : [];
  const isTheirs = app.hand?.seat === fairSeat;
  const { arrows, crosses } = requireFair(s);
  const told = shown.map(({ item, hex }) =>
    t('fair:rail.place', {
      n: items.indexOf(item) + 1,
      item: t(`fair:item.${item}`),
      at: place(s.config.map, hex, 'At'),
    }),
  );
  const about = t(`fair:rail.${isKnown ? 'locationFace' : isTheirs ? 'locationBack' : 'locationTable'}`);
  return h(
    'section',
    { class: 'location', style: at(rect), 'aria-label': t('fair:rail.location') },
    h(
      'div',
      {
        class: 'location-card',
        style: `background-image:url(art/harrow/location-${isKnown ? 'face' : 'back'}.svg)`,
        role: 'img',
        'aria-label': told.length > 0 ? told.join(', ') : about,
        title: told.length > 0 ? told.join('\n') : undefined,
      },
      shown.map(({ item, hex }) => {
        const [x, y] = locationHex(county[hex]);
        const [w, hgt] = locationCard.size;
        const where = `left:${(x / w) * 100}%;top:${(y / hgt) * 100}%`;
        return h('b', { style: where, 'aria-hidden': 'true' }, String(items.indexOf(item) + 1));
      }),
    ),
    h('h3', {}, t('fair:rail.location')),
    h('p', {}, about),
    h('p', { class: 'counts' }, t('fair:rail.onMap', { arrows: arrows.length, crosses: crosses.length })),
    s.solo &&
      h('p', { class: 'counts' }, t('solo:header.cards', { count: sum(s.solo.piles.map(({ length }) => length)) })),
  );
}

/** Cards that the person in front of the screen must not see. */
function backs(s: HarrowState, { hand: rect, cards, cardScale, titles }: Places): VNode {
  const { quests, hand } = requireFair(s);
  const words = t('fair:rail.hidden', { cards: hand.length, quests: quests.length });
  const inRow = cards.length / 2;
  const back = (suit: 'quest' | 'fair', first: number) => (_: unknown, i: number) => {
    const [x, y] = cards[first + Math.min(i, inRow - 1)];
    return h('i', {
      class: 'card-back',
      style: `left:${x}px;top:${y}px;--k:${cardScale};background-image:url(art/harrow/card-back-${suit}.svg)`,
    });
  };
  return h(
    'section',
    { class: 'fair-hand', style: at(rect), role: 'img', 'aria-label': words, title: words },
    handTitles(titles),
    quests.map(back('quest', 0)),
    hand.map(back('fair', inRow)),
  );
}

export function handTitles(lines: Places['titles']): VNode[] {
  if (lines === undefined) return [];
  const [quests, cards] = lines;
  return [
    h('h2', { class: 'hand-title', style: `top:${quests}px` }, t('fair:rail.quests')),
    h('h2', { class: 'hand-title spells', style: `top:${cards}px` }, t('fair:rail.cards')),
  ];
}

interface PapersProps {
  readonly app: HarrowApp;
  readonly s: HarrowState;
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** The right rail of the Fair Folk's own turns: the others in strips, quests and cards, and the location card. */
export function FairPapers({ app, s, isOpen, open }: PapersProps): ComponentChildren {
  const places = papersOf(app.stage.layout, s);
  const { seats, location: rect } = places;
  const hand: Hand | undefined = app.hand?.seat === fairSeat ? app.hand : undefined;
  return [
    ...(seats ?? []).map((strip, i) => (i < s.seats.length ? seatStrip(app, s, i, strip) : hesterStrip(s, strip))),
    hand && hand.cards.length > 0
      ? fairHand({ app, hand, isOpen, open, places, titles: handTitles(places.titles) })
      : backs(s, places),
    location(app, s, rect),
  ];
}
