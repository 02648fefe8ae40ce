import { canDraw } from '../scenes/can-draw.ts';
import { type Language, loadSettings, storageOrNone, type TextStorage } from '../session/settings.ts';
import { showElsewhere } from '../ui/start/elsewhere.ts';
import { clearPanel } from '../ui/start/panel.ts';
import { showTrouble } from '../ui/start/trouble.ts';
import { claimOf } from './owner.ts';

/** The local storage of the page, or one that forgets. */
export const pageStorage = (): TextStorage => storageOrNone(() => window.localStorage);

const language = (): Language => loadSettings(pageStorage(), navigator.languages).language;

/** As long as the page waits before it speaks by itself (`index.html`). */
const slowMs = 15_000;

/** Said by a tab that is loaded anew to take the game over. */
const takesOver = 'takes-over';
const ownNotes = (): TextStorage => storageOrNone(() => window.sessionStorage);

/** Has the game for this tab; where another one has it, the player is asked. */
async function own(game: string, lose: () => void): Promise<void> {
  const claim = claimOf(game, lose);
  if (ownNotes().getItem(takesOver) === game) {
    ownNotes().setItem(takesOver, '');
    await claim.take();
    return;
  }
  if (await claim.ask()) return;
  await new Promise<void>((resolve) => showElsewhere(language(), resolve));
  clearPanel();
  await claim.take();
}

/** Opens a game; gives back how it is stopped. Only one tab plays it. */
type Open = () => Promise<() => void>;

/** Puts a game on the page; if that fails, whatever it is, the page says so instead of staying blank. */
export async function startPage(game: string, open: Open): Promise<void> {
  if (!canDraw()) {
    showTrouble('canvas', language());
    return;
  }
  let stop = () => {};
  let isLost = false;
  const lose = () => {
    isLost = true;
    stop();
    showElsewhere(language(), () => {
      ownNotes().setItem(takesOver, game);
      window.location.reload();
    });
  };
  await own(game, lose);
  const late = setTimeout(() => showTrouble('slow', language()), slowMs);
  try {
    stop = await open();
    if (isLost) stop();
    else clearPanel();
  } catch (error) {
    showTrouble('files', language());
    throw error;
  } finally {
    clearTimeout(late);
  }
}
