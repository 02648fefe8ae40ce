import { C, mix } from '../ink/colour.ts';
import { D, type Point, type Poly, pp } from '../ink/geometry.ts';
import { rnd, rr, seed } from '../ink/random.ts';
import { F, FS, G, S } from '../ink/svg.ts';

/** Oak leaves in autumn. */
export const leafInk = {
  dark: '#7c2f1c',
  rust: '#b4491f',
  amber: '#d1832b',
  gold: '#dfb046',
  olive: '#7d7434',
} as const;

const half = pp(
  'M0 -40 Q10 -38 8 -28 Q20 -30 18 -18 Q12 -14 10 -12 Q24 -10 20 2 Q12 6 8 4 Q18 12 10 18 Q4 18 2 16 L1 34',
);
const shape: Poly = [...half, ...[...half].reverse().map((p): Point => [-p[0], p[1]])];
const shaded: Poly = [...half, [0, 34], [0, -40]];
const veins = 'M0 -30V34M0 -10L9 -18M0 -10L-9 -18M0 4L11 -3M0 4L-11 -3';

/** An oak leaf about 75 high: one half in shade, veins. */
export const leaf = (x: number, y: number, k: number, turn: number, ink: string): string =>
  G(
    x,
    y,
    k,
    FS(D(shape), ink, C.ink, 4.4) + F(D(shaded), mix(ink, C.ink, 0.45)) + S(veins, C.ink, k < 0.3 ? 3 : 2.2),
    turn,
  );

/** Leaves in the air and on the ground: each place with a scale. */
export function fallenLeaves(places: readonly (readonly [x: number, y: number, k: number])[], seedOf: number): string {
  seed(seedOf);
  const inks = Object.values(leafInk);
  return places.map(([x, y, k]) => leaf(x, y, k, rr(0, 360), inks[Math.floor(rnd() * inks.length)])).join('');
}
