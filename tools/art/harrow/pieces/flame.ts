import { mix } from '../../ink/colour.ts';
import { gouge, rays } from '../../ink/cuts.ts';
import { circ, D, type Point, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';

/** A flame 100 high, its foot at the origin. */
const flameShape = pp(
  'M0 -100 C8 -78 34 -66 34 -34 C34 -12 18 0 0 0 C-18 0 -34 -12 -34 -34 C-34 -50 -24 -58 -20 -72 C-12 -66 -10 -62 -8 -56 C-4 -66 -6 -84 0 -100',
);
const shrunk = (kx: number, ky: number): string => D(flameShape.map(([x, y]): Point => [x * kx, y * ky]));

/** A flame in four steps of light; as a piece of its own it has a paper rim. */
export const flame = (rimmed: boolean): string =>
  (rimmed ? S(D(flameShape), C.ink, 15) + S(D(flameShape), C.paper, 9) : '') +
  FS(D(flameShape), mix(C.prot, C.ember, 0.3), C.ink, 6) +
  F(shrunk(0.74, 0.78), C.ember) +
  F(shrunk(0.5, 0.56), C.lit) +
  F(shrunk(0.24, 0.32), C.core) +
  F(gouge(pp('M14 -66 C26 -54 26 -30 18 -14'), 5), C.ink);

const worn = mix(C.bog, C.paper, 0.3);

/** Hester's round token: a flame on charred wood; lit while it is an action she has not used. */
export function flameToken(r: number, lit = false): string {
  seed(480);
  const edge = D(wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2));
  const light = lit
    ? F(D(wob(circ(0, 0, r * 1.5, 30), 1, 0.1)), C.ember, 'opacity=".4"') +
      F(rays(0, 0, r * 1.06, r * 1.62, 20, r * 0.26), C.ray)
    : '';
  return (
    light +
    F(D(circ(r * 0.1, r * 0.2, r * 1.08)), C.ink, 'opacity=".55"') +
    S(edge, C.ink, r * 0.34) +
    FS(edge, mix(C.ink, C.prot, 0.28), C.paper, r * 0.15) +
    G(0, r * 0.66, r * 0.0145, flame(false))
  );
}

const outlined = (x: number, y: number, k: number): string =>
  G(x, y, k, FS(D(flameShape), C.hollow, mix(C.bog, C.paper, 0.22), 9));

/** Where a flame token may lie. */
function flameSocket(r: number): string {
  return (
    FS(D(circ(0, 0, r, 32)), C.hollow, C.ink, r * 0.3) +
    S(D(circ(0, 0, r * 0.94, 32)), worn, 1.4) +
    outlined(0, r * 0.62, r * 0.0135)
  );
}

/** One of the three spaces that hold a pair of flames each (HC-HEST-4). */
export function fireSpace(r: number): string {
  seed(481);
  return (
    FS(D(wob(circ(0, 0, r, 30), 0.7, 0.1, 4)), C.hollow, C.ink, 3) +
    S(D(circ(0, 0, r - 1.6, 30)), worn, 1.6) +
    outlined(r * 0.27, r * 0.42, r * 0.0092) +
    outlined(-r * 0.23, r * 0.6, r * 0.0108)
  );
}

const radius = 17;
const round = (key: string, r: number, reach: number, draw: () => string): Picture => {
  const half = Math.ceil(r * reach);
  return picture(key, { x: -half, y: -half, w: 2 * half, h: 2 * half }, draw, { r });
};

export const flames = (): Picture[] => [
  round('flame', radius, 1.36, () => flameToken(radius)),
  round('flame-lit', radius, 1.72, () => flameToken(radius, true)),
  round('flame-empty', radius, 1.2, () => flameSocket(radius)),
];
