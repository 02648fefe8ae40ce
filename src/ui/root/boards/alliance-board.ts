import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { supporterLimit, sympathyCosts, sympathyPoints } from '../../../engine/games/root/factions/alliance/tracks.ts';
import { type CardSuit, suits } from '../../../engine/games/root/state/suits.ts';
import { mapOf, type RootState, type SideAs } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { counted, sign } from '../parts.ts';
import { band, heading, law, type Space, spaces, store, worth } from './board-parts.ts';

function sympathy({ on }: SideAs<'wa'>): VNode {
  const out = sum(on.sympathy ?? []);
  const all = sympathyPoints.map((number, i): Space => {
    const price = h('em', { style: `--parts:${sympathyCosts[i]}` });
    if (i < out) return { number, price };
    return { number, price, piece: 'token-sympathy', isLit: i === out, mark: number > 0 && worth(number) };
  });
  const label = [
    `${t('table.sympathy')}: ${out}`,
    ...(out < sympathyCosts.length
      ? [t('boards.spreadCost', { count: sympathyCosts[out] }), t('boards.next', { count: sympathyPoints[out] })]
      : []),
  ].join('. ');
  return band('wa sympathy', heading(t('piece.sympathy'), t('boards:spend')), spaces('holes', label, all));
}

/** All see how many there are; their suits only who may. */
function supporters(app: RootApp, seat: Seat, { own, on }: SideAs<'wa'>): VNode {
  const isOurs = app.hand?.seat === seat;
  const held = own.supporters.length;
  const isFull = sum(on.base ?? []) === 0;
  const count = (suit: CardSuit) => own.supporters.filter((card) => cardOf(card).suit === suit).length;
  return band(
    'wood supporters',
    heading(t('table.supporters'), t('boards:hidden')),
    h('div', { class: 'heap' }, sign('card-back'), h('b', {}, isFull ? `${held} / ${supporterLimit}` : String(held))),
    isOurs &&
      h(
        'div',
        { class: 'suits' },
        ([...suits, 'bird'] as const).map((suit) =>
          counted(`suit-${suit}`, suit === 'bird' ? t('boards:bird') : t(`suit.${suit}`), count(suit)),
        ),
        h('em', {}, t('boards:yours')),
      ),
  );
}

/** A base for each suit: on the map, or still here. */
function bases(s: RootState, { on }: SideAs<'wa'>): VNode {
  const { suits: of } = mapOf(s);
  return band(
    'wa bases',
    heading(t('table.bases'), t('boards.draws', { count: 1 + sum(on.base ?? []) })),
    h(
      'div',
      { class: 'base-row' },
      suits.map((suit) => {
        const isOut = (on.base ?? []).some((count, at) => count > 0 && of[at] === suit);
        const name = t(isOut ? 'boards:placed' : 'boards:waits', { name: t(`suit.${suit}`) });
        return h('span', { class: isOut ? 'out' : '' }, sign(`base-${suit}`, name));
      }),
    ),
  );
}

export function allianceBoard(app: RootApp, s: RootState, seat: Seat, side: SideAs<'wa'>): VNode[] {
  const { officers } = side.own;
  return [
    sympathy(side),
    h(
      'div',
      { class: 'halves' },
      supporters(app, seat, side),
      band(
        'wa officers',
        heading(`${t('table.officers')}: ${officers}`, t('boards:officers')),
        h(
          'div',
          { class: 'heads' },
          Array.from({ length: officers }, () => sign('warrior-wa')),
        ),
      ),
    ),
    h(
      'div',
      { class: 'halves' },
      h('div', { class: 'portrait' }, sign('portrait-wa')),
      bases(s, side),
      h(
        'div',
        { class: 'laws' },
        law(undefined, t('boards:guerrilla.name'), t('boards:guerrilla.text')),
        law(undefined, t('boards:martial.name'), t('boards:martial.text')),
        law(undefined, t('boards:outrage.name'), t('boards:outrage.text')),
      ),
    ),
    store(side, [counted('token-sympathy', t('table.sympathy'), sum(side.on.sympathy ?? []))]),
  ];
}
