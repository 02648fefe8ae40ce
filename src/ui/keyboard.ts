import type { App } from '../app/app.ts';
import { jars } from '../engine/games/harrow/state.ts';

/** Moves the focus to the lit hex that lies in the direction of an arrow key. */
function focusHex(key: string): boolean {
  const twins = [...document.querySelectorAll<HTMLElement>('.twin')];
  if (twins.length === 0) return false;
  const active = document.activeElement;
  const current = active instanceof HTMLElement && active.classList.contains('twin') ? active : undefined;
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

function press(focusKey: string): void {
  document.querySelector<HTMLElement>(`[data-focus="${focusKey}"]`)?.click();
}

/** Presses the button that goes on: the lit one of the prompt, or done where none is lit; never a card that is held up. */
function pressPrimary(): void {
  const selectors = ['.prompt .plate.primary, .boards-prompt .plate.primary', '[data-focus="choice-done"]'];
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(`.screen :is(${selector})`));
  found.find((each) => each !== null)?.click();
}

const inGame: ReadonlySet<App['screen']> = new Set(['map', 'boards', 'battlefield']);

/** The shortcuts listed in the help dialog. */
function shortcut(app: App, event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === 'Escape') {
    if (app.dialog) app.closeDialog();
    else if (app.notice) app.dismissNotice();
    else if (app.screen === 'boards') app.go('map');
    else if (app.screen === 'newGame') app.go('title');
    else if (app.interaction?.selection.from !== undefined) app.select({});
    else return false;
    return true;
  }
  if (app.dialog) return false;
  if (key === '?') app.open({ kind: 'help' });
  else if (key === 'm' || key === 'M') app.change({ muted: !app.settings.muted });
  else if (key === 's' || key === 'S') app.open({ kind: 'settings' });
  else if (key === 'r' || key === 'R') app.open({ kind: 'rules' });
  else if (!inGame.has(app.screen) || app.curtain !== undefined) return false;
  else if (key === ' ' && app.busy) app.skip();
  else if (key === 'u' || key === 'U') app.undo();
  else if (key === 'd' || key === 'D') pressPrimary();
  else if (key === 'b' || key === 'B') app.go(app.screen === 'boards' ? 'map' : 'boards');
  else if (key === 'l' || key === 'L') app.open({ kind: 'log' });
  else if (key === 'c' || key === 'C') document.querySelector<HTMLElement>('.hand-card, .hand-stack')?.focus();
  else if (/^[1-4]$/.test(key) && app.interaction) press(`jar-${app.interaction.seat}-${jars[Number(key) - 1]}`);
  else if (key.startsWith('Arrow')) return focusHex(key);
  else return false;
  return true;
}

export function listenToKeys(app: App): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && event.key !== 'Escape')) return;
    if (shortcut(app, event)) event.preventDefault();
  });
}
