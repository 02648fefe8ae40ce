import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { DrawSpace } from '../../../engine/games/harrow/content/tracks.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { undoButton } from '../parts/prompt-bar.ts';
import { actingClass, seatsOf } from '../words/seats.ts';
import { bagTokenName, isUpgradeToken } from '../words/terms.ts';
import { type DrawOutlook, drawOutlook } from './draw-outlook.ts';
import { boardSeats, showBoard, shownSeats } from './shown-board.ts';
import { bagAll, type Returning, returningOf, type Sorting, sortingOf } from './sorting.ts';

function words(title: string, hint: string, phase?: string): VNode {
  return h(
    'div',
    { class: 'words', 'data-spoken': true },
    h('h2', {}, title),
    h('p', {}, phase && h('strong', {}, phase), hint),
  );
}

/** What the board gives if tokens are fixed to it. */
export function outlookText({ advanced, full, next, after, card }: DrawOutlook): string {
  if (full) return t('boards:sort.full');
  if (advanced) return t(card ? 'boards:sort.nextPairCard' : 'boards:sort.nextPair', { ...after });
  if (!next) return t('boards:sort.highest');
  return t('boards:sort.next', { count: next.tokens, value: next.value });
}

/** A number of the basic side, or a pair of the advanced one. */
const numbers = ({ draw, giveBack }: DrawSpace, advanced: boolean): string =>
  advanced ? t('boards:sort.pair', { draw, giveBack }) : String(draw);

function drawChange({ now, after, full, advanced }: DrawOutlook): string {
  const changes = advanced ? !full : after.draw > now.draw;
  const params = { now: numbers(now, advanced), after: numbers(after, advanced) };
  return t(changes ? 'boards:sort.drawRises' : 'boards:sort.drawStays', params);
}

function toBoardHint({ full, after, advanced, card }: DrawOutlook): string {
  if (full) return t('boards:sort.full');
  const hint = t(advanced ? 'boards:sort.toBoardPairHint' : 'boards:sort.toBoardHint', {
    count: after.draw,
    giveBack: after.giveBack,
  });
  return card ? `${hint} ${t('boards:zone.card')}` : hint;
}

function sortQuestion({ token }: Sorting): string {
  return isUpgradeToken(token)
    ? t('boards:sort.questionUpgrade', { name: bagTokenName(token) })
    : t('boards:sort.question', { context: token });
}

function mapButton(app: HarrowApp, primary: boolean): VNode {
  return button('back', t('boards:back'), () => app.go('map'), {
    icon: 'icon-back',
    primary,
    class: primary ? '' : 'slim',
    title: t('boards:back'),
  });
}

/** From the factions' boards to Hester's and back; a small screen has tabs for that. */
function leafButton(app: HarrowApp, s: HarrowState): VNode | undefined {
  if (app.stage.layout.hasOneBoard || boardSeats(s).length < 3) return undefined;
  const isHesters = shownSeats(app, s).includes(hesterSeat);
  const label = t(isHesters ? 'boards:leaf.factions' : 'boards:leaf.hester');
  return button('leaf', label, () => showBoard(app, s, isHesters ? 0 : hesterSeat), {
    sign: isHesters ? 'shell/icon-boards' : 'harrow/flame',
    class: 'leaf',
    title: label,
  });
}

/** The Family's clean-up, token by token (HC-TOK-4). */
function sortPrompt(app: HarrowApp, s: HarrowState, sorting: Sorting): VNode[] {
  const { board, deck } = s.seats[sorting.seat];
  const outlook = drawOutlook(board.length, features[s.config.mode].board === 'advanced', deck.length);
  const act = (action: HarrowAction | undefined) => () => action && app.act(action);
  const toBoard = button('sort-board', t('boards:sort.toBoard'), act(sorting.board), {
    primary: true,
    disabled: sorting.board === undefined,
    title: toBoardHint(outlook),
    note: h('span', { class: 'draw-change', 'aria-hidden': 'true' }, drawChange(outlook)),
  });
  const idle = sorting.bag === undefined;
  return [
    words(sortQuestion(sorting), outlookText(outlook), t('boards:sort.title')),
    h(
      'div',
      { class: 'choices' },
      mapButton(app, false),
      leafButton(app, s),
      undoButton(app),
      button('sort-all', t('boards:sort.all'), () => void bagAll(app), {
        icon: 'icon-bag',
        class: 'slim',
        disabled: idle,
        title: t('boards:sort.allHint', { count: sorting.left }),
      }),
      button('sort-bag', t('boards:sort.toBag'), act(sorting.bag), {
        disabled: idle,
        title: t('boards:sort.toBagHint'),
      }),
      toBoard,
    ),
  ];
}

/** The advanced track gives tokens back: they are clicked in their row (HC-TRK-12). */
function returnPrompt(app: HarrowApp, s: HarrowState, { left }: Returning): VNode[] {
  return [
    words(t('boards:return.title', { count: left }), t('boards:return.hint')),
    h('div', { class: 'choices' }, leafButton(app, s), undoButton(app), mapButton(app, true)),
  ];
}

/** How far the round has come; in the solo game a round is a turn. */
function roundText(s: HarrowState): string {
  if (s.solo) return t('boards:turn.hintSolo', { round: s.round });
  const turns = 3 * seatsOf(s).length;
  return t('boards:turn.hint', { round: s.round, turn: Math.min(s.turn + 1, turns), turns });
}

/** Width of the bar from which it has room for a second sentence beside three buttons. */
const roomForTwoSentences = 1100;

function turnPrompt(app: HarrowApp, s: HarrowState): VNode[] {
  const over = s.result !== undefined;
  const context = actingClass(s);
  const title = over ? t('boards:turn.over') : t('boards:turn.title', { context });
  const leaf = leafButton(app, s);
  const [, , width] = app.stage.layout.boardsPrompt;
  const isTight = leaf !== undefined && width < roomForTwoSentences;
  return [
    words(title, isTight ? roundText(s) : `${roundText(s)} ${t('boards:turn.choose')}`),
    h('div', { class: 'choices' }, leaf, !over && !app.replaying && undoButton(app), mapButton(app, true)),
  ];
}

export function boardsPrompt(app: HarrowApp, s: HarrowState): VNode {
  const isPerson = app.match?.controllers[s.active] === 'human' && !app.replaying;
  const sorting = isPerson ? sortingOf(app) : undefined;
  const returning = isPerson ? returningOf(app) : undefined;
  return h(
    'section',
    {
      class: `boards-prompt ${features[s.config.mode].board}${sorting ? ' sorting' : ''}`,
      style: at(app.stage.layout.boardsPrompt),
      'aria-label': t('boards:promptLabel'),
      'data-prompt': true,
    },
    sorting ? sortPrompt(app, s, sorting) : returning ? returnPrompt(app, s, returning) : turnPrompt(app, s),
  );
}
