import { mix } from '../../../ink/colour.ts';
import { gouge } from '../../../ink/cuts.ts';
import { circ, D, pp } from '../../../ink/geometry.ts';
import { F, FS, G, S } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { type At, cell, middle } from './diagram.ts';

// The two grounds without a terrain of their own: a mountain, and the brambles in the middle of the county.

const peaks = 'M-17 12L-5 -14L2 -2L7 -9L18 12Z';
const snow = 'M-9.6 -4L-5 -14L-.6 -6.4L-4 -7.6L-6 -3.4ZM4.2 -5L7 -9L10 -3.6L6.6 -5Z';
const berries = [
  [-9, -7],
  [9, 7],
  [3, -11],
  [-11, 6],
]
  .map(([x, y]) => D(circ(x, y, 2.6, 12)))
  .join('');
const canes = ['M-16 10 C-8 -16 8 -14 16 8', 'M-14 -10 C-4 12 6 12 15 -9', 'M-17 0 C-6 -6 6 6 17 -1'];

export function mountainCell(at: At): string {
  const [x, y] = middle(at, 'near');
  const dark = gouge(pp('M-5 -13 L2 0 L4 11'), 8, { jit: 0 });
  return (
    cell(at, 'near', mix(C.mountain, C.ink, 0.2)) +
    G(x, y, 1, FS(peaks, mix(C.mountain, C.paper, 0.25), C.ink, 2.4) + F(dark, C.ink) + F(snow, C.paper))
  );
}

export const wildCentre = (): string =>
  cell([0, 0], 'near', C.brambles) +
  G(
    50,
    50,
    1,
    canes
      .map((cane) => S(D(pp(cane), false), C.ink, 6) + S(D(pp(cane), false), mix(C.brambles, C.paper, 0.3), 2.6))
      .join('') + FS(berries, C.prot, C.ink, 1.4),
  );
