import '@fontsource/grenze-gotisch/600.css';
import '@fontsource/grenze-gotisch/800.css';
import '@fontsource/grenze/500.css';
import '@fontsource/grenze/600.css';
import '@fontsource/grenze/700.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/700.css';
import './ui/styles/shell.css';
import './ui/harrow/styles/harrow.css';
import type { ScreenId } from './app/app.ts';
import { createDirector, type Director } from './app/director.ts';
import { stageFor } from './app/harrow/layout.ts';
import type { Stagehands } from './app/stagehands.ts';
import { createAudio } from './audio/audio.ts';
import { harrowSoundscape } from './audio/harrow/soundscape.ts';
import { loadWords, speak, startI18n } from './i18n/i18n.ts';
import { openGallery } from './scenes/gallery.ts';
import { BattlefieldScene } from './scenes/harrow/battlefield/battlefield-scene.ts';
import { BoardsScene } from './scenes/harrow/boards/boards-scene.ts';
import { CampaignScene } from './scenes/harrow/campaign-scene.ts';
import { EndScene } from './scenes/harrow/end-scene.ts';
import { MapScene } from './scenes/harrow/map/map-scene.ts';
import { TitleScene } from './scenes/harrow/title-scene.ts';
import { createPicture, type Picture, type SceneKey } from './scenes/picture.ts';
import { createPlayer } from './scenes/player.ts';
import { noProgress } from './session/harrow/campaign/progress.ts';
import { createProgressStore } from './session/harrow/campaign/progress-store.ts';
import { createSaveStore } from './session/save-store.ts';
import { loadSettings, saveSettings } from './session/settings.ts';
import { indexedDb } from './session/storage.ts';
import { harrowPalette } from './ui/harrow/styles/palette.ts';
import { harrowStyledPictures } from './ui/harrow/styles/styled-pictures.ts';
import { listenToKeys } from './ui/keyboard.ts';
import { createOverlay } from './ui/overlay.ts';
import { download } from './ui/parts/download.ts';
import { artVariables, styledPictures } from './ui/styles/art-variables.ts';
import { palette, paletteVariables } from './ui/styles/palette.ts';

const sceneOf: Readonly<Record<ScreenId, SceneKey>> = {
  title: 'title',
  newGame: 'title',
  campaign: 'campaign',
  map: 'map',
  boards: 'boards',
  battlefield: 'battlefield',
  end: 'end',
};

function host(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/** Letters of all three languages must be there before the first word is drawn on the canvas. */
async function loadFonts(): Promise<void> {
  const sample = 'aěřłżŹ';
  const fonts = ["600 20px 'Grenze Gotisch'", "800 20px 'Grenze Gotisch'", "700 20px 'Grenze'", "500 20px 'Alegreya'"];
  await Promise.all(fonts.map((font) => document.fonts.load(font, sample)));
}

const stage = () => stageFor(window.innerWidth, window.innerHeight);

async function start(): Promise<void> {
  const settings = loadSettings(window.localStorage, navigator.languages);
  const saves = createSaveStore(indexedDb);
  const nights = createProgressStore(indexedDb);
  const audio = createAudio(settings, harrowSoundscape);
  const [gallery, opened, kept] = await Promise.all([
    openGallery('harrow'),
    // Without IndexedDB (some private windows) the game is played without saves.
    saves.load().catch(() => undefined),
    nights.load().catch(() => noProgress),
    loadWords('harrow'),
    startI18n(settings.language),
    loadFonts(),
  ]);
  artVariables(document.documentElement, 'shell', styledPictures);
  artVariables(document.documentElement, 'harrow', harrowStyledPictures);
  paletteVariables(document.documentElement, palette);
  paletteVariables(document.documentElement, harrowPalette);

  const overlay = createOverlay(host('overlay'));
  const loading = host('loading') as HTMLProgressElement;
  let picture: Picture | undefined;
  const player = createPlayer(
    () => app,
    () => picture,
    sceneOf,
    {
      loading(isLoading) {
        loading.hidden = !isLoading;
        overlay.holdBack(isLoading);
      },
      ready: () => overlay.render(app),
    },
  );
  const hands: Stagehands = {
    ...player,
    audio,
    saves,
    nights,
    render() {
      player.follow();
      overlay.render(app);
    },
    stage,
    speak,
    download,
    keepSettings: (next) => saveSettings(window.localStorage, next),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, app.settings.speed === 'instant' ? 0 : ms)),
  };
  const app: Director = createDirector(settings, stage(), opened?.ok ? opened.save : undefined, kept, () => hands);

  picture = createPicture(
    host('picture'),
    app,
    gallery,
    {
      title: TitleScene,
      campaign: CampaignScene,
      map: MapScene,
      boards: BoardsScene,
      battlefield: BattlefieldScene,
      end: EndScene,
    },
    (share) => {
      loading.value = share;
    },
  );
  picture.share('audio', audio);
  hands.render();
  if (opened && !opened.ok) app.tellNews(`save.${opened.fault}`);
  audio.music(true);
  listenToKeys(app);

  let resizing: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(resizing);
    resizing = setTimeout(() => {
      app.resize();
      picture?.resize();
    }, 120);
  });
  // Browser tests read the running game here, secrets and all: what players get is built without it.
  if (import.meta.env.MODE !== 'production') {
    const shown = picture;
    const state = () => app.table?.session.state;
    Object.assign(window, { harrowTest: { app, state, scene: () => shown.current(), wake: () => shown.wake() } });
  }
}

void start();
