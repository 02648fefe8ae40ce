import type { App, Dialog } from './app.ts';
import { confirmDialog } from './dialogs/confirm.ts';
import { creditsDialog } from './dialogs/credits.ts';
import { dealDialog } from './dialogs/deal.ts';
import { helpDialog } from './dialogs/help.ts';
import { jarDialog } from './dialogs/jar.ts';
import { logDialog } from './dialogs/log.ts';
import { nightFileDialog } from './dialogs/night-file.ts';
import { nightResultDialog } from './dialogs/night-result.ts';
import { playedDialog } from './dialogs/played.ts';
import { rulesDialog } from './dialogs/rules.ts';
import { settingsDialog } from './dialogs/settings.ts';
import { storySoFarDialog } from './dialogs/story-so-far.ts';
import { variantsDialog } from './dialogs/variants.ts';
import { whichDialog } from './dialogs/which.ts';
import { at, h, replaceContent } from './dom.ts';
import { createHerald } from './herald.ts';
import { noticeBar } from './parts/notice.ts';
import { battlefieldScreen } from './screens/battlefield.ts';
import { boardsScreen } from './screens/boards.ts';
import { campaignScreen } from './screens/campaign.ts';
import { curtainScreen } from './screens/curtain.ts';
import { endScreen } from './screens/end.ts';
import { mapScreen } from './screens/map.ts';
import { newGameScreen } from './screens/new-game.ts';
import { titleScreen } from './screens/title.ts';

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
