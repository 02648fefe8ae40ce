import { createShelf, type Wish } from '../app/shelf.ts';
import { shelfLayoutFor } from '../app/shelf-places.ts';
import { stageOf } from '../app/stage.ts';
import { speak, startI18n, t } from '../i18n/i18n.ts';
import { type Glance, glanceAt } from '../session/glance.ts';
import { loadSettings, saveSettings } from '../session/settings.ts';
import { openIndexedDb } from '../session/storage.ts';
import { listenToGamepad } from '../ui/gamepad.ts';
import { nameTab } from '../ui/parts/tab.ts';
import { createShelfOverlay, listenToShelfKeys } from '../ui/shelf/shelf-overlay.ts';
import { createAppearance } from '../ui/styles/appearance.ts';
import { artVariables, styledPictures } from '../ui/styles/art-variables.ts';
import { palette, strongPalette } from '../ui/styles/palette.ts';
import { workOffline } from './offline.ts';
import { host, loadFonts, pageStorage, pass } from './page.ts';
import { boxes, type GameId } from './shelf.ts';

/** Which box was taken last. */
const lastKey = 'shelf.last';

/** What is kept of each game. Where nothing can be read, the game itself says so once it is opened. */
async function glances(): Promise<Map<GameId, Glance>> {
  const kept = await openIndexedDb(pass)
    .list('')
    .catch(() => []);
  return new Map(
    boxes.flatMap((box) => {
      const glance = glanceAt(kept, box.id, box);
      return glance ? [[box.id, glance]] : [];
    }),
  );
}

/** Puts the shelf on the page, until a game is taken from it. */
export async function openShelf(take: (id: GameId, wish: Wish, left: () => void) => void): Promise<void> {
  const texts = pageStorage();
  const settings = loadSettings(texts, navigator.languages);
  const [found] = await Promise.all([glances(), startI18n(settings.language), loadFonts(settings.language)]);
  artVariables(document.documentElement, 'shell', styledPictures);
  const left = new AbortController();
  const { signal } = left;
  const inks = { plain: palette, strong: { ...palette, ...strongPalette } };
  const showAs = createAppearance(host('picture'), host('overlay'), inks, signal);
  showAs(settings);
  nameTab(t('shelf:name'));
  const draw = createShelfOverlay(host('overlay'));
  /** The settings as they were kept last. */
  let known = settings;
  let update: ReturnType<typeof workOffline> | undefined;
  const app = createShelf(
    { settings, boxes, glances: found, last: texts.getItem(lastKey) },
    {
      render() {
        if (signal.aborted) return;
        draw(app);
        update?.offer();
      },
      stage() {
        const { innerWidth, innerHeight } = window;
        return stageOf(shelfLayoutFor(innerWidth, innerHeight), innerWidth, innerHeight);
      },
      async speak(language) {
        await Promise.all([speak(language), loadFonts(language)]);
        nameTab(t('shelf:name'));
      },
      keepSettings(next) {
        showAs(next);
        saveSettings(texts, next, known);
        known = next;
      },
      take(id, wish) {
        texts.setItem(lastKey, id);
        take(id, wish, () => left.abort());
      },
    },
  );
  draw(app);
  performance.mark('usable');
  host('loading').hidden = true;
  listenToShelfKeys(app, signal);
  listenToGamepad(app, signal);
  window.addEventListener('resize', app.resize, { signal });
  update = workOffline(
    () => !signal.aborted && app.dialog === undefined && app.opening === undefined,
    (yes) => app.open({ kind: 'confirm', question: 'update', yes }),
  );
  // Browser tests find it where they find a game.
  if (import.meta.env.MODE !== 'production') Object.assign(window, { gameTest: { app } });
}
