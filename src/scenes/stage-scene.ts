import Phaser from 'phaser';
import type { App, AppOf } from '../app/app.ts';
import type { AppTypes } from '../app/app-types.ts';
import type { Stage, XY } from '../app/stage.ts';
import type { Moment } from '../engine/kernel/game.ts';
import type { ShownMatch } from '../session/shown-match.ts';
import type { Recording } from '../tower/recording.ts';
import { isCalm } from '../ui/styles/appearance.ts';
import { inkOf, palette } from '../ui/styles/palette.ts';
import { layFilm } from './film.ts';
import type { ArtEntry, Gallery } from './gallery.ts';
import { PictureFile } from './picture-file.ts';
import { pixelRatio } from './pixel-ratio.ts';
import { beginShowing, type Showing } from './showing.ts';

/** A picture a scene needs, with the scale at which it is shown: each scale is a sharp texture of its own. */
export type Need = readonly [key: string, scale?: number];

export interface LabelStyle {
  readonly size: number;
  readonly font?: 'Grenze Gotisch' | 'Grenze' | 'Alegreya';
  readonly weight?: number;
  readonly colour?: string;
  readonly stroke?: number;
}

const ink = palette.ink;

/** Device pixels per reference pixel. */
function sharpness({ stage }: Pick<App, 'stage'>): number {
  return stage.scale * pixelRatio(stage);
}

function textureKey(key: string, scale: number, k: number): string {
  return `${key}@${(scale * k).toFixed(3)}`;
}

/** A scene drawn in reference pixels: `root` is scaled and shifted to the window. */
export abstract class StageScene<T extends AppTypes = AppTypes> extends Phaser.Scene {
  root!: Phaser.GameObjects.Container;
  /** The stage and the game this picture was built for; others need other textures. */
  private loadedFor: Stage | undefined;
  private loadedOf: ShownMatch<T> | undefined;
  private builtFor: Stage | undefined;
  private current: Showing | undefined;
  /** A picture could not be fetched. */
  private isMissingSome = false;
  /** What stands on the canvas, drawn for this or for an earlier size of the window. */
  private stands = false;
  private isRenewing = false;

  /** Pictures to load before `build`. */
  protected abstract needs(layout: T['Layout']): readonly Need[];
  /** Draws what does not change while the scene is shown. */
  protected abstract build(): void;
  /** Brings the picture in line with the app. */
  protected abstract sync(): void;

  /** Follows the app, unless the window has changed and the picture is about to be built anew; for another game it is. */
  follow(): void {
    if (this.builtFor !== this.app.stage) return;
    const { match } = this.app;
    if (match === undefined || match === this.loadedOf) this.sync();
    else this.rebuild();
  }

  /** Builds the picture anew. What stands is looked at until all that the new one needs is there. */
  rebuild(): void {
    this.close();
    if (!this.stands) {
      this.scene.restart();
      return;
    }
    this.tweens.pauseAll();
    if (!this.isRenewing) this.renew();
  }

  private renew(): void {
    this.order();
    this.isRenewing = this.load.list.size > 0;
    if (!this.isRenewing) {
      this.scene.restart();
      return;
    }
    this.load.once('complete', () => {
      this.isRenewing = false;
      if (this.isOutOfDate) this.renew();
      else if (this.isMissingSome) this.game.events.emit('missing', this);
      else this.scene.restart();
    });
    this.load.start();
  }

  /** This time that the scene is on show; undefined while it is not. Whoever waits for a motion waits through it. */
  get showing(): Showing | undefined {
    return this.current;
  }

  /** What moved here does not go on, and nobody waits for it. */
  private close(): void {
    this.builtFor = undefined;
    this.current?.end();
    this.current = undefined;
  }

  get app(): AppOf<T> {
    return this.registry.get('app') as AppOf<T>;
  }

  get layout(): T['Layout'] {
    return this.app.stage.layout;
  }

  private get gallery(): Gallery {
    return this.registry.get('gallery') as Gallery;
  }

  preload(): void {
    this.order();
    this.load.on('progress', (share: number) => this.game.events.emit('loading', share));
  }

  /** Asks for the pictures that are not there yet. */
  private order(): void {
    this.loadedFor = this.app.stage;
    this.loadedOf = this.app.match;
    this.isMissingSome = false;
    this.load.once('loaderror', () => {
      this.isMissingSome = true;
    });
    const k = sharpness(this.app);
    for (const [key, scale = 1] of this.needs(this.layout)) {
      const texture = textureKey(key, scale, k);
      if (this.textures.exists(texture)) continue;
      this.entry(key);
      this.load.addFile(new PictureFile(this.load, texture, key, scale * k, this.gallery.sheets));
    }
  }

  /** The window has changed its size, or another game was opened, since the pictures were asked for. */
  private get isOutOfDate(): boolean {
    return this.loadedFor !== this.app.stage || this.loadedOf !== this.app.match;
  }

