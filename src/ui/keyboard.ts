import type { App } from '../app/app.ts';
import { toggleFullScreen } from './full-screen.ts';
import type { GameParts } from './game-parts.ts';
import { goOnKey } from './parts/button.ts';

/** Twins that can be chosen now: the Tab key comes to them too. */
const openTwin = '.twin:not([tabindex="-1"])';

/** Moves the focus to the lit thing that lies in the direction of an arrow key. */
function focusTwin(key: string): boolean {
  const twins = [...document.querySelectorAll<HTMLElement>(openTwin)];
  if (twins.length === 0) return false;
  const active = document.activeElement;
  const current = active instanceof HTMLElement && active.matches(openTwin) ? active : undefined;
  if (!current) {
    twins[0].focus();
    return true;
  }
  const centre = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const here = centre(current);
  const ahead = twins
    .filter((element) => element !== current)
    .map((element) => ({ element, x: centre(element).x - here.x, y: centre(element).y - here.y }))
    .filter(({ x, y }) => x * dx + y * dy > 1)
    .sort((a, b) => cost(a) - cost(b));
  function cost({ x, y }: { x: number; y: number }): number {
    return Math.abs(x * dx + y * dy) + 2 * Math.abs(x * dy + y * dx);
  }
  ahead[0]?.element.focus();
  return true;
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
  else if (key.startsWith('Arrow')) return focusTwin(key);
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
