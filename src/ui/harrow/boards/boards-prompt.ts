import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { DrawSpace } from '../../../engine/games/harrow/content/tracks.ts';
import { turnsPerRound } from '../../../engine/games/harrow/rules/round.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { rowSpot } from '../../../session/harrow/spots.ts';
import { at, h } from '../../dom.ts';
import { button, goOnButton, type PictureName } from '../../parts/button.ts';
import { undoButton } from '../parts/prompt-bar.ts';
import { gridRowName } from '../words/kammi-terms.ts';
import { actingClass } from '../words/seats.ts';
import { bagTokenName, factionName, isUpgradeToken } from '../words/terms.ts';
import { type DrawOutlook, drawOutlook } from './draw-outlook.ts';
import { type GridChoice, gridChoiceOf, slidText } from './grid-choice.ts';
import { leavesOf, showBoard, shownSeats } from './shown-board.ts';
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
  const look = { icon: 'icon-back', title: t('boards:back') } as const;
  const back = () => app.go('map');
  return primary
    ? goOnButton('back', t('boards:back'), back, look)
    : button('back', t('boards:back'), back, { ...look, class: 'slim' });
}

/** What a leaf is called: both factions', or one board's name. */
function leafName(s: HarrowState, leaf: readonly Seat[]): string {
  if (leaf.length > 1) return t('boards:leaf.factions');
  if (leaf[0] === fairSeat) return t('boards:leaf.fair');
  return leaf[0] === hesterSeat ? t('boards:leaf.hester') : factionName(s.seats[leaf[0]].faction);
}

/** To the boards that are not shown; a small screen has tabs for that. */
function leafButtons(app: HarrowApp, s: HarrowState): VNode[] {
  if (app.stage.layout.hasOneBoard) return [];
  const shown = shownSeats(app, s);
  const others = leavesOf(app, s).filter(([seat]) => !shown.includes(seat));
  return others.map((leaf, i) => {
    const [seat] = leaf;
    const label = leafName(s, leaf);
    const sign = leaf.length > 1 ? 'shell/icon-boards' : seat === hesterSeat ? 'harrow/flame' : markOf(s, seat);
    return button(i === 0 ? 'leaf' : `leaf-${seat}`, label, () => showBoard(app, s, seat), {
      sign,
      class: 'leaf',
      title: label,
    });
  });
}

const markOf = (s: HarrowState, seat: Seat): PictureName =>
  seat === fairSeat ? 'harrow/mark-fair' : `harrow/mark-${s.seats[seat].faction}`;

/** The Family's clean-up, token by token (HC-TOK-4). */
function sortPrompt(app: HarrowApp, s: HarrowState, sorting: Sorting): VNode[] {
  const { board, deck } = s.seats[sorting.seat];
  const outlook = drawOutlook(board.length, features[s.config.mode].board === 'advanced', deck.length);
  const act = (action: HarrowAction | undefined) => () => action && app.act(action);
  const toBoard = goOnButton('sort-board', t('boards:sort.toBoard'), act(sorting.board), {
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
      mapButton(app, false),
      ...leafButtons(app, s),
      undoButton(app),
    ),
  ];
}

/** The advanced track gives tokens back: they are clicked in their row (HC-TRK-12). */
function returnPrompt(app: HarrowApp, s: HarrowState, { left }: Returning): VNode[] {
  return [
    words(t('boards:return.title', { count: left }), t('boards:return.hint')),
    h('div', { class: 'choices' }, ...leafButtons(app, s), undoButton(app), mapButton(app, true)),
  ];
}

/** Kammi's Ability jar: a row of the grid is looked at, then the token is slid in (HC-KAM-20). */
function gridPrompt(app: HarrowApp, s: HarrowState, grid: GridChoice): VNode[] {
  const rows = grid.rows.map(({ row, action }) =>
    button(`row-${row}`, gridRowName(row), () => app.click(rowSpot(row)), {
      pressed: grid.shown?.row === row,
      class: 'slim',
      disabled: action === undefined,
      title: t('boards:grid.choose', { row: gridRowName(row) }),
    }),
  );
  const { shown } = grid;
  const slide = goOnButton('row-slide', t('boards:grid.slide'), () => shown?.action && app.act(shown.action), {
    disabled: shown?.action === undefined,
    title: shown ? slidText(s, shown.row) : t('boards:grid.hint'),
  });
  return [
    words(t('boards:grid.prompt'), shown ? slidText(s, shown.row) : t('boards:grid.hint')),
    h('div', { class: 'choices' }, ...rows, slide, ...leafButtons(app, s), undoButton(app)),
  ];
}

/** How far the round has come; in the solo game a round is a turn. */
function roundText(s: HarrowState): string {
  if (s.solo) return t('boards:turn.hintSolo', { round: s.round });
  const turns = turnsPerRound(s.config.mode);
  return t('boards:turn.hint', { round: s.round, turn: Math.min(s.turn + 1, turns), turns });
}

/** Width of the bar from which it has room for a second sentence beside three buttons. */
const roomForTwoSentences = 1100;

function turnPrompt(app: HarrowApp, s: HarrowState): VNode[] {
  const over = s.result !== undefined;
  const context = actingClass(s);
  const title = over ? t('boards:turn.over') : t('boards:turn.title', { context });
  const leaves = leafButtons(app, s);
  const [, , width] = app.stage.layout.boardsPrompt;
  // The papers of the Fair Folk say all in words.
  const isPaper = shownSeats(app, s).includes(fairSeat);
  const isTight = isPaper || (leaves.length > 0 && width < roomForTwoSentences);
  return [
    words(title, isTight ? roundText(s) : `${roundText(s)} ${t('boards:turn.choose')}`),
    h('div', { class: 'choices' }, ...leaves, !over && !app.replaying && undoButton(app), mapButton(app, true)),
  ];
}

const isPerson = (app: HarrowApp, s: HarrowState): boolean =>
  app.match?.controllers[s.active] === 'human' && !app.replaying;

/** What is decided on the boards, or whose turn it is. */
function content(app: HarrowApp, s: HarrowState): VNode[] {
  const sorting = isPerson(app, s) ? sortingOf(app) : undefined;
  if (sorting) return sortPrompt(app, s, sorting);
  const returning = isPerson(app, s) ? returningOf(app) : undefined;
  if (returning) return returnPrompt(app, s, returning);
  const grid = gridChoiceOf(app);
  return grid ? gridPrompt(app, s, grid) : turnPrompt(app, s);
}

export function boardsPrompt(app: HarrowApp, s: HarrowState): VNode {
  const sorting = isPerson(app, s) ? sortingOf(app) : undefined;
  return h(
    'section',
    {
      class: `boards-prompt ${features[s.config.mode].board}${sorting ? ' sorting' : ''}`,
      style: at(app.stage.layout.boardsPrompt),
      'aria-label': t('boards:promptLabel'),
    },
    content(app, s),
  );
}
