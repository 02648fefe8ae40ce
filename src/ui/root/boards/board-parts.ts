import type { ComponentChildren, VNode } from 'preact';
import type { CardId } from '../../../engine/games/root/state/cards.ts';
import type { Side } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { counted, sign } from '../parts.ts';
import { itemSigns } from '../table/item-signs.ts';
import { cardName, cardText } from '../words/names.ts';

/** A carved band; its look is its ink. */
export const band = (look: string, ...children: ComponentChildren[]): VNode =>
  h('section', { class: `band ${look}` }, children);

export const heading = (name: string, what?: string): VNode =>
  h('header', {}, h('h3', {}, name), what !== undefined && h('p', {}, what));

/** A law of the faction, with its sign. */
export const law = (picture: string | undefined, name: string, text: string): VNode =>
  h('div', { class: 'law' }, picture !== undefined && sign(picture), h('div', {}, h('h3', {}, name), h('p', {}, text)));

/** Of a row of places: empty ones show their number, in the others a piece waits. */
export interface Space {
  readonly number: number;
  /** The piece that still lies there. */
  readonly piece?: string;
  /** It is the next to go, or the one that counts. */
  readonly isLit?: boolean;
  /** What is printed at its corner. */
  readonly mark?: VNode | false;
  /** Above it: what its piece costs. */
  readonly price?: VNode;
}

/** `look`: sockets of buildings, or holes; `label` says in words what all of them show. */
export const spaces = (look: 'sockets' | 'holes', label: string, all: readonly Space[]): VNode =>
  h(
    'div',
    { class: `spaces ${look}`, role: 'img', 'aria-label': label },
    all.map(({ number, piece, isLit, mark, price }) =>
      h(
        'span',
        { class: `space${piece === undefined ? '' : ' covered'}${isLit ? ' lit' : ''}` },
        price,
        h('i', {}, piece === undefined ? String(number) : sign(piece)),
        mark,
      ),
    ),
  );

/** Points that something is worth. */
export const worth = (points: number): VNode => h('b', { class: 'worth' }, `+${points}`);

export const extraCard = (): VNode => h('span', { class: 'mark' }, sign('extra-card'));

/** What everybody has: warriors and pieces in the supply, items, cards. */
export function store(side: Side, more: readonly VNode[] = []): VNode {
  return band(
    'wood store',
    side.faction !== 'vb' && counted(`warrior-${side.faction}`, t('table.warriors'), side.left.warrior ?? 0),
    more,
    side.faction !== 'vb' && h('span', { class: 'store-items' }, itemSigns(side)),
    counted('card-back', t('table.handHidden', { count: side.hand.length }), side.hand.length),
  );
}

export const cardList = (title: string, ids: readonly CardId[]): VNode =>
  h(
    'section',
    { class: 'card-list' },
    h('h3', {}, title),
    h(
      'ul',
      {},
      ids.map((card) => h('li', {}, h('b', {}, cardName(card)), ' ', cardText(card))),
    ),
  );
