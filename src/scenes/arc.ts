import type Phaser from 'phaser';
import type { StageScene } from './stage-scene.ts';

interface Arc {
  readonly height: number;
  readonly ms: number;
  /** Its size at the end, in sizes at the start. */
  readonly grow?: number;
  /** How much larger it looks at the top. */
  readonly swell: number;
}

/** A token, or a number, flies in an arc; on the way it grows or shrinks to its new size. */
export function flyInArc(
  scene: StageScene,
  image: Phaser.GameObjects.Image | Phaser.GameObjects.Text,
  [toX, toY]: readonly [number, number],
  { height, ms, grow = 1, swell }: Arc,
): Promise<void> {
  const { x, y, scaleX } = image;
  const way = { t: 0 };
  return scene.tween({
    targets: way,
    t: 1,
    duration: scene.pace(ms),
    ease: 'Sine.easeInOut',
    onUpdate: () => {
      const { t } = way;
      const high = Math.sin(Math.PI * t);
      image.setPosition(x + (toX - x) * t, y + (toY - y) * t - high * height);
      image.setScale(scaleX * (1 + (grow - 1) * t) * (1 + swell * high));
    },
  });
}
