import type { ComponentChildren, VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { turnsPerRound } from '../../../engine/games/harrow/rules/round.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { h } from '../../dom.ts';
import { roundButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { oakLesson } from '../parts/oak-lesson.ts';
import { replayBar } from '../parts/replay-bar.ts';
import { actingClass, seatName } from '../words/seats.ts';
import { gameName } from '../words/terms.ts';
import { boardView } from './board-view.ts';
import { boardsPrompt } from './boards-prompt.ts';
import { controlPlaces } from './control-places.ts';
import { factionBoard } from './faction-sheet.ts';
import { fairBoard } from './fair-sheet.ts';
import { fairView } from './fair-view.ts';
import { hesterBoard } from './hester-sheet.ts';
import { hesterView } from './hester-view.ts';
import { kammiBoard } from './kammi-sheet.ts';
import { boardSeats, showBoard, shownSeats } from './shown-board.ts';

function header(s: HarrowState): VNode[] {
  const when = t(`boards:header.${turnsPerRound(s.config.mode) === 1 ? 'whenSolo' : 'when'}`, {
    game: gameName(s.config.mode),
    round: s.round,
  });
  const who = s.result ? t('boards:turn.over') : t('boards:header.who', { context: actingClass(s) });
  return [h('p', { class: 'boards-sign when' }, when), h('p', { class: 'boards-sign who' }, who)];
}

/** One board at a time: the name on the ribbon, and the other boards' names beside it. */
function tabs(app: HarrowApp, s: HarrowState, shown: Seat): VNode {
  return h(
    'div',
    {
      class: `board-tabs${s.hester || s.fair ? ' of-three' : ''} ${seatClass(s, shown)}`,
      role: 'tablist',
      'aria-label': t('boards:tabs'),
    },
    boardSeats(s).map((seat) =>
      h(
        'button',
        {
          type: 'button',
          role: 'tab',
          class: `board-tab ${seatClass(s, seat)}`,
          'aria-selected': String(seat === shown),
          control: `tab-${seatClass(s, seat)}`,
          onclick: () => showBoard(app, s, seat),
        },
        h('span', {}, seatName(s, seat)),
      ),
    ),
  );
}

/** The board of a seat. */
function board(app: HarrowApp, s: HarrowState, seat: Seat, isAlone: boolean): VNode[] {
  if (seat === fairSeat) {
    const view = fairView(s);
    return view ? fairBoard(app, s, view) : [];
  }
  if (seat !== hesterSeat) {
    const own = boardView(s, seat, app.hand?.seat);
    return [own.kammi ? kammiBoard(app, own, own.kammi) : factionBoard(app, own, isAlone)];
  }
  const view = hesterView(s);
  return view ? hesterBoard(app, view) : [];
}

/** Both faction boards, Hester's or the Fair Folk's papers; on a small screen one of them. */
export function boardsScreen(app: HarrowApp): ComponentChildren[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { id, hasOneBoard } = app.stage.layout;
  const seats = shownSeats(app, s);
  const isKammis = seats.some((seat) => s.seats[seat]?.faction === 'kammi');
  const { plain, besideKammi, besideHester } = controlPlaces[id];
  const { languages, settings } = isKammis ? besideKammi : seats.includes(hesterSeat) ? besideHester : plain;
  return [
    ...(hasOneBoard ? [] : header(s)),
    replayBar(app, app.stage.layout.boardsPrompt) ?? boardsPrompt(app, s),
    ...seats.flatMap((seat) => board(app, s, seat, seats.length === 1)),
    hasOneBoard && tabs(app, s, seats[0]),
    roundButton('settings', 'icon-settings', t('boards:settings'), settings, () => app.open({ kind: 'settings' })),
    languageWheel(app, languages),
    oakLesson(app),
  ];
}