  create(): void {
    if (this.isOutOfDate) {
      this.scene.restart();
      return;
    }
    if (this.isMissingSome) {
      this.game.events.emit('missing', this);
      return;
    }
    this.builtFor = this.app.stage;
    this.current = beginShowing();
    // A scene that was left and is loading again has no pictures to move.
    this.events.once('shutdown', () => {
      this.stands = this.isRenewing = false;
      this.close();
    });
    this.stands = true;
    const k = sharpness(this.app);
    this.game.events.emit(
      'building',
      new Set(this.needs(this.layout).map(([key, scale = 1]) => textureKey(key, scale, k))),
    );
    this.tweens.timeScale = 1;
    const { x, y } = this.app.stage;
    const ratio = pixelRatio(this.app.stage);
    this.root = this.add.container(x * ratio, y * ratio).setScale(k);
    this.build();
    layFilm(this);
    this.follow();
    this.game.events.emit('shown', this);
  }

  /** Is anything on the move? While not, the picture is not drawn again. */
  isMoving(): boolean {
    return !this.scene.isActive() || this.load.isLoading() || this.tweens.getTweens().length > 0;
  }

  /** Shows an event by motion; resolves when it has been seen. */
  animate(_moment: Moment<T['Rules']>): Promise<void> {
    return Promise.resolve();
  }

  /** Shows a recorded fall through the tree, where there is one; resolves when it has been seen. */
  play(_recording: Recording): Promise<void> {
    return Promise.resolve();
  }

  /** Has what is dragged follow the pointer, where anything can be. */
  drag(_drag: T['Drag'] | undefined): void {}

  /** Brings what moves to its end. */
  hurry(): void {
    this.tweens.timeScale = 30;
  }

  entry(key: string): ArtEntry {
    const entry = this.gallery.manifest[key];
    if (!entry) throw new Error(`no picture ${key}`);
    return entry;
  }

  /** Adds a picture by its anchor. */
  art(
    key: string,
    x: number,
    y: number,
    scale = 1,
    parent: Phaser.GameObjects.Container = this.root,
  ): Phaser.GameObjects.Image {
    const entry = this.entry(key);
    const texture = textureKey(key, scale, sharpness(this.app));
    if (!this.textures.exists(texture)) throw new Error(`${key} at scale ${scale} was not loaded`);
    const image = this.add.image(x, y, texture).setOrigin(entry.ax / entry.w, entry.ay / entry.h);
    image.setDisplaySize(entry.w * scale, entry.h * scale);
    parent.add(image);
    return image;
  }

  /** Adds the picture that fills the stage. In a window of another shape it goes on beyond, mirrored and in shade. */
  ground(key: string, parent: Phaser.GameObjects.Container = this.root): Phaser.GameObjects.Image {
    const { width, height } = this.layout;
    const { x, y } = this.app.stage;
    const beyond = [-1, 1].flatMap((side): XY[] => [
      ...(x > 0 ? [[side * width, 0] as const] : []),
      ...(y > 0 ? [[0, side * height] as const] : []),
    ]);
    for (const [left, top] of beyond) {
      this.art(key, left, top, 1, parent).setFlip(left !== 0, top !== 0);
      parent.add(this.add.rectangle(left, top, width, height, inkOf(palette.ink), 0.55).setOrigin(0));
    }
    return this.art(key, 0, 0, 1, parent);
  }

  /** Names the frames of a horizontal sprite sheet and gives its texture key. */
  sheet(key: string, scale = 1): string {
    const { frames = 1 } = this.entry(key);
    const name = textureKey(key, scale, sharpness(this.app));
    const texture = this.textures.get(name);
    if (!texture.has('0')) {
      const { width, height } = texture.getSourceImage();
      for (let i = 0; i < frames; i++) texture.add(String(i), 0, (width / frames) * i, 0, width / frames, height);
    }
    return name;
  }

  /** A number or mark on the canvas; words belong to the DOM. */
  label(
    text: string,
    x: number,
    y: number,
    style: LabelStyle,
    parent: Phaser.GameObjects.Container = this.root,
  ): Phaser.GameObjects.Text {
    const label = this.add
      .text(x, y, text, {
        fontFamily: `'${style.font ?? 'Grenze'}'`,
        fontSize: `${style.size}px`,
        fontStyle: String(style.weight ?? 700),
        color: style.colour ?? ink,
        stroke: ink,
        strokeThickness: style.stroke ?? 0,
        resolution: sharpness(this.app),
        padding: { x: 2, y: 4 },
        testString: 'ŘÁŽgjyąęŹ|',
      })
      .setOrigin(0.5, 0.5);
    parent.add(label);
    return label;
  }

  /** Milliseconds of a motion at the player's speed. */
  pace(ms: number): number {
    const { speed } = this.app.settings;
    return speed === 'instant' ? 0 : speed === 'fast' ? ms / 2.5 : ms;
  }

  get isStill(): boolean {
    return this.app.settings.speed === 'instant' || isCalm(this.app.settings);
  }

  /** Runs a tween to its end. With the scene it is gone, and what was to follow it does not happen: see `showing`. */
  tween(config: Phaser.Types.Tweens.TweenBuilderConfig): Promise<void> {
    return new Promise((resolve) => {
      this.tweens.add({ ...config, onComplete: () => resolve(), onStop: () => resolve() });
    });
  }
}
