import type Phaser from 'phaser';
import { inkOf, palette } from '../ui/styles/palette.ts';

interface Fire {
  /** Where sparks are born: x, y, width. */
  readonly from: readonly [x: number, y: number, w: number];
  /** How high they rise. */
  readonly height: number;
  readonly count: number;
  readonly size: number;
  readonly colours: readonly number[];
}

const ink = inkOf(palette.ink);

/** Small diamonds that rise, sway and go out, each at its own pace, for as long as the scene is shown. */
export function addSparks(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, fire: Fire): void {
  for (let i = 0; i < fire.count; i++) parent.add(spark(scene, fire, fire.colours[i % fire.colours.length]));
}

function spark(scene: Phaser.Scene, fire: Fire, colour: number): Phaser.GameObjects.Polygon {
  const [x, y, w] = fire.from;
  const size = fire.size * (0.6 + Math.random() * 0.8);
  const diamond = scene.add.polygon(0, 0, [0, -size * 1.5, size, 0, 0, size * 1.5, -size, 0], colour);
  diamond.setStrokeStyle(1, ink, 0.7).setOrigin(0, 0);
  const rise = () => {
    const startX = x + (Math.random() - 0.5) * w;
    diamond.setPosition(startX, y).setAlpha(1).setScale(1).setAngle(0);
    scene.tweens.add({
      targets: diamond,
      y: y - fire.height * (0.5 + Math.random() * 0.5),
      x: startX + (Math.random() - 0.5) * w * 0.6,
      alpha: { value: 0, ease: 'Quad.easeIn' },
      scale: 0.4,
      angle: (Math.random() - 0.5) * 120,
      duration: 2200 + Math.random() * 2600,
      ease: 'Sine.easeOut',
      onComplete: rise,
    });
  };
  diamond.setAlpha(0);
  scene.time.delayedCall(Math.random() * 4000, rise);
  return diamond;
}
