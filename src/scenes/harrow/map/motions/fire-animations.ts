import type Phaser from 'phaser';
import type { Hex } from '../../../../engine/games/harrow/county.ts';
import { ember, lit, rising, smoke, spreadLight } from '../county/glow.ts';
import { drawFire } from '../county/hester-pieces.ts';
import type { MapScene } from '../map-scene.ts';
import { fade, find, type Shows, sound, takeHaints, wait } from './motions.ts';

/** The fire of a hex with so many flames, in place of the one that is shown. */
function showFire(scene: MapScene, hex: Hex, flames: number): Phaser.GameObjects.Image {
  const old = find(scene, 'fire', hex);
  scene.pieces = scene.pieces.filter((piece) => !old.includes(piece));
  for (const { image } of old) image.destroy();
  const image = drawFire(scene, hex, flames, scene.fires);
  scene.pieces.push({ kind: 'fire', hex, image });
  return image;
}

async function flare(scene: MapScene, hex: Hex, flames: number, from: number): Promise<void> {
  const image = showFire(scene, hex, flames);
  const { scaleX, scaleY } = image;
  image.setScale(scaleX * from, scaleY * from).setAlpha(0.4);
  await scene.tween({ targets: image, scaleX, scaleY, alpha: 1, duration: scene.pace(420), ease: 'Back.easeOut' });
}

/** HC-FIRE-1: the two infected haints burn, and a bonfire leaps up that lights the county. */
async function lightFire(scene: MapScene, hex: Hex): Promise<void> {
  const burnt = [0, 1].flatMap((seat) => takeHaints(scene, hex, seat, 1, 0));
  for (const { image } of burnt) image.setTint(ember);
  sound(scene, 'fire');
  await Promise.all([
    fade(scene, burnt),
    flare(scene, hex, 2, 0.15),
    rising(scene, hex, lit, 14),
    spreadLight(scene, hex, 2),
  ]);
  scene.relight();
}

async function quench(scene: MapScene, hex: Hex, flames: number): Promise<void> {
  sound(scene, 'douse');
  if (flames > 0) showFire(scene, hex, flames);
  await rising(scene, hex, smoke, 7);
}

/** The fire sinks into itself, and the night comes back. */
async function goOut(scene: MapScene, hex: Hex): Promise<void> {
  const dying = find(scene, 'fire', hex);
  scene.pieces = scene.pieces.filter((piece) => !dying.includes(piece));
  await Promise.all([
    rising(scene, hex, smoke, 9),
    ...dying.map(({ image }) =>
      scene.tween({
        targets: image,
        scaleX: image.scaleX * 0.3,
        scaleY: image.scaleY * 0.3,
        alpha: 0,
        duration: scene.pace(480),
      }),
    ),
  ]);
  scene.relight();
}

/** Bonfires flare up, spread light and die. */
export const fireShows: Shows = {
  fireMade: (scene, { hex }) => lightFire(scene, hex),
  flameAdded: (scene, { hex, flames }) => {
    sound(scene, 'fire');
    return Promise.all([flare(scene, hex, flames, 0.75), rising(scene, hex, lit, 8)]);
  },
  flameDoused: (scene, { hex, flames }) => quench(scene, hex, flames),
  fireOut: (scene, { hex }) => goOut(scene, hex),
  pairReturned: (scene) => {
    sound(scene, 'tokenPicked');
    return wait(scene, 160);
  },
};
