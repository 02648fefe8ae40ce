import type { App } from '../app/app.ts';

/** What the entry of the history that is on show says: how deep in the game it is, and whether one was being played. */
interface Note {
  readonly depth: number;
  readonly plays: boolean;
  /** The shelf lies before the game. */
  readonly onShelf: boolean;
}

/** Of a game that is taken from the shelf. */
export const noteOnShelf: Note = { depth: 0, plays: false, onShelf: true };

/** What can be gone back from: a dialog over a screen, a screen beside the title. */
function depthOf({ dialog, screen }: Pick<App, 'dialog' | 'screen'>): number {
  return (dialog ? 1 : 0) + (screen === 'title' ? 0 : 1);
}

function noteOf(state: unknown): Note {
  const isNote = typeof state === 'object' && state !== null && 'depth' in state && 'plays' in state;
  if (!isNote) return { depth: 0, plays: false, onShelf: false };
  const onShelf = 'onShelf' in state && state.onShelf === true;
  return { depth: Number(state.depth), plays: state.plays === true, onShelf };
}

/** Was a game being played here when the page was loaded anew? */
export function wasPlaying(history: Pick<History, 'state'>): boolean {
  return noteOf(history.state).plays;
}

interface WayBack {
  /** After every change on the screen. */
  follow(): void;
}

/** Leaves the title for the shelf: back to it, where it lies before the game. */
export function leaveForShelf({ history, location }: Pick<Window, 'history' | 'location'>, shelf: string): void {
  const { depth, onShelf } = noteOf(history.state);
  if (onShelf && depth === 0) history.back();
  else location.assign(shelf);
}

/**
 * The browser's way back closes what is open, then leads to the title, and only then leaves. The history has an entry for
 * each step back that there is; `close` closes what the game has open beside its dialogs, if anything.
 */
export function createWayBack(app: App, history: History, close: () => boolean): WayBack {
  /** Which entry the browser is at; it gets there a while after it is sent. */
  let at = noteOf(history.state).depth;
  const { onShelf } = noteOf(history.state);
  let isSent = false;

  function follow(): void {
    if (isSent) return;
    const depth = depthOf(app);
    const plays = app.match !== undefined;
    while (at < depth) {
      at++;
      history.pushState({ depth: at, plays, onShelf } satisfies Note, '');
    }
    if (at > depth) {
      isSent = true;
      history.go(depth - at);
    } else if (noteOf(history.state).plays !== plays)
      history.replaceState({ depth, plays, onShelf } satisfies Note, '');
  }

  window.addEventListener('popstate', ({ state }) => {
    const before = at;
    at = noteOf(state).depth;
    const isMine = isSent;
    isSent = false;
    if (!isMine && at < before) {
      if (app.dialog) app.closeDialog();
      else if (!close()) app.go('title');
    }
    follow();
  });

  return { follow };
}
