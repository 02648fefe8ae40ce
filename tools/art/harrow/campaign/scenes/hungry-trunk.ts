import { mix } from '../../../ink/colour.ts';
import { comb, flow, gouge } from '../../../ink/cuts.ts';
import { D, type Point, type Poly, pp } from '../../../ink/geometry.ts';
import { noise } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { horn } from '../../../shell/bust.ts';
import { C } from '../../inks.ts';
import { cube } from '../../pieces/cube.ts';
import { dress } from '../../pieces/factions.ts';

const left = pp('M-30 -66 C-42 -44 -36 -22 -42 0 C-46 20 -56 34 -92 40');
const right = pp('M30 -66 C42 -44 36 -22 42 0 C46 20 56 34 92 40');
const trunk: Poly = [...left, [-92, 80], [92, 80], ...[...right].reverse()];
/** The mouth reaches the ground: a closed oval would be comic. */
const maw = pp('M0 -22 C-16 -12 -27 6 -26 24 C-26 38 -31 50 -40 62 L40 62 C31 50 26 38 26 24 C27 6 16 -12 0 -22');
/** Splinters: two feet on the lip and a tip, those from above first. */
const splinters: readonly Poly[] = [
  pp('M-16 -10 L-6 -20 L-8 8'),
  pp('M-7 -20 L6 -20 L2 2'),
  pp('M5 -20 L17 -9 L10 11'),
  pp('M-27 10 L-19 -7 L-15 16'),
  pp('M18 -8 L27 10 L17 18'),
  pp('M-28 34 L-26 18 L-15 28'),
  pp('M28 34 L26 18 L16 29'),
  pp('M-36 58 L-28 38 L-18 52'),
  pp('M36 58 L28 38 L19 51'),
];
const limbs: readonly (readonly [string, number])[] = [
  ['M-32 -52 C-50 -46 -58 -58 -80 -52', 13],
  ['M32 -52 C50 -48 60 -56 80 -48', 13],
  ['M-54 -50 C-58 -42 -64 -42 -68 -34', 6],
  ['M54 -50 C60 -42 66 -44 70 -36', 6],
  ['M-38 12 C-56 20 -70 16 -84 26', 10],
  ['M38 12 C56 20 70 14 84 24', 10],
];
const slits = [
  'M-32 -42 Q-18 -44 -7 -30 Q-17 -26 -25 -31 Q-31 -36 -32 -42',
  'M32 -42 Q18 -44 7 -30 Q17 -26 25 -31 Q31 -36 32 -42',
];
const coals = ['M-24 -39 Q-17 -40 -12 -32 Q-19 -31 -24 -39', 'M24 -39 Q17 -40 12 -32 Q19 -31 24 -39'];

/** Someone who should not have come so near; feet at (x, y). */
const walker = (x: number, y: number, k: number): string =>
  G(
    x,
    y,
    k,
    F(
      'M0 -34Q7 -33 6 -25Q12 -20 11 -2L7 -3L6 0H1L0 -4L-1 0H-6L-7 -3L-11 -2Q-12 -20 -6 -25Q-7 -33 0 -34ZM-10 -28Q0 -34 10 -28L6 -38H-6Z',
      C.pit,
    ) + S('M6 -24Q10 -20 9 -8', C.ember, 1.8),
  );

/** Night V: the oak's own mouth, open to the ground, and what falls into it. */
export function hungryTrunk(): string {
  const nearer = (kx: number, ky: number): string => D(maw.map(([x, y]): Point => [x * kx, 62 + (y - 62) * ky]));
  const fire =
    F(nearer(0.94, 0.94), mix(C.prot, C.ink, 0.4)) +
    F(nearer(0.82, 0.8), mix(C.prot, C.ember, 0.4)) +
    F(nearer(0.68, 0.64), C.ember) +
    F(nearer(0.52, 0.48), C.ray) +
    F(nearer(0.34, 0.32), C.core);
  const bark = flow(left, right, 16, (u, t) => {
    const inMouth = t > 0.42 && Math.abs(u - 0.5) < 0.3;
    return inMouth ? 0 : 2.4 * (noise(u * 14, t * 8) > 0.36 ? 1 : 0.2);
  });
  return (
    F(limbs.map(([path, w]) => horn(pp(path), w)).join(''), C.ink) +
    F(D(trunk), C.ink) +
    clip(trunk, F(bark, mix(C.ember, C.ink, 0.6))) +
    S(D(maw), mix(C.paper, C.bog, 0.4), 7) +
    F(comb(maw.slice(0, 30), 190, 4, 22, 1.6, { spread: 60 }), mix(C.bog, C.ink, 0.4)) +
    FS(D(maw), C.char, C.ink, 2.6) +
    clip(
      maw,
      fire +
        G(-8, 14, 1, cube(dress.family, 5), -18) +
        G(10, 26, 1, cube(dress.protectors, 6), 24) +
        F(splinters.map((tooth) => D(tooth)).join(''), C.char),
    ) +
    F(['M-34 -46 Q-18 -49 -3 -30', 'M34 -46 Q18 -49 3 -30'].map((path) => gouge(pp(path), 6)).join(''), C.pit) +
    F(slits.map((path) => D(pp(path))).join(''), mix(C.prot, C.ember, 0.6)) +
    F(coals.map((path) => D(pp(path))).join(''), C.core) +
    F(D(pp('M-92 46 Q-56 42 -40 56 L40 56 Q56 42 92 46 L92 80 L-92 80')), C.ink) +
    walker(-3, 58, 0.66)
  );
}
