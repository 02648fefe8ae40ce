import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RootApp } from '../../../app/root/root-app.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { type Seat, seatToAct } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import { goOnButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { sign } from '../parts.ts';
import { promptBar } from '../prompt-bar.ts';
import { factionName, seatName } from '../words/names.ts';
import { nowLine } from '../words/now-line.ts';
import { allianceBoard } from './alliance-board.ts';
import { cardList } from './board-parts.ts';
import { eyrieBoard } from './eyrie-board.ts';
import { marquiseBoard } from './marquise-board.ts';
import { vagabondBoard } from './vagabond-board.ts';

function parts(app: RootApp, s: RootState, seat: Seat): VNode[] {
  const side = s.sides[seat];
  switch (side.faction) {
    case 'mc':
      return marquiseBoard(s, seat, side);
    case 'ed':
      return eyrieBoard(s, seat, side);
    case 'wa':
      return allianceBoard(app, s, seat, side);
    case 'vb':
      return vagabondBoard(s, side);
  }
}

const isActing = (app: RootApp, seat: Seat): boolean => {
  const pending = app.match?.session.pending();
  return pending !== undefined && seatToAct(pending) === seat;
};

function board(app: RootApp, s: RootState, seat: Seat): VNode {
  const { faction, effects } = s.sides[seat];
  return h(
    'article',
    { class: `board ${faction}${isActing(app, seat) ? ' acting' : ''}`, key: `board-${seat}` },
    h('h2', {}, h('span', {}, factionName(faction)), isActing(app, seat) && sign('lantern-lit')),
    h(
      'div',
      { class: 'board-content scrolls', tabindex: 0, role: 'group', 'aria-label': factionName(faction) },
      h('p', { class: 'motto' }, t(`motto.${faction}`)),
      h('p', { class: 'now-line' }, nowLine(s, seat)),
      parts(app, s, seat),
      effects.length > 0 && cardList(t('table.effects'), effects),
      s.available.length > 0 && cardList(t('table.available'), s.available),
    ),
  );
}

/** One board, or where there is room two side by side; a tab for each seat says whose. */
function Boards({ app, s }: { readonly app: RootApp; readonly s: RootState }): VNode {
  const [chosen, choose] = useState<Seat | undefined>(undefined);
  const first = chosen ?? s.active;
  const shown = [first, (first + 1) % s.sides.length];
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
      'div',
      { class: 'board-tabs', role: 'group', 'aria-label': t('boards:who') },
      languageWheel(app),
      s.sides.map(({ faction }, seat) =>
        h(
          'button',
          {
            type: 'button',
            class: `board-tab ${faction}`,
            control: `board-tab-${seat}`,
            'aria-pressed': String(seat === first),
            'aria-label': seatName(s, seat),
            title: seatName(s, seat),
            onclick: () => choose(seat),
          },
          sign(`sign-${faction}`),
          h('span', {}, seatName(s, seat)),
        ),
      ),
    ),
    h(
      'main',
      { class: 'boards' },
      shown.map((seat) => board(app, s, seat)),
    ),
  );
}

/** What everybody may know of each faction, at full length. */
export function boardsScreen(app: RootApp): VNode | undefined {
  const s = app.shownState;
  return s && h(Boards, { app, s });
}
