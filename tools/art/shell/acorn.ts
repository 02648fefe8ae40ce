import { C, mix } from '../ink/colour.ts';
import { comb } from '../ink/cuts.ts';
import { D, line, pp, wob } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { clip, F, FS, S } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';

/** The sign of the collection: what fell from the oak. Bold, as it is seen in a tab. */
export function acorn(): string {
  seed(640);
  const nut = wob(pp('M-27 -8 C-28 22 -10 36 0 44 C10 36 28 22 27 -8Z'), 0.6, 0.1);
  const cup = wob(pp('M-34 -6 C-36 -28 -18 -36 0 -36 C18 -36 36 -28 34 -6 C14 2 -14 2 -34 -6Z'), 0.6, 0.1);
  return (
    S('M0 -34C0 -40 3 -44 7 -47', C.ink, 10) +
    FS(D(nut), C.ember, C.ink, 5) +
    clip(nut, F(comb(line(27, -8, 6, 42, 6), 200, 12, 16, 3), mix(C.bog, C.ink, 0.4))) +
    FS(D(cup), mix(C.bog, C.ember, 0.25), C.ink, 5) +
    clip(cup, F(comb(line(-30, -6, 30, -6, 4), 290, 14, 18, 3.4), C.ink))
  );
}

/** The same for a device's shelf of apps, on a ground of its own: whatever shape it is cut to, the acorn stays whole. */
function appIcon(): string {
  return (
    F('M-128 -128H128V128H-128Z', C.ink) +
    F(D(pp('M-92 0 C-92 -124 92 -124 92 0 C92 124 -92 124 -92 0Z')), C.night) +
    acorn()
  );
}

export const acorns = (): readonly Picture[] => [
  picture('acorn', { x: -48, y: -52, w: 96, h: 104 }, acorn),
  picture('app-icon', { x: -128, y: -128, w: 256, h: 256 }, appIcon),
];
