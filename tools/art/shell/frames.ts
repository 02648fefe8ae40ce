import { C, mix } from '../ink/colour.ts';
import type { Point } from '../ink/geometry.ts';
import { type Picture, picture } from '../picture.ts';
import { type ButtonKind, button } from './button.ts';
import { panel } from './paper.ts';
import { plank } from './wood.ts';

// Frames for CSS border-image, always with `fill` and `stretch`: repeated edges show hairlines at fractional pixel ratios.
// `slice` is border-image-slice and, in px, border-image-width; `outset` is border-image-outset, the room that shadow and
// halo take outside the element.

export function frame(
  key: string,
  size: Point,
  outset: number,
  cuts: Point,
  content: (w: number, h: number) => string,
): Picture {
  const [w, h] = size;
  const [x, y] = cuts.map((cut) => (cut === 0 ? 0 : cut + outset));
  const box = { x: -outset, y: -outset, w: w + 2 * outset, h: h + 2 * outset };
  return picture(key, box, () => content(w, h), { slice: [y, x, y, x], outset });
}

const plate = (key: string, kind: ButtonKind): Picture =>
  frame(key, [200, 46], 10, [18, 0], (w, h) => button(0, 0, w, h, kind, 640));

export const frames = (): readonly Picture[] => [
  frame('frame-panel', [460, 340], 8, [24, 24], (w, h) => panel(0, 0, w, h, { seed: 620 })),
  frame('frame-plank', [420, 64], 8, [18, 18], (w, h) => plank(0, 0, w, h, { seed: 630 })),
  frame('frame-plank-lit', [420, 64], 8, [18, 18], (w, h) =>
    plank(0, 0, w, h, { seed: 631, tone: C.ember, grain: mix(C.ember, C.ink, 0.22) }),
  ),
  plate('frame-button', 'plain'),
  plate('frame-button-primary', 'primary'),
  plate('frame-button-disabled', 'disabled'),
];
