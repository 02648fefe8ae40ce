import type { App, Dialog } from '../app/app.ts';
import { confirmDialog } from './dialogs/confirm.ts';
import { logDialog } from './dialogs/log.ts';
import { rulesDialog } from './dialogs/rules.ts';
import { settingsDialog } from './dialogs/settings.ts';
import { at, h, replaceContent } from './dom.ts';
import { battlefieldScreen } from './harrow/battle/battlefield-screen.ts';
import { boardsScreen } from './harrow/boards/boards-screen.ts';
import { campaignScreen } from './harrow/campaign/campaign-screen.ts';
import { dealDialog } from './harrow/campaign/deal-dialog.ts';
import { nightFileDialog } from './harrow/campaign/night-file-dialog.ts';
import { nightResultDialog } from './harrow/campaign/night-result-dialog.ts';
import { storySoFarDialog } from './harrow/campaign/story-so-far-dialog.ts';
import { endScreen } from './harrow/end/end-screen.ts';
import { playedDialog } from './harrow/hand/played-dialog.ts';
import { helpDialog } from './harrow/map/help-dialog.ts';
import { jarDialog } from './harrow/map/jar-dialog.ts';
import { mapScreen } from './harrow/map/map-screen.ts';
import { whichDialog } from './harrow/map/which-dialog.ts';
import { newGameScreen } from './harrow/new-game/new-game-screen.ts';
import { variantsDialog } from './harrow/new-game/variants-dialog.ts';
import { creditsDialog } from './harrow/title/credits-dialog.ts';
import { titleScreen } from './harrow/title/title-screen.ts';
import { createHerald } from './herald.ts';
import { noticeBar } from './parts/notice.ts';
import { curtainScreen } from './screens/curtain.ts';

const screens: Record<App['screen'], (app: App) => Node[]> = {
  title: titleScreen,
  newGame: newGameScreen,
  campaign: campaignScreen,
  map: mapScreen,
  boards: boardsScreen,
  battlefield: battlefieldScreen,
  end: endScreen,
};

function dialogOf(app: App, dialog: Dialog): HTMLElement {
  switch (dialog.kind) {
    case 'settings':
      return settingsDialog(app);
    case 'credits':
      return creditsDialog(app);
    case 'log':
      return logDialog(app);
    case 'help':
      return helpDialog(app);
    case 'rules':
      return rulesDialog(app, dialog);
    case 'storySoFar':
      return storySoFarDialog(app);
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
    case 'deal':
      return dealDialog(app, dialog);
    case 'variants':
      return variantsDialog(app, dialog);
    case 'confirm':
      return confirmDialog(app, dialog);
  }
}

/** What has the focus when a dialog opens. */
function firstControl(modal: HTMLElement): HTMLElement | null {
  return modal.querySelector<HTMLElement>('[autofocus]') ?? modal.querySelector<HTMLElement>('button, input');
}

interface Overlay {
  /** Draws the words and controls of the current screen anew. */
  render(app: App): void;
  /** Keeps the screen back while the picture it lies on is loading: words on black tell nothing. */
  holdBack(isLoading: boolean): void;
}

export function createOverlay(host: HTMLElement): Overlay {
  const screen = h('div', { class: 'screen', tabindex: -1 });
  const modal = h('div', { class: 'modal-layer' });
  const notices = h('div', { class: 'notices' });
  const herald = createHerald(screen);
  const stage = h('div', { class: 'stage' }, screen, notices, modal);
  host.replaceChildren(stage, herald.region);
  let shown: Dialog | undefined;
  let visited: App['screen'] | undefined;

  return {
    render(app) {
      const { scale, x, y, layout } = app.stage;
      stage.style.cssText = `width:${layout.width}px;height:${layout.height}px;transform:translate(${x}px,${y}px) scale(${scale})`;
      stage.dataset.layout = layout.id;
      stage.dataset.screen = app.screen;
      stage.style.setProperty('--text', String(app.settings.textSize / 100));
      const isCovered = app.curtain !== undefined;
      replaceContent(screen, isCovered ? curtainScreen(app) : screens[app.screen](app));
      screen.inert = app.dialog !== undefined;
      // A new screen, or a control that is gone, must not throw the keyboard back to the top of the page.
      if (visited !== app.screen || document.activeElement === document.body) screen.focus({ preventScroll: true });
      visited = app.screen;
      const isBesideMap = app.screen === 'map' && !isCovered;
      notices.classList.toggle('beside', isBesideMap);
      notices.style.cssText = isBesideMap ? at(layout.map.notice) : '';
      replaceContent(notices, app.notice ? [noticeBar(app, app.notice)] : []);
      replaceContent(modal, app.dialog ? [dialogOf(app, app.dialog)] : []);
      if (app.dialog && app.dialog !== shown) firstControl(modal)?.focus();
      shown = app.dialog;
      herald.tell(app);
    },
    holdBack(isLoading) {
      screen.classList.toggle('held-back', isLoading);
    },
  };
}
