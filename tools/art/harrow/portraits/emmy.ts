import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge, hatch } from '../../ink/cuts.ts';
import { D, mirror, pp, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { glow, ground, skin } from './bust.ts';
import { brows, darkEye, halfFace, lips, litEye } from './face.ts';

const copper = mix(C.prot, C.ember, 0.55);

const hair = pp(
  'M100 22 C62 20 44 52 44 92 C44 132 30 160 28 214 L60 240 L150 240 L174 214 C170 160 156 132 156 92 C156 52 138 20 100 22',
);
const dressShape = pp('M6 240 C14 208 44 196 76 188 L100 206 L124 188 C156 196 186 208 194 240');
const curtain = pp(
  'M101 26 C66 26 50 56 50 96 C50 136 40 160 40 206 L58 214 C52 176 62 150 64 118 C66 88 80 64 101 44',
);
const hairOuter = pp('M98 27 C66 30 51 58 51 96 C51 136 40 160 39 214');
const hairInner = pp('M100 42 C82 62 68 86 65 116 C62 150 54 176 57 216');

function dress(fine: boolean): string {
  const shape = FS(D(dressShape), mix(C.prot, C.ink, 0.35), C.ink, 4);
  if (!fine) return shape;
  const left = flow(pp('M10 240 C20 208 50 196 76 188'), pp('M96 240 C98 226 99 214 100 206'), 9, (u) => 3.4 * u);
  const right = flow(pp('M104 240 C102 226 101 214 100 206'), pp('M190 240 C180 208 150 196 124 188'), 10, () => 4.6);
  const light = comb(pp('M18 226 C30 206 52 200 74 194'), 70, 20, 12, 3.2);
  return shape + clip(dressShape, F(left + right, C.ink) + F(light, mix(C.prot, C.paper, 0.45)));
}

function neckAndCollar(fine: boolean): string {
  const collar =
    D(pp('M74 186 L98 208 L78 226 Q58 214 56 198 Q64 190 74 186')) +
    D(pp('M126 186 L102 208 L122 226 Q142 214 144 198 Q136 190 126 186'));
  const collarShade = fine
    ? hatch(pp('M122 192 L104 208 L122 224 L142 202'), -50, 4.5, 2.2)
    : D(pp('M126 186 L102 208 L122 226 Q132 210 126 186'));
  return (
    FS(D(pp('M82 150 L80 186 L100 206 L120 186 L118 150')), skin, C.ink, 3.5) +
    F(D(pp('M100 164 Q112 160 119 150 L120 188 L100 208 L92 196 Q104 184 100 164')), C.ink) +
    FS(collar, C.paper, C.ink, 4) +
    F(collarShade, C.ink)
  );
}

/** Two curtains of hair from a centre parting. */
function frontHair(fine: boolean): string {
  const mass = F(D(curtain) + D(mirror(curtain, 100.5)), C.ink);
  if (!fine) {
    const strands =
      gouge(pp('M94 30 C66 38 54 62 54 100 C54 140 46 170 46 204'), 6) + gouge(pp('M97 40 C78 58 63 86 61 122'), 5);
    return mass + F(strands, mix(C.ember, C.paper, 0.2));
  }
  const light = flow(hairOuter, hairInner, 7, (u, t) => (t > 0.06 ? 2.5 : 1) * (u < 0.85 ? 1 : 0.5));
  const dark = flow(mirror(hairOuter, 100.5), mirror(hairInner, 100.5), 6, (u, t) =>
    noise(u * 9, t * 5) > 0.38 ? 1.8 : 0,
  );
  return mass + F(light, mix(C.ember, C.paper, 0.25)) + F(dark, mix(C.prot, C.ember, 0.4));
}

export function emmy(fine: boolean): string {
  seed(101);
  return (
    ground(C.prot, 0.25, 0, { x: 100, y: 110, clear: 70, reach: 110 }) +
    glow(100, 96, 74, copper, 38, 44) +
    FS(D(wob(hair, 1.5)), C.ink, C.ink, 5) +
    dress(fine) +
    neckAndCollar(fine) +
    halfFace(skin, fine, mix(C.prot, C.ink, 0.3)) +
    brows() +
    litEye(C.ink) +
    // The glowing eye is her one idea, with the two-toned hair.
    darkEye() +
    lips(mix(C.prot, C.ink, 0.15)) +
    frontHair(fine)
  );
}
