import { mix } from '../../ink/colour.ts';
import { rays } from '../../ink/cuts.ts';
import { circ, D, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';

const cinder = '#221d1a';
const crackInk = '#4f453c';

const lump: readonly Point[] = [
  [-0.95, 0.1],
  [-0.6, -0.72],
  [0.12, -0.95],
  [0.8, -0.5],
  [0.98, 0.22],
  [0.5, 0.82],
  [-0.4, 0.85],
];

/** The lump shrunk towards its brightest point. */
const shrunk = (r: number, k: number, dx: number): string =>
  D(lump.map(([x, y]): Point => [(x * k - dx) * r, (y * k - 0.04) * r]));

/** A glowing coal: a dark shell and three flat steps of light; cracks and facets would be noise at this size. */
function coal(r: number): string {
  seed(430);
  return (
    F(D(wob(circ(0, 0, r * 1.5, 20), r * 0.08, 0.1)), C.ember, 'opacity=".42"') +
    F(rays(0, 0, r * 1.15, r * 1.75, 10, r * 0.36), C.ray) +
    FS(shrunk(r, 1, 0), mix(C.prot, C.ink, 0.5), C.ink, Math.max(1.8, r * 0.26)) +
    F(shrunk(r, 0.72, 0.06), C.ember) +
    F(shrunk(r, 0.44, 0.1), C.lit) +
    F(shrunk(r, 0.2, 0.1), C.core)
  );
}

/** A coal that was not earned. */
function darkCoal(r: number): string {
  const cracks: readonly Point[] = [
    [-0.6, -0.72],
    [0.05, -0.2],
    [0.8, -0.5],
  ];
  const crack = cracks.map(([x, y]): Point => [x * r, y * r]);
  const fork: readonly Point[] = [crack[1], [-0.12 * r, 0.34 * r], [0.5 * r, 0.82 * r]];
  return (
    FS(shrunk(r, 1, 0), cinder, C.ink, Math.max(1.8, r * 0.26)) +
    S(D(crack, false) + D(fork, false), crackInk, r * 0.15)
  );
}

const radius = 8;
const box = { x: -15, y: -15, w: 30, h: 30 };

export const coals = (): Picture[] => [
  picture('coal', box, () => coal(radius), { r: radius }),
  picture('coal-dark', box, () => darkCoal(radius), { r: radius }),
];
