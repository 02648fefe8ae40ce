import { nextFraction, seedRng } from '../../engine/kernel/rng.ts';

const size = 256;

/** Worn print: dark paper grain and a few light specks, as a small tile that repeats. */
export function filmTile(): string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const picture = context.createImageData(size, size);
  const rng = seedRng(4);
  for (let i = 0; i < picture.data.length; i += 4) {
    const roll = nextFraction(rng);
    const isSpeck = roll > 0.9965;
    const [r, g, b, a] = isSpeck ? [233, 220, 192, 46] : [20, 16, 13, roll * roll * 44];
    picture.data.set([r, g, b, a], i);
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}
