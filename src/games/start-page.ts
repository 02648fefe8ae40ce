import { canDraw } from '../scenes/can-draw.ts';
import { loadSettings, storageOrNone, type TextStorage } from '../session/settings.ts';
import { clearPanel } from '../ui/start/panel.ts';
import { showTrouble, type Trouble } from '../ui/start/trouble.ts';

/** The local storage of the page, or one that forgets. */
export const pageStorage = (): TextStorage => storageOrNone(() => window.localStorage);

function fail(trouble: Trouble): void {
  const { language } = loadSettings(pageStorage(), navigator.languages);
  showTrouble(trouble, language);
}

/** As long as the page waits before it speaks by itself (`index.html`). */
const slowMs = 15_000;

/** Opens a game; if that fails, whatever it is, the page says so instead of staying blank. */
export async function startPage(open: () => Promise<void>): Promise<void> {
  if (!canDraw()) {
    fail('canvas');
    return;
  }
  const late = setTimeout(() => fail('slow'), slowMs);
  try {
    await open();
    clearPanel();
  } catch (error) {
    fail('files');
    throw error;
  } finally {
    clearTimeout(late);
  }
}
