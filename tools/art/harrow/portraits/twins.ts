import { comb, flow, gouge } from '../../ink/cuts.ts';
import { D, mirror, pp, wob } from '../../ink/geometry.ts';
import { noise } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

// What Emmy and Kammi share: they are twins, and one is the other in the mirror.

const hair = pp(
  'M100 22 C62 20 44 52 44 92 C44 132 30 160 28 214 L60 240 L150 240 L174 214 C170 160 156 132 156 92 C156 52 138 20 100 22',
);
const dressShape = pp('M6 240 C14 208 44 196 76 188 L100 206 L124 188 C156 196 186 208 194 240');
const curtain = pp(
  'M101 26 C66 26 50 56 50 96 C50 136 40 160 40 206 L58 214 C52 176 62 150 64 118 C66 88 80 64 101 44',
);
const hairOuter = pp('M98 27 C66 30 51 58 51 96 C51 136 40 160 39 214');
const hairInner = pp('M100 42 C82 62 68 86 65 116 C62 150 54 176 57 216');

/** The hair behind head and shoulders. */
export const hairBehind = (): string => FS(D(wob(hair, 1.5)), C.ink, C.ink, 5);

export function dress(fine: boolean, cloth: string, lit: string): string {
  const shape = FS(D(dressShape), cloth, C.ink, 4);
  if (!fine) return shape;
  const left = flow(pp('M10 240 C20 208 50 196 76 188'), pp('M96 240 C98 226 99 214 100 206'), 9, (u) => 3.4 * u);
  const right = flow(pp('M104 240 C102 226 101 214 100 206'), pp('M190 240 C180 208 150 196 124 188'), 10, () => 4.6);
  const light = comb(pp('M18 226 C30 206 52 200 74 194'), 70, 20, 12, 3.2);
  return shape + clip(dressShape, F(left + right, C.ink) + F(light, lit));
}

/** Two curtains of hair from a centre parting, one lit, one dark; a standee has two strands for them. */
export function frontHair(
  fine: boolean,
  inks: { readonly lit: string; readonly dark: string; readonly strand: string },
): string {
  const mass = F(D(curtain) + D(mirror(curtain, 100.5)), C.ink);
  if (!fine) {
    const strands =
      gouge(pp('M94 30 C66 38 54 62 54 100 C54 140 46 170 46 204'), 6) + gouge(pp('M97 40 C78 58 63 86 61 122'), 5);
    return mass + F(strands, inks.strand);
  }
  const light = flow(hairOuter, hairInner, 7, (u, t) => (t > 0.06 ? 2.5 : 1) * (u < 0.85 ? 1 : 0.5));
  const dark = flow(mirror(hairOuter, 100.5), mirror(hairInner, 100.5), 6, (u, t) =>
    noise(u * 9, t * 5) > 0.38 ? 1.8 : 0,
  );
  return mass + F(light, inks.lit) + F(dark, inks.dark);
}
