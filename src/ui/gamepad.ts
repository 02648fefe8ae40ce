import { type Direction, nearest } from './direction.ts';

/** Buttons of the standard layout, by their numbers. */
const buttons = {
  0: 'press',
  1: 'back',
  4: 'prompt',
  5: 'log',
  6: 'boards',
  7: 'boards',
  9: 'menu',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
} as const satisfies Readonly<Record<number, string>>;

type Command = (typeof buttons)[keyof typeof buttons];

const directions: readonly string[] = ['up', 'down', 'left', 'right'] satisfies readonly Direction[];
const isDirection = (command: Command): command is Direction => directions.includes(command);

/** A stick that leans less than this rests. */
const leaning = 0.5;
/** A direction that is held is taken again after this long, and then faster. */
const firstRepeatMs = 380;
const repeatMs = 130;
/** How far a text moves that has nothing more to come to. */
const scrollBy = 90;

/** What a pad holds down now. */
function heldOn({ buttons: all, axes }: Gamepad): Set<Command> {
  const held = Object.entries(buttons).filter(([number]) => all[Number(number)]?.pressed);
  const [x = 0, y = 0] = axes;
  const leans: readonly (readonly [boolean, Command])[] = [
    [x < -leaning, 'left'],
    [x > leaning, 'right'],
    [y < -leaning, 'up'],
    [y > leaning, 'down'],
  ];
  return new Set([...held.map(([, command]) => command), ...leans.filter(([is]) => is).map(([, command]) => command)]);
}

/** What can have the focus: of an open dialog, or else of the screen. */
function controls(): HTMLElement[] {
  const host = document.querySelector('.modal-layer [role="dialog"]') ?? document.querySelector('.stage');
  const all = host?.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]') ?? [];
  return [...all].filter(
    (each) => each.tabIndex >= 0 && !each.closest('[inert]') && each.checkVisibility({ visibilityProperty: true }),
  );
}

function focused(): HTMLElement | undefined {
  const { activeElement: active } = document;
  return active instanceof HTMLElement && controls().includes(active) ? active : undefined;
}

/** A list and a slider are moved as by their arrow keys. */
function moveValue(control: HTMLElement, direction: Direction): boolean {
  const forward = direction === 'right';
  if (direction === 'up' || direction === 'down') return false;
  if (control instanceof HTMLSelectElement) {
    const index = control.selectedIndex + (forward ? 1 : -1);
    if (index < 0 || index >= control.length) return true;
    control.selectedIndex = index;
  } else if (control instanceof HTMLInputElement && control.type === 'range') {
    if (forward) control.stepUp();
    else control.stepDown();
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    return false;
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function scrollText(from: HTMLElement, direction: Direction): void {
  const text = from.closest<HTMLElement>('.content, .scrolls') ?? document.querySelector('.modal-layer .content');
  if (direction === 'down') text?.scrollBy(0, scrollBy);
  else if (direction === 'up') text?.scrollBy(0, -scrollBy);
}

function move(direction: Direction): void {
  const from = focused();
  if (!from) {
    controls()[0]?.focus();
    return;
  }
  if (moveValue(from, direction)) return;
  const next = nearest(from, controls(), direction);
  if (next) next.focus();
  else scrollText(from, direction);
}

/** What a key does, whatever game is open. */
function pressKey(key: string): void {
  const { activeElement } = document;
  (activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

const choice = '.screen :is(.prompt, .boards-prompt) button:not([aria-disabled="true"], .undo)';

function focusPrompt(): void {
  controls()
    .find((control) => control.matches(choice))
    ?.focus();
}

/** What a pad opens and closes itself. */
interface Opened {
  readonly dialog: { readonly kind: string } | undefined;
  open(dialog: { readonly kind: 'settings' }): void;
  closeDialog(): void;
}

function run(app: Opened, command: Command): void {
  if (isDirection(command)) move(command);
  else if (command === 'press') focused()?.click();
  else if (command === 'back') pressKey('Escape');
  else if (command === 'menu') app.dialog ? app.closeDialog() : app.open({ kind: 'settings' });
  else if (command === 'prompt') focusPrompt();
  else if (command === 'log') app.dialog?.kind === 'log' ? app.closeDialog() : pressKey('l');
  else pressKey('b');
}

const pads = (): Gamepad[] => navigator.getGamepads().filter((pad) => pad !== null);

/** A pad has come, to whatever was here then. */
let hasCome = false;

/** A pad plays the game by the focus: it is asked in every frame, but only while one is there and the page is seen. */
export function listenToGamepad(app: Opened, signal?: AbortSignal): void {
  /** What is held, and when it is to be taken again. */
  const held = new Map<Command, number>();
  let isAsking = false;

  function ask(now: number): void {
    const connected = pads();
    isAsking = connected.length > 0 && !document.hidden && !signal?.aborted;
    if (!isAsking) {
      held.clear();
      return;
    }
    const down = new Set(connected.flatMap((pad) => [...heldOn(pad)]));
    for (const command of held.keys()) if (!down.has(command)) held.delete(command);
    for (const command of down) {
      const due = held.get(command);
      if (due !== undefined && (now < due || !isDirection(command))) continue;
      held.set(command, now + (due === undefined ? firstRepeatMs : repeatMs));
      run(app, command);
    }
    requestAnimationFrame(ask);
  }
  function begin(): void {
    if (isAsking || document.hidden) return;
    isAsking = true;
    requestAnimationFrame(ask);
  }
  function greet(): void {
    hasCome = true;
    begin();
  }
  window.addEventListener('gamepadconnected', greet, { signal });
  document.addEventListener('visibilitychange', begin, { signal });
  if (!hasCome) return;
  // A pad that is known already does not come anew, and what it holds down was meant for what was here before.
  for (const command of pads().flatMap((pad) => [...heldOn(pad)])) held.set(command, Number.POSITIVE_INFINITY);
  begin();
}
