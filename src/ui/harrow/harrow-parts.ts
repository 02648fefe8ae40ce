import type { VNode } from 'preact';
import type { HarrowApp, HarrowAppTypes, HarrowDialog, ScreenId } from '../../app/harrow/harrow-app.ts';
import { jars } from '../../engine/games/harrow/state/tokens.ts';
import { t } from '../../i18n/harrow/text.ts';
import { textOf } from '../../i18n/i18n.ts';
import { onOffer } from '../../session/harrow/interaction/spot-offers.ts';
import { jarSpot } from '../../session/harrow/spots.ts';
import type { SpotId } from '../../session/spot.ts';
import { type Component, h } from '../dom.ts';
import type { GameParts } from '../game-parts.ts';
import { controlOf } from '../keyboard.ts';
import { button } from '../parts/button.ts';
import { toggle } from '../parts/choice.ts';
import { BattlefieldScreen } from './battle/battlefield-screen.ts';
import { boardsScreen } from './boards/boards-screen.ts';
import { campaignScreen } from './campaign/campaign-screen.ts';
import { dealDialog } from './campaign/deal-dialog.ts';
import { nightFileDialog } from './campaign/night-file-dialog.ts';
import { nightResultDialog } from './campaign/night-result-dialog.ts';
import { storySoFarDialog } from './campaign/story-so-far-dialog.ts';
import { endScreen } from './end/end-screen.ts';
import { handKey } from './hand/hand-stack.ts';
import { playedDialog } from './hand/played-dialog.ts';
import { helpDialog } from './map/help-dialog.ts';
import { jarDialog } from './map/jar-dialog.ts';
import { lessonsDialog } from './map/lessons-dialog.ts';
import { MapScreen } from './map/map-screen.ts';
import { whichDialog } from './map/which-dialog.ts';
import { newGameScreen } from './new-game/new-game-screen.ts';
import { variantsDialog } from './new-game/variants-dialog.ts';
import { rulebook } from './rulebook/chapters.ts';
import { articleOf } from './rulebook/contents.ts';
import { statisticsDialog } from './statistics/statistics-dialog.ts';
import { titleScreen } from './title/title-screen.ts';
import { curtainWords } from './words/curtain.ts';
import { storyInParts } from './words/log-lines.ts';
import { logText } from './words/log-text.ts';
import { refusalText } from './words/refusal-text.ts';
import { ruleName } from './words/rule-name.ts';
import { savedWords } from './words/saved-words.ts';

const screens: Readonly<Record<ScreenId, Component<{ readonly app: HarrowApp }>>> = {
  title: ({ app }) => titleScreen(app),
  newGame: ({ app }) => newGameScreen(app),
  campaign: ({ app }) => campaignScreen(app),
  map: MapScreen,
  boards: ({ app }) => boardsScreen(app),
  battlefield: BattlefieldScreen,
  end: ({ app }) => endScreen(app),
};

function dialogOf(app: HarrowApp, dialog: HarrowDialog): VNode | undefined {
  switch (dialog.kind) {
    case 'help':
      return helpDialog(app);
    case 'storySoFar':
      return storySoFarDialog(app);
    case 'statistics':
      return statisticsDialog(app);
    case 'nightFile':
      return nightFileDialog(app);
    case 'nightResult':
      return nightResultDialog(app, dialog);
    case 'played':
      return playedDialog(app, dialog);
    case 'jar':
      return jarDialog(app, dialog);
    case 'which':
      return whichDialog(app, dialog);
    case 'lessons':
      return lessonsDialog(app);
    case 'deal':
      return dealDialog(app, dialog);
    case 'variants':
      return variantsDialog(app, dialog);
    default:
      return undefined;
  }
}

/** What Escape leaves: the boards, the form of a new game, what is picked up. */
function leave(app: HarrowApp): boolean {
  if (app.screen === 'boards') app.go('map');
  else if (app.screen === 'newGame') app.go('title');
  else if (app.interaction?.selection.from !== undefined) app.select({});
  else return false;
  return true;
}

/** The jar of the deciding seat that a number stands for, where the jars are on the screen. */
function jarFor(app: HarrowApp, key: string): SpotId | undefined {
  const jar = jars[Number(key) - 1];
  const s = app.match?.session.state;
  const seat = app.interaction?.seat;
  if (!jar || !s || s.solo || app.screen !== 'map' || seat === undefined || !s.seats[seat]) return undefined;
  return jarSpot(seat, jar);
}

/** What the bar asks for that a number stands for: the first of them is 1. */
function choiceFor(key: string): HTMLElement | undefined {
  const choices = document.querySelectorAll<HTMLElement>(
    '.screen :is(.prompt-choices, .choices) button:not([aria-disabled="true"], .undo)',
  );
  return [...choices][Number(key) - 1];
}

function pressKey(app: HarrowApp, key: string): boolean {
  const jar = jarFor(app, key);
  const choice = onOffer(app.interaction, 'jar').length > 0 ? undefined : choiceFor(key);
  if (key === 'Escape') return leave(app);
  if (key === 'b' || key === 'B') app.go(app.screen === 'boards' ? 'map' : 'boards');
  else if (key === 'h' || key === 'H') void app.askHint();
  else if (key === 't' || key === 'T') app.remember({ threats: !app.remembered.threats });
  else if (key === 'c' || key === 'C') controlOf(handKey)?.focus();
  else if (key === 'o' || key === 'O') app.open({ kind: 'lessons' });
  else if (choice) choice.click();
  else if (jar) app.click(jar);
  else return false;
  return true;
}

const played: ReadonlySet<ScreenId> = new Set(['map', 'boards', 'battlefield']);

/** What Harrow County gives to the frame around it. */
export const harrowParts: GameParts<HarrowAppTypes> = {
  screen: (app) => h(screens[app.screen], { app }),
  isPlayed: (screen) => played.has(screen),
  dialog: dialogOf,
  words: {
    name: () => t('shelf:harrow.name'),
    text: (key) => textOf('harrow', key),
    happening: (event, { state }) => logText(event, state),
    story: storyInParts,
    saved: savedWords,
    refusal: refusalText,
    ruleName,
    curtain: curtainWords,
    rulebook,
    articleOf,
  },
  settings: (app) => [
    toggle('settings-stepping', t('solo:setting'), app.settings.stepping, (stepping) => app.change({ stepping })),
    toggle('settings-hints', t('hint.setting'), app.settings.hints, (hints) => app.change({ hints })),
    h(
      'div',
      { class: 'actions' },
      button('settings-lessons', t('lessons:button.again'), () => app.repeatLessons()),
      button('settings-statistics', t('statistics:title'), () => app.open({ kind: 'statistics' })),
    ),
  ],
  noticePlace({ screen, stage: { layout }, taught }) {
    if (screen !== 'map') return undefined;
    return taught?.kind === 'lesson' ? layout.map.noticeAside : layout.map.notice;
  },
  pressKey,
};
