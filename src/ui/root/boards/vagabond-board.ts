import type { VNode } from 'preact';
import { questOf } from '../../../engine/games/root/content/quests.ts';
import {
  carried,
  isDamaged,
  isExhausted,
  itemLimit,
  kindOf,
  onTrack,
  trackItems,
} from '../../../engine/games/root/factions/vagabond/items.ts';
import { hostile, itemAt, ready, relationNames } from '../../../engine/games/root/factions/vagabond/state.ts';
import { itemIndex } from '../../../engine/games/root/state/items.ts';
import { suits } from '../../../engine/games/root/state/suits.ts';
import type { RootState, SideAs } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { counted, sign } from '../parts.ts';
import { portraitOf } from '../table/seats.ts';
import { itemName, questItems, questName, relationName, seatName } from '../words/names.ts';
import { band, heading, store } from './board-parts.ts';

const trackSpaces = 3;

function tracks({ own }: SideAs<'vb'>): VNode {
  return h(
    'div',
    { class: 'tracks' },
    trackItems.map((item) =>
      band(
        'vb row',
        h(
          'div',
          { class: 'spaces sockets', role: 'img', 'aria-label': `${t(`item.${item}`)}: ${onTrack(own.items, item)}` },
          sign(`thing-${item}`),
          Array.from({ length: trackSpaces }, (_, i) =>
            h('span', { class: 'space' }, h('i', {}, i < onTrack(own.items, item) && sign(`item-${item}`))),
          ),
        ),
      ),
    ),
  );
}

/** Items that lie on no track, as they lie. */
function items({ own }: SideAs<'vb'>, isBroken: boolean): VNode[] {
  return own.items.flatMap((count, item) => {
    if (isDamaged(item) !== isBroken) return [];
    const kind = kindOf(item);
    const isOnTrack = trackItems.includes(kind) && item === itemAt(itemIndex(kind), ready);
    const ending = isBroken ? '-damaged' : isExhausted(item) ? '-exhausted' : '';
    const here = count - (isOnTrack ? onTrack(own.items, kind) : 0);
    return Array.from({ length: here }, () => sign(`item-${kind}${ending}`, itemName(item)));
  });
}

/** How each of the others stands to him. */
function relations(s: RootState, side: SideAs<'vb'>): VNode {
  const others = s.sides.flatMap((other, seat) => (other === side ? [] : [{ other, seat }]));
  const levels = [hostile, ...relationNames.keys()];
  return band(
    'vb relations',
    h(
      'table',
      {},
      h('caption', { class: 'unseen' }, t('table.relations')),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td', {}),
          levels.map((level) => h('th', { scope: 'col' }, relationName(level))),
        ),
      ),
      h(
        'tbody',
        {},
        others.map(({ other, seat }) => {
          const now = side.own.relations[seat];
          const told = t('boards:aids', { name: relationName(now), count: side.own.aids[seat] });
          return h(
            'tr',
            {},
            h(
              'th',
              { scope: 'row' },
              sign(`sign-${other.faction}`),
              h('span', {}, seatName(s, seat)),
              h('span', { class: 'told' }, relationName(now)),
            ),
            levels.map((level) =>
              h('td', { class: level === now ? 'now' : '' }, level === now ? sign(`sign-${other.faction}`, told) : ''),
            ),
          );
        }),
      ),
    ),
  );
}

function quests(s: RootState, { own }: SideAs<'vb'>): VNode {
  const done = (suit: string) => own.quests.filter((quest) => questOf(quest)?.suit === suit).length;
  return h(
    'section',
    { class: 'quests' },
    h('h3', {}, t('table.quests')),
    h(
      'div',
      { class: 'quest-row' },
      s.quests.open.map((quest) => sign(`quest-${quest}`, `${questName(quest)}: ${questItems(quest)}`)),
    ),
    h('h3', {}, t('boards:questsDone')),
    h(
      'div',
      { class: 'suits' },
      suits.map((suit) => counted(`suit-${suit}`, t(`suit.${suit}`), done(suit))),
    ),
  );
}

export function vagabondBoard(s: RootState, side: SideAs<'vb'>): VNode[] {
  const { character, items: held } = side.own;
  const broken = items(side, true);
  return [
    h(
      'div',
      { class: 'halves' },
      h('div', { class: 'portrait' }, sign(portraitOf(side))),
      h(
        'div',
        { class: 'laws leader' },
        character && h('h3', {}, t(`character.${character}`)),
        character && h('p', {}, t(`characterPower.${character}`)),
      ),
      tracks(side),
    ),
    h(
      'div',
      { class: 'halves' },
      h(
        'section',
        { class: 'satchel' },
        heading(t('boards:satchel'), t('boards:carried', { count: carried(held), most: itemLimit(held) })),
        h('div', {}, items(side, false)),
        broken.length > 0 && band('red damaged', heading(t('boards:damaged')), h('div', {}, broken)),
      ),
      quests(s, side),
    ),
    relations(s, side),
    store(side),
  ];
}
