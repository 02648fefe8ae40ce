import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { type HarrowState, seatOf } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/i18n.ts';
import type { App } from '../../app.ts';
import { at, h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { undoButton } from '../../parts/prompt-bar.ts';
import { type DrawOutlook, drawOutlook } from './board-view.ts';
import { bagAll, type Sorting, sortingOf } from './sorting.ts';

function words(title: string, hint: string, phase?: string): HTMLElement {
  return h(
    'div',
    { class: 'words', role: 'status', 'aria-live': 'polite' },
    h('h2', {}, title),
    h('p', {}, phase && h('strong', {}, phase), hint),
  );
}

/** What the board gives if tokens are fixed to it. */
export function outlookText({ full, next }: DrawOutlook): string {
  if (full) return t('boards:sort.full');
  if (!next) return t('boards:sort.highest');
  return t('boards:sort.next', { count: next.tokens, value: next.value });
}

function mapButton(app: App, primary: boolean): HTMLElement {
  return button('back', t('boards:back'), () => app.go('map'), {
    icon: 'back',
    primary,
    class: primary ? '' : 'slim',
    title: t('boards:back'),
  });
}

/** The Family's clean-up, token by token (HC-TOK-4). */
function sortPrompt(app: App, s: HarrowState, sorting: Sorting): Node[] {
  const outlook = drawOutlook(s.seats[seatOf(s, 'family')].board.length);
  const act = (action: HarrowAction | undefined) => () => action && app.act(action);
  const change = outlook.after > outlook.now ? 'boards:sort.drawRises' : 'boards:sort.drawStays';
  const toBoard = button('sort-board', t('boards:sort.toBoard'), act(sorting.board), {
    primary: true,
    disabled: sorting.board === undefined,
    title: outlook.full ? t('boards:sort.full') : t('boards:sort.toBoardHint', { count: outlook.after }),
  });
  toBoard.append(
    h('span', { class: 'draw-change', 'aria-hidden': 'true' }, t(change, { now: outlook.now, after: outlook.after })),
  );
  const idle = sorting.bag === undefined;
  return [
    words(t('boards:sort.question', { context: sorting.token }), outlookText(outlook), t('boards:sort.title')),
    h(
      'div',
      { class: 'choices' },
      mapButton(app, false),
      undoButton(app),
      button('sort-all', t('boards:sort.all'), () => void bagAll(app), {
        icon: 'bag',
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

function turnPrompt(app: App, s: HarrowState): Node[] {
  const over = s.result !== undefined;
  const context = s.seats[s.active].faction;
  const title = over ? t('boards:turn.over') : t('boards:turn.title', { context });
  const hint = t('boards:turn.hint', { round: s.round, turn: Math.min(s.turn + 1, 6) });
  return [
    words(title, hint),
    h('div', { class: 'choices' }, !over && !app.replaying && undoButton(app), mapButton(app, true)),
  ];
}

export function boardsPrompt(app: App, s: HarrowState): HTMLElement {
  const isPerson = app.match?.controllers[s.active] === 'human' && !app.replaying;
  const sorting = isPerson ? sortingOf(app) : undefined;
  return h(
    'section',
    {
      class: `boards-prompt${sorting ? ' sorting' : ''}`,
      style: at(app.stage.layout.boardsPrompt),
      'aria-label': t('boards:promptLabel'),
    },
    sorting ? sortPrompt(app, s, sorting) : turnPrompt(app, s),
  );
}
