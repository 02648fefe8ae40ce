import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, gouge, rays } from '../../ink/cuts.ts';
import { circ, D, mirror, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { bustHeight, bustWidth, horn } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { fairInk } from '../pieces/fair-dress.ts';
import { halfFace, neck } from './face.ts';
import { figurePictures } from './legends.ts';

const pale = mix(C.frost, C.eggshell, 0.35);

/** The twigs of her crown on the left; the right ones mirror them. */
const crownTwigs = [
  'M84 58 C74 40 76 22 66 4',
  'M76 34 C68 26 60 26 52 18',
  'M78 60 C60 46 52 34 34 30',
  'M52 40 C48 30 44 24 42 14',
  'M72 66 C54 60 40 58 22 62',
  'M44 58 C36 52 30 50 20 46',
  'M95 54 C92 36 98 20 94 2',
  'M94 28 C88 22 86 16 84 8',
].map(pp);

const hair = pp(
  'M100 40 C64 38 50 66 50 98 C50 136 40 170 22 214 L20 250 L180 250 L178 214 C160 170 150 136 150 98 C150 66 136 38 100 40',
);
const gown = pp('M40 250 C52 216 72 202 84 192 L100 214 L116 192 C128 202 148 216 160 250');
const upperWing = pp('M98 98 C90 78 70 66 46 70 C40 84 46 104 62 112 C76 116 90 110 98 102');
const lowerWing = pp('M98 102 C88 106 76 112 72 124 C74 136 86 134 92 126 C96 120 99 112 98 102');

function night(): string {
  const field = rect(0, 0, bustWidth, bustHeight);
  const tone = (x: number, y: number): number => Math.max(0, Math.min(0.8, 0.85 - Math.hypot(x - 100, y - 90) / 130));
  return (
    F(D(field), mix(C.night, C.ink, 0.3)) +
    F(engrave(field, 90, 6, tone, { wave: 4, wl: 50 }), mix(C.night, C.silver, 0.5)) +
    F(D(wob(circ(100, 88, 72), 2.5)), mix(C.night, C.silver, 0.62)) +
    F(rays(100, 88, 70, 116, 48, 5), C.silver)
  );
}

function crown(): string {
  const right = crownTwigs.map((twig) => mirror(twig, 100));
  const mass = [...crownTwigs, ...right].map((twig) => horn(twig, 9, 0.85)).join('');
  const light = (twigs: readonly Poly[], w: number): string => twigs.map((twig) => gouge(twig, w)).join('');
  return FS(mass, C.ink, C.ink, 4) + F(light(crownTwigs, 3.4) + light(right, 1.8), C.frost);
}

function whiteHair(fine: boolean): string {
  const mass = FS(D(hair), C.ink, C.ink, 5);
  if (!fine) {
    const strands =
      gouge(pp('M84 48 C60 60 58 90 56 120 C54 160 40 190 32 230'), 9) + gouge(pp('M76 70 C68 100 68 160 60 230'), 7);
    return mass + F(strands, C.frost);
  }
  const lit = flow(
    pp('M92 42 C64 46 54 70 54 100 C54 138 44 176 24 226'),
    pp('M98 52 C80 62 70 84 68 112 C68 150 66 190 62 246'),
    10,
    () => 3.2,
  );
  const dim = flow(
    pp('M102 52 C120 62 130 84 132 112 C132 150 134 190 138 246'),
    pp('M108 42 C136 46 146 70 146 100 C146 138 156 176 176 226'),
    9,
    (u, t) => (noise(u * 8, t * 4) > 0.3 ? 1.8 : 0),
  );
  return mass + F(lit, C.frost) + F(dim, C.silver);
}

function dress(): string {
  const folds = flow(pp('M100 214 L100 250'), pp('M118 190 C132 206 150 220 162 250'), 7, () => 3.6);
  return FS(D(gown), mix(C.night, C.silver, 0.35), C.ink, 4) + clip(gown, F(folds, C.ink));
}

const mouth = (): string =>
  FS(
    D(pp('M86 144 Q94 139 100 142 Q106 139 114 144 Q108 150 100 150 Q92 150 86 144')),
    mix(C.night, C.silver, 0.4),
    C.ink,
    2.6,
  ) + F(gouge(pp('M84 144 Q93 146 100 145 Q108 146 116 144'), 2.6), C.ink);

/** One wing with its spot that looks back, left as drawn or mirrored into the dark. */
function wing(fine: boolean, right: boolean): string {
  const side = (line: Poly): Poly => (right ? mirror(line, 100) : line);
  const face = right ? mix(C.silver, C.night, 0.3) : mix(C.frost, C.silver, 0.15);
  const x = right ? 131 : 69;
  const veins =
    comb(side(pp('M46 70 C40 84 46 104 62 112')), right ? 180 : 0, 13, 13, 2.6, { spread: 40 }) +
    comb(side(pp('M54 69 Q80 66 96 92')), right ? 110 : 70, 8, 12, 2);
  return (
    FS(D(side(lowerWing)), mix(face, C.night, 0.3), C.ink, 3.6) +
    FS(D(side(upperWing)), face, C.ink, 4) +
    (fine ? clip(side(upperWing), F(veins, C.ink)) : '') +
    FS(D(circ(x, 91, 11.5, 22, 12)), C.ink, C.ink, 2) +
    F(D(circ(x, 91, 8.6, 20, 9)), right ? C.lit : C.core) +
    F(D(circ(x, 91, 4.6)), C.ink) +
    F(D(circ(x - 2, 89, 1.6)), C.white)
  );
}

/** A moth sits where her eyes should be. */
const mothFace = (fine: boolean): string =>
  wing(fine, false) +
  wing(fine, true) +
  FS(D(pp('M100 82 Q106 90 104 104 Q103 120 100 126 Q97 120 96 104 Q94 90 100 82')), C.ink, C.ink, 2) +
  S('M98 84Q92 70 84 66M102 84Q108 70 116 66', C.ink, 4) +
  F(gouge(pp('M99 90 L99 103 L99 116'), 2), C.silver);

function queen(fine: boolean): string {
  seed(146);
  return (
    night() +
    crown() +
    whiteHair(fine) +
    dress() +
    neck(pale) +
    halfFace(pale, fine, mix(C.night, C.silver, 0.6)) +
    mouth() +
    mothFace(fine)
  );
}

/** The queen of the Fair Folk: she stands for their side, which has no legend. */
export const fairQueen = (): Picture[] => figurePictures('fair', fairInk, queen);
