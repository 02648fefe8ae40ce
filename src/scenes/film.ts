import type Phaser from 'phaser';
import { nextFraction, seedRng } from '../engine/kernel/rng.ts';
import { channelsOf, palette } from '../ui/styles/palette.ts';

const tile = 256;

/** Worn print: dark paper grain and a few light specks. */
function drawGrain(context: CanvasRenderingContext2D): void {
  const picture = context.createImageData(tile, tile);
  const [speck, grain] = [channelsOf(palette.parchment), channelsOf(palette.ink)];
  const rng = seedRng(4);
  for (let i = 0; i < picture.data.length; i += 4) {
    const roll = nextFraction(rng);
    const isSpeck = roll > 0.9965;
    picture.data.set(isSpeck ? [...speck, 34] : [...grain, roll * roll * 24], i);
  }
  context.putImageData(picture, 0, 0);
}

/** Darkness towards the corners: the only smooth gradient of the game. */
function drawVignette(context: CanvasRenderingContext2D): void {
  const gradient = context.createRadialGradient(tile / 2, tile * 0.46, tile * 0.4, tile / 2, tile * 0.46, tile * 0.75);
  const dark = channelsOf(palette.corner).join(' ');
  gradient.addColorStop(0, `rgb(${dark} / 0)`);
  gradient.addColorStop(1, `rgb(${dark} / 0.3)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, tile, tile);
}

function texture(scene: Phaser.Scene, key: string, draw: (context: CanvasRenderingContext2D) => void): string {
  if (!scene.textures.exists(key)) {
    const canvas = scene.textures.createCanvas(key, tile, tile);
    if (canvas) {
      draw(canvas.context);
      canvas.refresh();
    }
  }
  return key;
}

/** Lays the film over everything the scene has drawn. */
export function layFilm(scene: Phaser.Scene): void {
  const { width, height } = scene.scale;
  scene.add
    .image(0, 0, texture(scene, 'vignette', drawVignette))
    .setOrigin(0)
    .setDisplaySize(width, height);
  scene.add.tileSprite(0, 0, width, height, texture(scene, 'grain', drawGrain)).setOrigin(0);
}
