import Phaser from 'phaser';
import type { App } from '../app/app.ts';
import type { AppTypes } from '../app/app-types.ts';
import type { Stage } from '../app/stage.ts';
import { palette } from '../ui/styles/palette.ts';
import type { Gallery } from './gallery.ts';
import { pixelRatio } from './pixel-ratio.ts';
import type { StageScene } from './stage-scene.ts';

/** The scenes of a game by their keys. */
export type Scenes<T extends AppTypes> = Readonly<Record<string, new (key: string) => StageScene<T>>>;

export interface Picture<T extends AppTypes = AppTypes> {
  /** Shows a scene, loading its pictures. */
  show(key: string): void;
  /** The scene on show, as soon as it stands. */
  standing(): Promise<StageScene<T>>;
  /** The scene on show, or the one before it while its pictures load. */
  current(): StageScene<T> | undefined;
  /** Draws again after a rest. */
  wake(): void;
  /**
   * Follows the size of the window: what is drawn is enlarged at once, and drawn anew when the window has come to rest.
   * Says whether its things lie where they will lie.
   */
  resize(): boolean;
  /** Lends something to all scenes. */
  share(name: string, value: unknown): void;
}

/** Pictures that could not be fetched are asked for again after this long. */
const againMs = 3000;

/** The window has come to rest when it has kept its size for this long. */
const restedMs = 120;

/** Starts Phaser on the host: sharp on every display, no input of its own (the DOM twins take it). */
export function createPicture<T extends AppTypes>(
  host: HTMLElement,
  app: App<T>,
  gallery: Gallery,
  scenes: Scenes<T>,
  onLoading: (share: number) => void,
  onMissing: () => void,
): Picture<T> {
  const ratio = pixelRatio(app.stage);
  const game = new Phaser.Game({
    type: Phaser.AUTO,
    parent: host,
    width: Math.round(window.innerWidth * ratio),
    height: Math.round(window.innerHeight * ratio),
    backgroundColor: palette.ink,
    banner: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    scale: { mode: Phaser.Scale.NONE, zoom: 1 / ratio },
    render: { antialias: true, roundPixels: false },
    callbacks: {
      preBoot: (booting) => {
        booting.registry.set('app', app);
        booting.registry.set('gallery', gallery);
      },
    },
  });
  for (const [key, Scene] of Object.entries(scenes)) game.scene.add(key, new Scene(key), false);
  letRest(game, () => shown);
  let active: string | undefined;
  let shown: StageScene<T> | undefined;
  /** The stage of what is drawn on the canvas. */
  let drawnFor: Stage = app.stage;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let waiting: ((scene: StageScene<T>) => void)[] = [];
  let isReady = false;
  game.events.once('ready', () => {
    isReady = true;
    if (active !== undefined) game.scene.start(active);
  });
  game.events.on('loading', onLoading);
  game.events.on('missing', ({ scene }: StageScene<T>) => {
    onMissing();
    setTimeout(() => scene.key === active && show(scene.key), againMs);
  });
  game.events.on('building', (needed: ReadonlySet<string>) => {
    if (drawnFor === app.stage) return;
    drawnFor = app.stage;
    const ratio = pixelRatio(app.stage);
    game.scale.resize(Math.round(window.innerWidth * ratio), Math.round(window.innerHeight * ratio));
    game.scale.setZoom(1 / ratio);
    host.style.transform = '';
    dropTextures(game, needed);
  });
  game.events.on('shown', (scene: StageScene<T>) => {
    const { key } = scene.scene;
    // It was left in the moment in which it was to be built anew.
    if (key !== active) {
      game.scene.stop(key);
      return;
    }
    shown = scene;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell(scene);
  });

  function show(key: string): void {
    const previous = active;
    active = key;
    if (!isReady) return;
    wake(game);
    if (previous === key) game.scene.getScene<StageScene<T>>(key).rebuild();
    else {
      if (previous !== undefined) game.scene.stop(previous);
      game.scene.start(key);
    }
  }

  function standing(): Promise<StageScene<T>> {
    if (shown?.showing && shown.scene.key === active && drawnFor === app.stage) return Promise.resolve(shown);
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    show,
    standing,
    current: () => shown,
    wake: () => wake(game),
    share: (name, value) => game.registry.set(name, value),
    resize() {
      host.style.transform = moved(drawnFor, app.stage);
      clearTimeout(resting);
      resting = setTimeout(() => active !== undefined && drawnFor !== app.stage && show(active), restedMs);
      return drawnFor.layout === app.stage.layout;
    },
  };
}

/** Frames without motion after which the picture stands still. */
const restAfter = 1;

/** A table on which nothing moves costs nothing: the loop sleeps until somebody wakes it. */
function letRest(game: Phaser.Game, shown: () => { isMoving(): boolean } | undefined): void {
  let idle = 0;
  game.events.on('wake-up', () => {
    idle = 0;
  });
  game.events.on(Phaser.Core.Events.POST_RENDER, () => {
    const scene = shown();
    idle = scene && !scene.isMoving() ? idle + 1 : 0;
    if (idle > restAfter) game.loop.sleep();
  });
}

/** Starts the loop again, for at least a few frames. */
function wake(game: Phaser.Game): void {
  game.events.emit('wake-up');
  game.loop.wake();
}

/** Pictures are made for one pixel ratio; another size of the window needs them anew. */
function dropTextures(game: Phaser.Game, needed: ReadonlySet<string>): void {
  for (const key of game.textures.getTextureKeys()) {
    if (key.includes('@') && !needed.has(key)) game.textures.remove(key);
  }
}

/** Lays what is drawn for one stage on another, as large as that lets it be. */
function moved(from: Stage, to: Stage): string {
  const size = ({ layout, scale }: Stage) => [layout.width * scale, layout.height * scale] as const;
  const [[w, h], [width, height]] = [size(from), size(to)];
  const k = Math.min(width / w, height / h);
  return `translate(${to.x + (width - w * k) / 2 - from.x * k}px, ${to.y + (height - h * k) / 2 - from.y * k}px) scale(${k})`;
}
