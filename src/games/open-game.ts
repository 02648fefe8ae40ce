import type { AppTypes } from '../app/app-types.ts';
import { createDirector, type Director } from '../app/director.ts';
import type { Wish } from '../app/shelf.ts';
import { stageOf } from '../app/stage.ts';
import type { Stagehands } from '../app/stagehands.ts';
import { createAudio } from '../audio/audio.ts';
import { loadWords, speak, startI18n } from '../i18n/i18n.ts';
import { openGallery } from '../scenes/gallery.ts';
import type { Picture } from '../scenes/picture.ts';
import { createPlayer } from '../scenes/player.ts';
import { savesOf } from '../session/save.ts';
import { createSaveStore, nothingKept } from '../session/save-store.ts';
import { loadGameSettings, loadSettings, saveGameSettings, saveSettings } from '../session/settings.ts';
import { type KeyValue, newsOfFault, openIndexedDb } from '../session/storage.ts';
import { listenToGamepad } from '../ui/gamepad.ts';
import { listenToKeys } from '../ui/keyboard.ts';
import { createMagnifier } from '../ui/magnifier.ts';
import { createOverlay } from '../ui/overlay.ts';
import { download } from '../ui/parts/download.ts';
import { nameTab, pictureTab } from '../ui/parts/tab.ts';
import { showTrouble } from '../ui/start/trouble.ts';
import { createAppearance } from '../ui/styles/appearance.ts';
import { artVariables, styledPictures } from '../ui/styles/art-variables.ts';
import { palette, strongPalette } from '../ui/styles/palette.ts';
import type { GameKit } from './kit.ts';
import { type Update, workOffline } from './offline.ts';
import { host, loadFonts, pageStorage, pass } from './page.ts';
import { createThinking } from './thinking.ts';
import { createWayBack, leaveForShelf, wasPlaying } from './way-back.ts';

/**
 * Puts a game on the page: fetches what it needs, and ties what runs it to the picture, the words and the sounds. Gives back
 * how it is stopped: from then on it keeps nothing. `shelf`: the address of the shelf it was taken from, if there is one.
 */
