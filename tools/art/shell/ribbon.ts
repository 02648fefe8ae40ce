import { C, mix } from '../ink/colour.ts';
import { comb } from '../ink/cuts.ts';
import { D, line, type Point, wob } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { clip, F, FS, S } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';

/** Nobody's colour. */
const dark = mix(C.ink, C.bog, 0.35);

/**
 * A ribbon with swallow tails 14 px beyond both ends; its text is written over it by whoever shows it. One that is dyed
 * in somebody's colour gleams along its upper edge.
 */
export function ribbon(x: number, y: number, w: number, h: number, seedOf: number, dye?: string): string {
  seed(seedOf);
  const shape: readonly Point[] = [
    [x - 14, y + 4],
    [x, y + 4],
    [x, y],
    [x + w, y],
    [x + w, y + 4],
    [x + w + 14, y + 4],
    [x + w + 6, y + h * 0.5 + 4],
    [x + w + 14, y + h + 4],
    [x + w, y + h + 4],
    [x + w, y + h],
    [x, y + h],
    [x, y + h + 4],
    [x - 14, y + h + 4],
    [x - 6, y + h * 0.5 + 4],
  ];
  const edge = wob(shape, 0.7, 0.05, 5);
  const colour = dye ?? dark;
  const tails: readonly (readonly Point[])[] = [
    [
      [x - 16, y],
      [x, y],
      [x, y + h + 8],
      [x - 16, y + h + 8],
    ],
    [
      [x + w, y],
      [x + w + 16, y],
      [x + w + 16, y + h + 8],
      [x + w, y + h + 8],
    ],
  ];
  const folds = tails.map((t) => D(t)).join('');
  const inside =
    F(folds, mix(colour, C.ink, 0.5)) +
    F(comb(line(x, y + h, x + w, y + h, 3), 270, 5, w / 4.5, 2, { spread: 16 }), C.ink) +
    (dye === undefined ? '' : S(`M${x + 3} ${y + 4}H${x + w - 3}`, mix(colour, C.paper, 0.4), 1.2, 'opacity=".7"'));
  return (
    F(D(edge.map((p): Point => [p[0] + 2, p[1] + 4])), C.shadow, 'opacity=".4"') +
    FS(D(edge), colour, C.ink, 2.6) +
    clip(edge, inside) +
    S(`M${x} ${y + 2}V${y + h + 3}M${x + w} ${y + 2}V${y + h + 3}`, C.ink, 1.6)
  );
}

/** A loose ribbon, stretched between its tails to any length. */
export const ribbonPicture = (name: string, dye?: string): Picture =>
  picture(`ribbon-${name}`, { x: -18, y: -4, w: 236, h: 52 }, () => ribbon(0, 0, 200, 38, 600, dye), {
    slice: [0, 26, 0, 26],
    outset: [4, 18, 10, 18],
  });
