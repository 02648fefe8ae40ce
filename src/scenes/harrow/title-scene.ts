import type Phaser from 'phaser';
import type { Layout } from '../../app/harrow/layout.ts';
import { inkOf, palette } from '../../ui/styles/palette.ts';
import type { ArtEntry } from '../gallery.ts';
import { addSparks } from '../sparks.ts';
import type { Need } from '../stage-scene.ts';
import { HarrowScene } from './harrow-scene.ts';

const frames = [1, 2, 3] as const;
const flickerMs = 170;

interface Mouth {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the picture of a layout has the oak's burning mouth. */
function mouthOf(entry: ArtEntry): Mouth {
  const { mouth } = entry as ArtEntry & { readonly mouth?: Mouth };
  if (!mouth) throw new Error('the title picture does not say where the mouth is');
  return mouth;
}

/** The oak at night, behind the title and the form of a new game. */
export class TitleScene extends HarrowScene {
  protected override needs(layout: Layout): readonly Need[] {
    const key = `title-${layout.id}`;
    const { scale } = mouthOf(this.entry(key));
    return [[key], ...frames.map((frame): Need => [`title-mouth-${frame}`, scale])];
  }

  protected override build(): void {
    const key = `title-${this.layout.id}`;
    this.ground(key);
    const { x, y, scale } = mouthOf(this.entry(key));
    const fires = frames.map((frame) => this.art(`title-mouth-${frame}`, x, y, scale).setVisible(frame === 1));
    if (this.isStill) return;
    this.flicker(fires);
    const colours = [palette.lit, palette.ember, palette.parchment].map(inkOf);
    addSparks(this, this.root, {
      from: [x, y - 60 * scale, 110 * scale],
      height: 250 * scale,
      count: 14,
      size: 4.5 * scale,
      colours,
    });
  }

  /** The fire steps from frame to frame, never twice the same. */
  private flicker(fires: readonly Phaser.GameObjects.Image[]): void {
    let shown = 0;
    this.time.addEvent({
      delay: flickerMs,
      loop: true,
      callback: () => {
        if (Math.random() < 0.35) return;
        fires[shown].setVisible(false);
        shown = (shown + 1 + Math.floor(Math.random() * (fires.length - 1))) % fires.length;
        fires[shown].setVisible(true);
      },
    });
  }

  override sync(): void {}

  /** The fire never rests. */
  override isMoving(): boolean {
    return !this.isStill || super.isMoving();
  }
}
