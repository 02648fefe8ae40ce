import { canDraw } from '../scenes/can-draw.ts';
import { type Language, loadSettings, storageOrNone, type TextStorage } from '../session/settings.ts';
import { showElsewhere } from '../ui/start/elsewhere.ts';
import { clearPanel } from '../ui/start/panel.ts';
import { showTrouble } from '../ui/start/trouble.ts';
import { claimOf } from './owner.ts';
import { pageStorage } from './page.ts';

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

/** Has the page opened; if that fails, whatever it is, the page says so instead of staying blank. */
export async function startPage<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  const late = setTimeout(() => showTrouble('slow', language()), slowMs);
  try {
    const opened = await open();
    clearPanel();
    return opened;
  } catch (error) {
    showTrouble('files', language());
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** Puts a game on the page, where one can be drawn and no other tab has it. */
export async function startGame(game: string, open: Open): Promise<void> {
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
  stop = await startPage(open);
  if (isLost) lose();
}
