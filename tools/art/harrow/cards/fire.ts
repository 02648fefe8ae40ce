import { F, FS, G } from '../../ink/svg.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const tongue =
  'M0 0 C-26 -2 -30 -26 -18 -42 C-14 -34 -10 -32 -8 -36 C-10 -54 0 -66 10 -78 C8 -60 24 -50 24 -28 C26 -10 16 0 0 0';
const inner =
  'M0 -4 C-16 -6 -16 -22 -8 -30 C-4 -26 -2 -28 0 -34 C2 -44 6 -48 8 -54 C8 -42 18 -36 16 -22 C14 -8 8 -4 0 -4';
const heart = 'M2 -6 C-6 -8 -6 -16 0 -22 C6 -18 10 -10 2 -6';

/** A flame in three steps, its foot at (x, y), 78 high at k = 1. */
export const flame = (x: number, y: number, k: number): string =>
  G(x, y, k, FS(shape(tongue), C.ember, C.ink, 6) + F(shape(inner), C.lit) + F(shape(heart), C.core));

/** A bolt of lightning, 62 high at k = 1. */
export const bolt = (x: number, y: number, k: number): string =>
  G(x, y, k, FS('M4 -30L-14 4L-3 3L-10 32L16 -6L4 -5L14 -30Z', C.bolt, C.ink, 4));
