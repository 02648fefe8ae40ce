import type Phaser from 'phaser';
import { fighterPlaces } from '../../../ui/harrow/battle/fighter-places.ts';
import { harrowPalette } from '../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import { flyInArc } from '../../arc.ts';
import { battleLooks } from './battle-looks.ts';
import type { BattlefieldScene } from './battlefield-scene.ts';
import { type Fighter, portraitSize, writeUnits } from './fighter-parts.ts';

type Picture = Phaser.GameObjects.Image;

const [ink, dust, lit] = [palette.ink, harrowPalette.smoke, palette.lit].map(inkOf);

/** Dust rolls away on both sides of what has fallen to the ground. */
function raiseDust(scene: BattlefieldScene, [x, y]: readonly [number, number], body: Picture): void {
  const size = body.displayHeight * 0.2;
  [-1.3, -0.7, 0.1, 0.8, 1.4].forEach((way, i) => {
    const wide = size * (0.9 + (i % 3) * 0.25);
    const cloud = scene.add.ellipse(x + body.displayHeight * (0.4 + way * 0.16), y, wide, wide * 0.7, dust);
    body.parentContainer?.add(cloud.setStrokeStyle(1.5, ink));
    void scene
      .tween({
        targets: cloud,
        x: cloud.x + way * body.displayHeight * 0.34,
        y: y - size * (0.3 + (i % 2) * 0.4),
        scale: 1.8,
        alpha: { value: 0, ease: 'Quad.easeIn' },
        duration: scene.pace(430 + 50 * i),
        ease: 'Cubic.easeOut',
      })
      .then(() => cloud.destroy());
  });
}

/** Those who stand beside it feel the ground shake, and their number is seen to change. */
function jolt(scene: BattlefieldScene, { haints, leader, count }: Fighter): void {
  const standing = leader ? [leader, ...haints] : haints;
  const hop = { duration: scene.pace(70), yoyo: true, ease: 'Quad.easeOut' };
  if (standing.length > 0) void scene.tween({ targets: standing, y: '-=4', ...hop });
  void scene.tween({ targets: count, scale: 1.3, ...hop, duration: scene.pace(110) });
}

/** A haint is struck, reels, tips over to where the row is free, hits the ground with all its weight and sinks into it. */
export async function strikeDown(scene: BattlefieldScene, fighter: Fighter, image: Picture): Promise<void> {
  const { x, y, scaleX, scaleY, displayWidth, parentContainer } = image;
  // It turns about its feet, and lies on its side then.
  const lying = y - displayWidth * 0.36;
  parentContainer?.bringToTop(image);
  image.setTintFill(lit);
  await scene.tween({
    targets: image,
    angle: -9,
    y: y - 5,
    scaleX: scaleX * 1.12,
    scaleY: scaleY * 1.12,
    duration: scene.pace(130),
    ease: 'Quad.easeOut',
  });
  image.clearTint();
  await scene.tween({
    targets: image,
    angle: 88,
    x: x + 3,
    y: lying,
    scaleX,
    scaleY,
    duration: scene.pace(250),
    ease: 'Cubic.easeIn',
  });
  scene.audio?.play('push', { strength: 0.5 });
  writeUnits(fighter);
  raiseDust(scene, [x, y], image);
  jolt(scene, fighter);
  await scene.tween({ targets: image, angle: 77, duration: scene.pace(80), yoyo: true, ease: 'Quad.easeOut' });
  await scene.tween({
    targets: image,
    y,
    // What was its width is its height now.
    scaleX: scaleX * 0.35,
    alpha: 0,
    duration: scene.pace(380),
    delay: scene.pace(90),
    ease: 'Quad.easeIn',
  });
  image.destroy();
}

/** The middle of a fighter's portrait; its panel is known by the number of its units. */
function portraitOf({ layout }: BattlefieldScene, { count }: Fighter): readonly [number, number] {
  const { portrait, count: place } = fighterPlaces[layout.id];
  const [left, top, scale] = portrait;
  return [
    count.x - place[0] + left + (portraitSize[0] * scale) / 2,
    count.y - place[1] + top + (portraitSize[1] * scale) / 2,
  ];
}

/** Points come to rest with whoever has scored them; those for a kill rise from whoever fell. */
export async function sendPoints(
  scene: BattlefieldScene,
  scorer: Fighter,
  points: number,
  loser: Fighter | undefined,
): Promise<void> {
  const [x, y] = portraitOf(scene, scorer);
  const { units, count } = fighterPlaces[scene.layout.id];
  const from = loser ? [loser.count.x - count[0] + units.x, loser.count.y - count[1] + units.y - 24] : [x, y];
  const size = battleLooks[scene.layout.id].points;
  const style = { size, font: 'Grenze Gotisch', weight: 800, colour: palette.lit, stroke: 6 } as const;
  const text = scene.label(`+${points}`, from[0], from[1], style).setScale(0.2);
  await scene.tween({ targets: text, scale: 1.15, y: text.y - 16, duration: scene.pace(220), ease: 'Back.easeOut' });
  if (loser) await flyInArc(scene, text, [x, y], { height: 60, ms: 560, swell: 0.25 });
  scene.audio?.play('scoreTick');
  const halo = scene.add.circle(x, y, size * 0.7).setStrokeStyle(5, lit);
  scene.root.add(halo);
  scene.root.bringToTop(text);
  await Promise.all([
    scene.tween({ targets: halo, scale: 1.8, alpha: 0, duration: scene.pace(460), ease: 'Cubic.easeOut' }),
    scene.tween({ targets: text, scale: 1.5, alpha: { value: 0, delay: scene.pace(320) }, duration: scene.pace(560) }),
  ]);
  halo.destroy();
  text.destroy();
}
