import type { VNode } from 'preact';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import {
  type Column,
  columns,
  type DecreeCard,
  leaderIds,
  vizier,
} from '../../../engine/games/root/factions/eyrie/state.ts';
import { roostCards, roostPoints } from '../../../engine/games/root/factions/eyrie/tracks.ts';
import type { RootState, SideAs } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { sign } from '../parts.ts';
import { decreeCardName } from '../words/names.ts';
import { band, extraCard, heading, type Space, spaces, store } from './board-parts.ts';

type Duty = 'done' | 'due' | 'rests';

/** Which cards of a column are carried out, while the decree is. */
function duties(s: RootState, seat: Seat, { own }: SideAs<'ed'>, column: Column): Duty[] {
  const isCarriedOut = s.active === seat && s.step === 'resolve';
  const at = columns.indexOf(column);
  const resolved = [...own.resolved];
  return own.decree[column].map((card) => {
    if (!isCarriedOut) return 'rests';
    if (at !== own.column) return at < own.column ? 'done' : 'due';
    const found = resolved.indexOf(card);
    if (found >= 0) resolved.splice(found, 1);
    return found >= 0 ? 'done' : 'due';
  });
}

function decreeCard(card: DecreeCard, duty: Duty): VNode {
  const suit = card === vizier ? 'vizier' : cardOf(card).suit;
  const state = duty === 'rests' ? '' : `, ${t(`boards:${duty}`)}`;
  const name = `${decreeCardName(card)}${state}`;
  return h('li', { class: duty }, sign(`decree-${suit}`, name), duty !== 'rests' && h('i', { 'aria-hidden': 'true' }));
}

function decree(s: RootState, seat: Seat, side: SideAs<'ed'>): VNode {
  const isCarriedOut = s.active === seat && s.step === 'resolve';
  return band(
    'ed decree',
    columns.map((column, i) => {
      const duty = duties(s, seat, side, column);
      const isNow = isCarriedOut && side.own.column === i;
      return h(
        'section',
        { class: isNow ? 'now' : '' },
        h('h3', {}, t(`column.${column}`)),
        h(
          'ul',
          {},
          side.own.decree[column].map((card, n) => decreeCard(card, duty[n])),
        ),
        h('p', {}, t(`boards:column.${column}`)),
      );
    }),
  );
}

function roosts({ on }: SideAs<'ed'>): VNode {
  const out = sum(on.roost ?? []);
  const all = roostPoints.slice(1).map((number, i): Space => {
    const mark = roostCards[i + 1] > roostCards[i] && extraCard();
    return i < out ? { number, mark, isLit: i === out - 1 } : { number, mark, piece: 'roost' };
  });
  const label = [
    `${t('piece.roost')}: ${out}`,
    t('boards.roostPoints', { count: roostPoints[out] }),
    t('boards.draws', { count: roostCards[out] }),
  ].join('. ');
  return band('ed row', heading(t('piece.roost'), t('boards:roosts')), spaces('holes', label, all));
}

/** What it would cost if a card failed now. */
function turmoil({ own }: SideAs<'ed'>): VNode {
  const birds = columns
    .flatMap((column) => own.decree[column])
    .filter((card) => card === vizier || cardOf(card).suit === 'bird').length;
  return band(
    'red turmoil',
    heading(t('boards:turmoil.title'), t('boards:turmoil.when')),
    h(
      'ol',
      {},
      h('li', {}, t('boards:turmoil.lose', { count: birds })),
      (['purge', 'depose', 'rest'] as const).map((step) => h('li', {}, t(`boards:turmoil.${step}`))),
    ),
  );
}

export function eyrieBoard(s: RootState, seat: Seat, side: SideAs<'ed'>): VNode[] {
  const { leader, deposed } = side.own;
  const others = leaderIds.filter((id) => id !== leader);
  const nameOf = (id: (typeof leaderIds)[number]) =>
    `${t(`leader.${id}`)}${deposed.includes(id) ? `, ${t('boards:deposed')}` : ''}`;
  return [
    decree(s, seat, side),
    roosts(side),
    h(
      'div',
      { class: 'halves' },
      h('div', { class: 'portrait' }, sign('portrait-ed')),
      h(
        'div',
        { class: 'laws leader' },
        leader && h('h3', {}, t(`leader.${leader}`)),
        leader && h('p', {}, t(`leaderPower.${leader}`)),
        h(
          'p',
          { class: 'leaders' },
          h('em', {}, t('boards:waiting')),
          others.map((id) => sign(`leader-${deposed.includes(id) ? 'deposed' : id}`, nameOf(id))),
        ),
      ),
      turmoil(side),
    ),
    store(side),
  ];
}
