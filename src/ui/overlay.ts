import { createRef, type RefObject, render, type VNode } from 'preact';
import type { App, DialogOf, ShellDialog } from '../app/app.ts';
import type { AppTypes } from '../app/app-types.ts';
import { confirmDialog } from './dialogs/confirm.ts';
import { GamesDialog } from './dialogs/games.ts';
import { LogDialog } from './dialogs/log.ts';
import { RulesDialog } from './dialogs/rules.ts';
import { gameSettingsDialog } from './dialogs/settings.ts';
import { at, h } from './dom.ts';
import { guardDoubleClicks } from './double-clicks.ts';
import { createFocusKeeper } from './focus.ts';
import { type GameParts, GamePartsProvider } from './game-parts.ts';
import { Herald } from './herald.ts';
import { GameNotice } from './parts/notice.ts';
import { TipLayer } from './parts/tip-layer.ts';
import { CurtainScreen } from './screens/curtain.ts';

/** The dialogs that every game has, and those of this one: no two have the same kind. */
function dialogOf(app: App, opened: DialogOf<AppTypes>, parts: GameParts): VNode | undefined {
  const dialog = opened as ShellDialog;
  switch (dialog.kind) {
    case 'settings':
      return gameSettingsDialog(app, parts);
    case 'games':
      return h(GamesDialog, { app });
    case 'log':
      return h(LogDialog, { app, story: parts.words.story(app) });
    case 'rules':
      return h(RulesDialog, { app, own: dialog });
    case 'confirm':
      return confirmDialog(app, dialog, (key) => parts.words.text(key));
    default:
      return parts.dialog(app, dialog);
  }
}

function DialogLayer({ app, dialog, parts }: StageProps & { readonly dialog: DialogOf<AppTypes> }): VNode | undefined {
  return dialogOf(app, dialog, parts);
}

interface StageProps {
  readonly app: App;
  readonly parts: GameParts;
}

interface Layers {
  readonly screen: RefObject<HTMLElement>;
  readonly modal: RefObject<HTMLElement>;
}

/** The words and controls of the current screen, what lies over it, and the voice that reads it out. */
function Stage({ app, parts, screen, modal }: StageProps & Layers): VNode {
  const { scale, x, y, layout, near } = app.stage;
  const isCovered = app.curtain !== undefined;
  // Beside what it speaks of it would lie out of sight, when that is looked at closely.
  const place = isCovered || near > 1 ? undefined : parts.noticePlace(app);
  const { dialog, notice } = app;
  return h(
    GamePartsProvider,
    { value: parts },
    h(
      'div',
      {
        class: 'stage',
        style: `width:${layout.width}px;height:${layout.height}px;transform:translate(${x}px,${y}px) scale(${scale});--letters:${near}`,
        'data-layout': layout.id,
        'data-screen': app.screen,
      },
      h(
        'div',
        { class: 'screen', tabindex: -1, inert: dialog !== undefined, ref: screen },
        app.curtain !== undefined
          ? h(CurtainScreen, { app, seat: app.curtain, key: 'curtain' })
          : h(TipLayer, { key: app.screen }, parts.screen(app)),
      ),
      h(
        'div',
        { class: `notices${place ? ' beside' : ''}`, style: place ? at(place) : '' },
        notice && h(GameNotice, { app, notice }),
      ),
      h(
        'div',
        { class: 'modal-layer', ref: modal },
        dialog && h(DialogLayer, { app, parts, dialog, key: dialog.kind }),
      ),
    ),
    h(Herald, { app, screen }),
  );
}

interface Overlay {
  /** Draws what has changed of the words and controls. */
  render(app: App): void;
  /** Keeps the screen back while the picture it lies on is loading: words on black tell nothing. */
  holdBack(isLoading: boolean): void;
}

export function createOverlay(host: HTMLElement, parts: GameParts): Overlay {
  const screen = createRef<HTMLElement>();
  const modal = createRef<HTMLElement>();
  const focus = createFocusKeeper(host);
  guardDoubleClicks(host);
  return {
    render(app) {
      focus.before();
      render(h(Stage, { app, parts, screen, modal }), host);
      if (screen.current && modal.current) focus.after(app, screen.current, modal.current);
    },
    holdBack(isLoading) {
      screen.current?.classList.toggle('held-back', isLoading);
    },
  };
}
