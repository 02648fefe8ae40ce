import type { App } from '../app/app.ts';
import { type Direction, nearest } from './direction.ts';
import { toggleFullScreen } from './full-screen.ts';
import type { GameParts } from './game-parts.ts';
import { goOnKey } from './parts/button.ts';

/** Twins that can be chosen now: the Tab key comes to them too. */
const openTwin = '.twin:not([tabindex="-1"])';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Moves the focus to the lit thing that lies in a direction. */
function focusTwin(direction: Direction): boolean {
  const twins = [...document.querySelectorAll<HTMLElement>(openTwin)];
  const current = twins.find((twin) => twin === document.activeElement);
  const next = current ? nearest(current, twins, direction) : twins[0];
  next?.focus();
  return twins.length > 0;
}

/** A control says itself which key stands for it; of several the first has it. */
export function controlOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.screen [aria-keyshortcuts="${key}"]`);
}

/** What Escape closes or puts down, in every game. */
function closeTopmost(app: App): boolean {
  if (app.dialog) app.closeDialog();
  else if (app.notice) app.dismissNotice();
  else return false;
  return true;
}

/** The shortcuts listed in the help dialog. */
function shortcut(app: App, { pressKey, isPlayed }: GameParts, key: string): boolean {
  if (key === 'Escape') return closeTopmost(app) || pressKey(app, key);
  if (app.dialog) return false;
  const isOn = isPlayed(app.screen) && app.curtain === undefined;
  if (key === '?') app.open({ kind: 'help' });
  else if (key === 'm' || key === 'M') app.change({ muted: !app.settings.muted });
  else if (key === 's' || key === 'S') app.open({ kind: 'settings' });
  else if (key === 'r' || key === 'R') app.open({ kind: 'rules' });
  else if (key === 'f' || key === 'F') toggleFullScreen();
  else if (!isOn) return false;
  else if (pressKey(app, key)) return true;
  else if (key === ' ' && app.busy) app.skip();
  else if (key === 'u' || key === 'U') app.undo();
  else if (key === 'd' || key === 'D') controlOf(goOnKey)?.click();
  else if (key === 'l' || key === 'L') app.open({ kind: 'log' });
  else if (key in arrows) return focusTwin(arrows[key]);
  else return false;
  return true;
}

export function listenToKeys(app: App, parts: GameParts): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && event.key !== 'Escape')) return;
    if (shortcut(app, parts, event.key)) event.preventDefault();
  });
}
