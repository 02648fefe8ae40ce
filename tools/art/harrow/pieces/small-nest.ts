import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** The bowl of a nest, spiky with twigs. */
export const nestBowl = pp(
  'M-48 -38 L-66 -34 L-48 -29 L-58 -14 L-42 -15 L-42 -1 L-28 -6 L-18 7 L-5 0 L10 8 L20 -3 L36 5 L37 -11 L54 -9 L47 -24 L66 -29 L49 -37 L60 -50 L43 -47 L34 -57 L23 -51 L2 -56 L-22 -51 L-36 -58 L-43 -47 L-60 -49',
);
const bowl = D(nestBowl);
const straws = ['M-40 -26 Q-4 -8 42 -25', 'M-34 -13 Q0 2 36 -12', 'M-20 -2 Q2 6 24 -2'];
const silver = ['M-44 -20 Q-20 -9 0 -9', 'M4 -6 Q24 -8 42 -19'];

/** A nest in a few strokes, for pictures of nests; in units of the piece's 100-unit box, its foot at the origin. */
export const smallNest = (): string =>
  S(bowl, C.ink, 13) +
  S(bowl, C.paper, 8) +
  FS(bowl, mix(C.bog, C.ink, 0.25), C.ink, 4) +
  FS(D(circ(0, -41, 42, 26, 11)), C.ink, C.ink, 3) +
  F(straws.map((path) => gouge(pp(path), 6, { jit: 0 })).join(''), mix(C.bog, C.paper, 0.5)) +
  F(silver.map((path) => gouge(pp(path), 5, { jit: 0 })).join(''), C.frost);
