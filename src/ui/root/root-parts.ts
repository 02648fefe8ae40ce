import type { RootApp, RootAppTypes, ScreenId } from '../../app/root/root-app.ts';
import { t } from '../../i18n/root/text.ts';
import { type Component, h } from '../dom.ts';
import type { GameParts } from '../game-parts.ts';
import { button } from '../parts/button.ts';
import { toggle } from '../parts/choice.ts';
import { TipLayer } from '../parts/tip-layer.ts';
import { battleScreen } from './battle/battle-screen.ts';
import { boardsScreen } from './boards/boards-screen.ts';
import { endScreen } from './end/end-screen.ts';
import { helpDialog } from './help-dialog.ts';
import { learnDialog } from './learning/learn-dialog.ts';
import { lessonsDialog } from './learning/lessons-dialog.ts';
import { newGameScreen } from './new-game/new-game-screen.ts';
import { statisticsDialog } from './statistics-dialog.ts';
import { tableScreen } from './table/table-screen.ts';
import { titleScreen } from './title-screen.ts';
import { rootFrameWords } from './words/frame-words.ts';

const screens: Readonly<Record<ScreenId, Component<{ readonly app: RootApp }>>> = {
  title: ({ app }) => titleScreen(app),
  newGame: ({ app }) => newGameScreen(app),
  table: ({ app }) => tableScreen(app),
  boards: ({ app }) => boardsScreen(app),
  battle: ({ app }) => battleScreen(app),
  end: ({ app }) => endScreen(app),
};

const played: ReadonlySet<ScreenId> = new Set(['table', 'boards', 'battle']);

/** What Escape leaves: the boards, the form of a new game, what is held. */
function leave(app: RootApp): boolean {
  if (app.screen === 'boards') app.go('table');
  else if (app.screen === 'newGame') app.go('title');
  else if (app.interaction && app.interaction.held.path.length > 0) app.letGo();
  else return false;
  return true;
}

function pressKey(app: RootApp, key: string): boolean {
  if (key === 'Escape') return leave(app);
  if (key === 'h' || key === 'H') {
    void app.askHint();
    return true;
  }
  if (key === 'o' || key === 'O') {
    app.open({ kind: 'lessons' });
    return true;
  }
  if (key !== 'b' && key !== 'B') return false;
  app.go(app.screen === 'boards' ? 'table' : 'boards');
  return true;
}

/** What Root gives to the frame around it. */
export const rootParts: GameParts<RootAppTypes> = {
  screen: (app) => h(TipLayer, {}, h(screens[app.screen], { app })),
  isPlayed: (screen) => played.has(screen),
  dialog: (app, { kind }) => {
    if (kind === 'lessons') return lessonsDialog(app);
    if (kind === 'learn') return learnDialog(app);
    if (kind === 'statistics') return statisticsDialog(app);
    return kind === 'help' ? helpDialog(app) : undefined;
  },
  words: rootFrameWords,
  settings: (app) => [
    toggle('settings-hints', t('hint.setting'), app.settings.hints, (hints) => app.change({ hints })),
    button('settings-lessons', t('lessons:button.again'), () => app.repeatLessons(), { icon: 'icon-help' }),
    button('settings-statistics', t('statistics:title'), () => app.open({ kind: 'statistics' })),
  ],
  noticePlace: ({ screen, stage }) => (screen === 'table' ? stage.layout.table.notice : undefined),
  pressKey,
};
