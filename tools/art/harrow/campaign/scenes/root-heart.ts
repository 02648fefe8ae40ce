import { mix } from '../../../ink/colour.ts';
import { comb, gouge, rays } from '../../../ink/cuts.ts';
import { circ, D, type Point, pp, resample, wob } from '../../../ink/geometry.ts';
import { clip, F, FS, S } from '../../../ink/svg.ts';
import { horn } from '../../../shell/bust.ts';
import { C } from '../../inks.ts';

type Root = readonly [path: string, w: number];

/** A heart of flesh rather than of cards: a leaning pear with the stumps of its vessels above. */
const heart = pp(
  'M-18 -22 C-36 -18 -40 4 -28 20 C-18 32 -2 40 14 47 C22 36 36 20 34 -2 C32 -18 22 -26 8 -24 C0 -22 -8 -26 -18 -22',
);
const vessels = ['M-16 -16C-20 -30 -30 -36 -30 -50', 'M4 -18C2 -32 10 -40 6 -56', 'M18 -16C22 -28 34 -32 36 -44'];
/** Roots from all round the burrow that hold it. */
const holders: readonly Root[] = [
  ['M-92 -30 C-66 -38 -58 -16 -30 -18', 16],
  ['M-92 24 C-70 28 -56 8 -32 4', 15],
  ['M-60 70 C-54 44 -36 42 -18 24', 15],
  ['M22 76 C20 62 12 56 12 42', 14],
  ['M66 68 C58 46 40 42 20 28', 14],
  ['M92 20 C72 28 54 8 28 8', 15],
  ['M92 -34 C72 -30 60 -22 28 -14', 15],
  ['M-20 -68 C-24 -50 -8 -44 -14 -24', 17],
  ['M14 -70 C20 -52 4 -44 8 -26', 17],
  ['M56 -66 C46 -48 34 -46 20 -24', 13],
  ['M-66 -62 C-54 -46 -42 -46 -24 -26', 12],
];
const tendrils: readonly Root[] = [
  ['M-60 -26 C-52 -38 -46 -40 -42 -36', 6],
  ['M-62 20 C-54 30 -48 28 -44 22', 6],
  ['M60 -26 C52 -36 48 -38 44 -34', 6],
  ['M62 20 C56 32 48 30 44 24', 6],
  ['M-38 46 C-30 52 -22 48 -18 42', 5],
  ['M44 46 C34 52 28 48 24 42', 5],
];
/** Two that grow across it. */
const clasps: readonly Root[] = [
  ['M-44 14 C-26 0 -8 10 4 -4 C14 -14 24 -10 40 -18', 8],
  ['M-22 34 C-10 26 4 34 14 24 C22 16 26 18 36 14', 6],
];
/** Where it burns through: jagged and tapering. */
const cracks: readonly Root[] = [
  ['M-26 -12 L-18 -6 L-22 4 L-13 10 L-14 20 L-4 28', 5.5],
  ['M-18 -6 L-8 -10 L-3 -18', 4],
  ['M10 -18 L6 -8 L14 0 L9 10 L15 20 L11 34', 5.5],
  ['M14 0 L24 -4 L28 -12', 4],
  ['M9 10 L0 8 L-5 14', 3.6],
];

const grow = (roots: readonly Root[], taper: number): string =>
  roots.map(([path, w]) => horn(pp(path), w, taper)).join('');

const lit = (roots: readonly Root[]): string =>
  roots
    .map(([path, w]) =>
      gouge(
        pp(path).map(([x, y]): Point => [x, y - w * 0.16]),
        Math.min(2.8, w * 0.2),
      ),
    )
    .join('');

const split = (k: number): string =>
  cracks.map(([path, w]) => gouge(resample(pp(path), 2, false), w * k, { pow: 0.4 })).join('');

/** Night VI: the heart at the end of the root, burning through its cracks, held by roots on every side. */
export function rootHeart(): string {
  const bark = '#120d0b';
  const sheen = mix(C.ember, C.bog, 0.3);
  const flesh =
    F(comb(pp('M-34 -10 Q-34 10 -12 28'), -20, 12, 16, 2.6), mix(C.prot, C.ember, 0.35)) +
    F(comb(pp('M31 -10 Q32 12 14 40'), 190, 13, 18, 2.6), C.ink) +
    F(split(2.2), mix(C.prot, C.ink, 0.65)) +
    F(split(1.3), C.ember) +
    F(split(0.6), C.core);
  return (
    F(D(wob(circ(0, 2, 58, 40, 48), 2, 0.06)), C.ray) +
    F(rays(0, 2, 44, 78, 28, 6), C.lit) +
    F(D(wob(circ(0, 2, 45, 36, 42), 1.6, 0.06)), C.core) +
    FS(grow(holders, 0.6) + grow(tendrils, 0.8), bark, bark, 1.6) +
    F(lit(holders), sheen) +
    S(vessels.join(''), C.ink, 12) +
    S(vessels.join(''), mix(C.prot, C.ink, 0.2), 7) +
    FS(D(heart), mix(C.prot, C.ink, 0.25), C.ink, 4) +
    clip(heart, flesh) +
    FS(grow(clasps, 0.3), bark, bark, 1.6) +
    F(lit(clasps), sheen)
  );
}
