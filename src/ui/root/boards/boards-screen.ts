import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { supporterLimit, sympathyCosts, sympathyPoints } from '../../../engine/games/root/factions/alliance/tracks.ts';
import { columns } from '../../../engine/games/root/factions/eyrie/state.ts';
import { roostCards, roostPoints } from '../../../engine/games/root/factions/eyrie/tracks.ts';
import { actionsLeft } from '../../../engine/games/root/factions/marquise/play.ts';
import {
  buildingPoints,
  marquiseBuildings,
  recruiterCards,
  woodCosts,
} from '../../../engine/games/root/factions/marquise/tracks.ts';
import type { CardId } from '../../../engine/games/root/state/cards.ts';
import type { RootState, Side, SideAs } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { seatToAct } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { goOnButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { sign } from '../parts.ts';
import { promptBar } from '../prompt-bar.ts';
import { itemSigns } from '../table/item-signs.ts';
import {
  cardName,
  cardText,
  decreeCardName,
  factionName,
  questItems,
  questName,
  relationName,
  seatName,
} from '../words/names.ts';
import { nowLine } from '../words/now-line.ts';

const line = (...words: readonly (VNode | string)[]): VNode => h('li', {}, words);

const list = (title: string, lines: readonly VNode[]): VNode =>
  h(
    'section',
    { class: 'board-part' },
    h('h3', {}, title),
    h('ul', {}, lines.length > 0 ? lines : line(t('boards.empty'))),
  );

const cards = (title: string, ids: readonly CardId[]): VNode =>
  list(
    title,
    ids.map((card) => line(h('b', {}, cardName(card)), ' ', cardText(card))),
  );

function marquise(s: RootState, seat: Seat, { on, left }: SideAs<'mc'>): VNode[] {
  const rows = marquiseBuildings.map((piece) => {
    const out = sum(on[piece] ?? []);
    const next = out < woodCosts.length && (left[piece] ?? 0) > 0;
    return line(
      sign(piece, t(`piece.${piece}`)),
      h('b', {}, t('boards.buildings', { piece: t(`piece.${piece}`), count: out, most: woodCosts.length })),
      ...(next
        ? [
            ` ${t('boards.cost', { count: woodCosts[out] })} · ${t('boards.next', { count: buildingPoints[piece][out] })}`,
          ]
        : []),
    );
  });
  const drawn = 1 + recruiterCards[sum(on.recruiter ?? [])];
  return [
    h('ul', { class: 'rows' }, rows),
    list(t('phase.evening'), [line(t('boards.draws', { count: drawn }))]),
    ...(s.active === seat && s.phase === 'daylight'
      ? [h('p', {}, t('table.actionsLeft', { count: actionsLeft(s) }))]
      : []),
  ];
}

function eyrie({ own, on }: SideAs<'ed'>): VNode[] {
  const roosts = sum(on.roost ?? []);
  return [
    h(
      'div',
      { class: 'decree' },
      columns.map((column) =>
        h(
          'section',
          {},
          h('h3', {}, t(`column.${column}`)),
          h(
            'ul',
            {},
            own.decree[column].map((card) => line(decreeCardName(card))),
          ),
        ),
      ),
    ),
    list(t('piece.roost'), [
      line(sign('roost'), h('b', {}, String(roosts))),
      line(t('boards.roostPoints', { count: roostPoints[roosts] })),
      line(t('boards.draws', { count: roostCards[roosts] })),
    ]),
    ...(own.leader ? [list(t(`leader.${own.leader}`), [line(t(`leaderPower.${own.leader}`))])] : []),
    ...(own.deposed.length > 0
      ? [h('p', {}, t('boards.deposed', { leaders: own.deposed.map((leader) => t(`leader.${leader}`)).join(', ') }))]
      : []),
  ];
}

function alliance(app: RootApp, seat: Seat, { own, on }: SideAs<'wa'>): VNode[] {
  const out = sum(on.sympathy ?? []);
  const isOurs = app.hand?.seat === seat;
  const bases = sum(on.base ?? []);
  return [
    list(t('piece.sympathy'), [
      line(sign('token-sympathy'), h('b', {}, String(out))),
      ...(out < sympathyCosts.length
        ? [
            line(t('boards.spreadCost', { count: sympathyCosts[out] })),
            line(t('boards.next', { count: sympathyPoints[out] })),
          ]
        : []),
    ]),
    isOurs
      ? cards(t('table.supporters'), own.supporters)
      : list(t('table.supporters'), [
          line(h('b', {}, `${own.supporters.length}${bases === 0 ? ` / ${supporterLimit}` : ''}`)),
        ]),
    list(t('table.officers'), [line(h('b', {}, String(own.officers)))]),
    list(t('table.bases'), [line(h('b', {}, String(bases))), line(t('boards.draws', { count: 1 + bases }))]),
  ];
}

function vagabond(s: RootState, side: SideAs<'vb'>): VNode[] {
  const { own } = side;
  return [
    ...(own.character ? [list(t(`character.${own.character}`), [line(t(`characterPower.${own.character}`))])] : []),
    h('section', { class: 'board-part satchel' }, h('h3', {}, t('table.items')), h('div', {}, itemSigns(side))),
    list(
      t('table.quests'),
      s.quests.open.map((quest) => line(h('b', {}, questName(quest)), ' ', questItems(quest))),
    ),
    list(
      t('table.relations'),
      s.sides.flatMap((other, seat) =>
        other === side ? [] : [line(`${seatName(s, seat)}: ${relationName(own.relations[seat])}`)],
      ),
    ),
  ];
}

function parts(app: RootApp, s: RootState, seat: Seat, side: Side): VNode[] {
  switch (side.faction) {
    case 'mc':
      return marquise(s, seat, side);
    case 'ed':
      return eyrie(side);
    case 'wa':
      return alliance(app, seat, side);
    case 'vb':
      return vagabond(s, side);
  }
}

function board(app: RootApp, s: RootState, seat: Seat): VNode {
  const side = s.sides[seat];
  const pending = app.match?.session.pending();
  const isActing = pending !== undefined && seatToAct(pending) === seat;
  return h(
    'article',
    { class: `board paper ${side.faction}${isActing ? ' acting' : ''}`, key: `board-${seat}` },
    h('h2', {}, sign(`sign-${side.faction}`), ' ', factionName(side.faction)),
    h('p', { class: 'motto' }, t(`motto.${side.faction}`)),
    h('p', { class: 'now' }, nowLine(s, seat)),
    parts(app, s, seat, side),
    side.effects.length > 0 && cards(t('table.effects'), side.effects),
  );
}

/** What everybody may know of each faction, at full length. */
export function boardsScreen(app: RootApp): VNode | undefined {
  const s = app.shownState;
  if (!s) return undefined;
  return h(
    'div',
    { class: 'root-boards' },
    promptBar(
      app,
      app.stage.layout.boardsPrompt,
      [goOnButton('to-table', t('table.toTable'), () => app.go('table'))],
      true,
    ),
    h('h1', { class: 'unseen' }, t('boards.title')),
    h(
      'main',
      { class: 'boards scrolls', tabindex: 0 },
      s.sides.map((_, seat) => board(app, s, seat)),
      s.available.length > 0 && h('article', { class: 'board paper' }, cards(t('table.available'), s.available)),
    ),
    languageWheel(app, app.stage.layout.language),
  );
}