export async function openGame<T extends AppTypes>(kit: GameKit<T>, wish: Wish, shelf?: string): Promise<() => void> {
  const { id } = kit.app.game;
  const texts = pageStorage();
  const shellSettings = loadSettings(texts, navigator.languages);
  const settings = { ...shellSettings, ...loadGameSettings(texts, id, kit.app.readSettings) };
  const kept = openIndexedDb(pass);
  let isStopped = false;
  const storage: KeyValue = { ...kept, set: async (key, value) => (isStopped ? undefined : kept.set(key, value)) };
  const saves = createSaveStore(id, savesOf(kit.app), storage);
  const audio = createAudio(settings, kit.soundscape);
  /** What the game itself has kept comes first: what of it is set aside lies with the saves. */
  async function fetchKept() {
    const prepared = await kit.app.prepare(storage, saves.setAside);
    // Without IndexedDB the game is played without saves, and that is told.
    const games = await saves.load().catch((error) => ({ ...nothingKept, fault: undefined, news: newsOfFault(error) }));
    return { ...prepared, games };
  }
  const [gallery, { createPlay, news, games }] = await Promise.all([
    openGallery(id),
    fetchKept(),
    loadWords(id, kit.words),
    startI18n(settings.language),
    loadFonts(settings.language),
  ]);
  artVariables(document.documentElement, 'shell', styledPictures);
  artVariables(document.documentElement, id, kit.styledPictures);
  const showAs = createAppearance(host('picture'), host('overlay'), {
    plain: { ...palette, ...kit.palette },
    strong: { ...strongPalette, ...kit.strongPalette },
  });
  showAs(settings);

  nameTab(kit.parts.words.name());
  pictureTab(`art/${id}/${kit.icon}.svg`);

  const overlay = createOverlay(host('overlay'), kit.parts);
  const loading = host('loading') as HTMLProgressElement;
  const thinking = createThinking(kit.app, kit.startThinker, pass);
  let picture: Picture<T> | undefined;
  let isPainted = false;
  let update: Update | undefined;
  let wayBack: ReturnType<typeof createWayBack> | undefined;
  /** The settings as they were kept last. */
  let known = settings;
  let letters = settings.textSize;
  let magnifier: ReturnType<typeof createMagnifier> | undefined;
  const player = createPlayer(
    () => app,
    () => picture,
    () => painting,
    kit.sceneOf,
    {
      loading(isLoading) {
        // The title can be read and used before it is painted.
        const isBare = !isPainted && app.screen === 'title';
        loading.hidden = !isLoading;
        loading.classList.toggle('aside', isBare);
        overlay.holdBack(isLoading && !isBare);
      },
      ready() {
        isPainted = true;
        overlay.render(app);
        magnifier?.follow();
      },
    },
  );
  const hands: Stagehands<T> = {
    ...player,
    audio,
    saves,
    render() {
      player.follow();
      overlay.render(app);
      magnifier?.follow();
      wayBack?.follow();
      update?.offer();
    },
    stage() {
      const { innerWidth, innerHeight } = window;
      return stageOf(kit.app.layoutFor(innerWidth, innerHeight), innerWidth, innerHeight, letters / 100);
    },
    async speak(language) {
      await Promise.all([speak(language), loadFonts(language)]);
      nameTab(kit.parts.words.name());
    },
    download,
    toShelf: shelf === undefined ? undefined : () => leaveForShelf(window, shelf),
    keepSettings(next) {
      showAs(next);
      if (next.textSize !== letters) {
        letters = next.textSize;
        queueMicrotask(fit);
      }
      if (isStopped) return;
      saveSettings(texts, next, known);
      saveGameSettings(texts, id, kit.app.readSettings(next), kit.app.readSettings(known));
      known = next;
    },
    pass,
    wait: (ms) => pass(app.settings.speed === 'instant' ? 0 : ms),
    think: thinking.think,
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0],
  };
  const app: Director<T> = createDirector(kit.app, { settings, kept: games, createPlay }, hands);

  /** The window or the letters are of another size. */
  function fit(): void {
    app.resize();
    if (!picture) return;
    overlay.holdBack(!picture.resize());
    void picture.standing().then(() => overlay.holdBack(false));
  }

  const showShare = (share: number) => {
    loading.value = share;
  };

  /** What draws comes while the words of the title are looked at. */
  async function paint(): Promise<Picture<T>> {
    await pass(0);
    await document.fonts.ready;
    performance.mark('usable');
    const [{ createPicture }, scenes] = await Promise.all([import('../scenes/picture.ts'), kit.scenes()]);
    picture = createPicture(host('picture'), app, gallery, scenes, showShare, () => app.tellNews('picture.missing'));
    picture.share('audio', audio);
    player.follow();
    void picture.standing().then(() => thinking.begin());
    return picture;
  }

  const painting = paint();
  // Without its picture a game cannot be played.
  painting.catch(() => showTrouble('files', app.settings.language));
  // Whoever loads the page anew in the middle of a game is back in it, not at the title.
  if (wish === 'continue' || wasPlaying(window.history)) app.continueGame();
  else if (wish === 'newGame') app.go(kit.newGame);
  else if (wish === 'rules') app.open({ kind: 'rules' });
  magnifier = createMagnifier(app, host('glass'), host('overlay'));
  wayBack = createWayBack(app, window.history, () => kit.parts.pressKey(app, 'Escape'));
  hands.render();
  player.follow();
  const told = 'news' in games ? games.news : games.fault && `save.${games.fault}`;
  for (const key of [told, news]) if (key !== undefined) app.tellOnce(key);
  if (!app.match) audio.music(true);
  listenToKeys(app, kit.parts);
  listenToGamepad(app);
  update = workOffline(
    () => app.screen === 'title' && app.dialog === undefined,
    (yes) => app.open({ kind: 'confirm', question: 'update', yes }),
    id,
  );
  window.addEventListener('resize', fit);
  // Browser tests read the running game here, secrets and all: what players get is built without it.
  if (import.meta.env.MODE !== 'production') {
    const state = () => app.table?.session.state;
    Object.assign(window, { gameTest: { app, state, scene: () => picture?.current(), wake: () => picture?.wake() } });
  }

  return () => {
    isStopped = true;
    // The history stays as it is: whoever takes the game back is back in it.
    wayBack = undefined;
    app.go('title');
    thinking.stop();
    audio.music(false);
  };
}
