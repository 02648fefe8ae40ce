import type { App } from '../app/app.ts';

/** What has the focus when a dialog opens. */
function firstControl(modal: HTMLElement): HTMLElement | null {
  return modal.querySelector<HTMLElement>('[autofocus]') ?? modal.querySelector<HTMLElement>('button, input');
}

const controlsIn = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]'),
];

/** Something that had the focus, its name, and what lay after and before it, nearest first. */
interface Place {
  readonly element: HTMLElement;
  readonly name: string | undefined;
  readonly neighbours: readonly HTMLElement[];
}

function placeOf(element: Element | null, host: HTMLElement): Place | undefined {
  if (!(element instanceof HTMLElement) || !host.contains(element)) return undefined;
  const all = controlsIn(host);
  const index = all.indexOf(element);
  const neighbours = index < 0 ? [] : [...all.slice(index + 1), ...all.slice(0, index).reverse()];
  return { element, name: element.dataset.focus, neighbours };
}

/** The same control, one of the same name that has come in its place, or, where a dialog has closed, the nearest that is left. */
function stillThere({ element, name, neighbours }: Place, host: HTMLElement, hasClosed: boolean): HTMLElement | null {
  if (element.isConnected) return element;
  const again = name === undefined ? null : host.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`);
  if (again || !hasClosed) return again;
  return neighbours.find((each) => each.isConnected && each.tabIndex >= 0) ?? null;
}

interface FocusKeeper {
  /** Before a change is drawn: where the focus is. */
  before(): void;
  /** After it: the focus goes into a dialog that has opened, back from one that has closed, and never to the page. */
  after(app: Pick<App, 'dialog' | 'screen'>, screen: HTMLElement, modal: HTMLElement): void;
}

/** Keeps the focus where it was, within `host`. */
export function createFocusKeeper(host: HTMLElement): FocusKeeper {
  let shown: App['dialog'];
  let visited: App['screen'] | undefined;
  /** Where the focus was when the first dialog opened; without one, before the change. */
  let place: Place | undefined;
  /** Where it is going, while what it leaves is still told of it. */
  let goal: EventTarget | null = null;
  host.addEventListener('blur', ({ relatedTarget }) => (goal = relatedTarget), true);
  host.addEventListener('focus', () => (goal = null), true);
  const isOnItsWay = () => goal instanceof HTMLElement && goal.isConnected;
  const isOnPage = () => document.activeElement === null || document.activeElement === document.body;
  const isLost = () => isOnPage() && !isOnItsWay();

  return {
    before() {
      if (!shown) place = placeOf(document.activeElement, host);
    },
    after({ dialog, screen: now }, screen, modal) {
      const hasClosed = shown !== undefined && !dialog;
      const hasOpened = dialog !== undefined && dialog.kind !== shown?.kind;
      const hasLeft = visited !== now;
      shown = dialog;
      visited = now;
      if (dialog) {
        if (hasOpened || isLost()) firstControl(modal)?.focus();
        return;
      }
      const back = place && !hasLeft && (hasClosed || isLost()) ? stillThere(place, host, hasClosed) : null;
      back?.focus({ preventScroll: true });
      // A new screen, or a control that is gone, must not throw the keyboard back to the top of the page.
      if (hasLeft || isLost()) screen.focus({ preventScroll: true });
    },
  };
}
