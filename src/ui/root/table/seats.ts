import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { columns, vizier } from '../../../engine/games/root/factions/eyrie/state.ts';
import { hostile } from '../../../engine/games/root/factions/vagabond/state.ts';
import { scores } from '../../../engine/games/root/rules/points.ts';
import type { RootState, Side, SideAs } from '../../../engine/games/root/state.ts';
import { type Seat, seatToAct } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/root/text.ts';
import { at, h } from '../../dom.ts';
import { counted, sign } from '../parts.ts';
import { factionName, relationName, seatName } from '../words/names.ts';
import { itemSigns } from './item-signs.ts';

const buildingsOut = ({ on }: SideAs<'mc'>): VNode[] =>
  (['sawmill', 'workshop', 'recruiter'] as const).map((piece) =>
    counted(piece, t(`piece.${piece}`), sum(on[piece] ?? [])),
  );

/** The decree as four heaps of suits. */
function decree({ own }: SideAs<'ed'>): VNode[] {
  return columns.map((column) =>
    h(
      'span',
      { class: 'heap', title: t(`column.${column}`) },
      h('i', {}, t(`column.${column}`)),
      own.decree[column].map((card) => sign(`suit-${card === vizier ? 'bird' : cardOf(card).suit}`)),
    ),
  );
}

/** What only this faction has, in a strip. */
function strip(s: RootState, side: Side): VNode[] {
  switch (side.faction) {
    case 'mc':
      return [...buildingsOut(side), counted('token-wood', t('table.wood'), sum(side.on.wood ?? []))];
    case 'ed':
      return decree(side);
    case 'wa':
      return [
        counted('suit-bird', t('table.supporters'), side.own.supporters.length),
        counted('warrior-wa', t('table.officers'), side.own.officers),
        counted('token-sympathy', t('table.sympathy'), sum(side.on.sympathy ?? [])),
        counted('base-fox', t('table.bases'), sum(side.on.base ?? [])),
      ];
    case 'vb':
      return [
        ...side.own.relations.flatMap((level, other) => {
          const of = s.sides[other];
          if (!of || of === side) return [];
          const name = `${seatName(s, other)}: ${relationName(level)}`;
          return counted(`sign-${of.faction}`, name, level === hostile ? '×' : level);
        }),
      ];
  }
}

/** What is said below the name. */
function subtitle(side: Side): string {
  if (side.faction === 'ed' && side.own.leader) return t(`leader.${side.own.leader}`);
  return side.faction === 'vb' && side.own.character ? t(`character.${side.own.character}`) : '';
}

/** The face of a side: the Vagabond has that of his character. */
export const portraitOf = (side: Side): string =>
  `portrait-${(side.faction === 'vb' && side.own.character) || side.faction}`;

/** A seat at the table: who it is, its points, and what everybody may know of it. */
function plaque(app: RootApp, s: RootState, seat: Seat): VNode {
  const side = s.sides[seat];
  const pending = app.match?.session.pending();
  const isActing = pending !== undefined && seatToAct(pending) === seat;
  const { seats, hasSmallSeats } = app.stage.layout.table;
  const points = scores(s, seat) ? String(side.points) : '★';
  const isOurs = app.hand?.seat === seat;
  return h(
    'section',
    {
      class: `seat paper ${side.faction}${isActing ? ' acting' : ''}${hasSmallSeats ? ' small' : ''}`,
      style: at(seats[seat]),
      'aria-label': t('table.seat', { seat: factionName(side.faction), points }),
      key: `seat-${seat}`,
    },
    h('div', { class: 'face' }, sign(portraitOf(side))),
    h('h2', {}, seatName(s, seat)),
    h('p', { class: 'who' }, [isOurs ? t('table.you') : '', subtitle(side)].filter((word) => word !== '').join(' · ')),
    h('b', { class: 'points' }, points),
    h(
      'div',
      { class: 'numbers' },
      h(
        'span',
        { class: 'cards-held', title: t('table.handHidden', { count: side.hand.length }) },
        String(side.hand.length),
      ),
      side.faction !== 'vb' && counted(`warrior-${side.faction}`, t('table.warriors'), side.left.warrior ?? 0),
    ),
    h('div', { class: 'items' }, itemSigns(side)),
    h('div', { class: 'strip' }, strip(s, side)),
  );
}

export const seats = (app: RootApp, s: RootState): VNode[] => s.sides.map((_, seat) => plaque(app, s, seat));
