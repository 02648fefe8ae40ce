import { C, mix } from '../ink/colour.ts';
import { comb, flow, gouge, hatch } from '../ink/cuts.ts';
import { circ, cr, D, mirror, pp, wob } from '../ink/geometry.ts';
import { noise, seed } from '../ink/random.ts';
import { clip, F, FS } from '../ink/svg.ts';
import { ground, halo, skin } from './bust.ts';

const copper = mix(C.prot, C.ember, 0.55);
const eyeWhite = '#fff8e6';

const hair = pp(
  'M100 22 C62 20 44 52 44 92 C44 132 30 160 28 214 L60 240 L150 240 L174 214 C170 160 156 132 156 92 C156 52 138 20 100 22',
);
const dressShape = pp('M6 240 C14 208 44 196 76 188 L100 206 L124 188 C156 196 186 208 194 240');
const face = cr(pp('M100 50 76 58 64 84 65 112 74 138 88 156 100 162 112 156 126 138 135 112 136 84 124 58'));
// One black shape down the nose line.
const faceShade = pp(
  'M103 48 L140 50 L142 120 L128 146 L101 166 Q108 153 104 148 Q109 142 104 136 Q105 130 110 127 Q108 119 104.5 113 L107 93 Q102 84 104 70',
);
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

function head(fine: boolean): string {
  const litTriangle = F(D(pp('M112 114 Q122 110 129 114 Q126 124 119 131 Q117 121 112 114')), skin);
  const terminator =
    comb(pp('M104 60 Q102 84 107 94'), 185, 12, 9, 2.8) +
    comb(pp('M105 150 Q101 160 95 163'), 190, 13, 7, 2.8) +
    comb(pp('M129 114 Q126 124 119 131'), 185, 7, 7, 2.2) +
    gouge(pp('M92 128 Q95 132 101 131'), 3);
  const blush = comb(pp('M68 100 Q68 128 80 148'), -8, 13, 13, 2.6);
  const cuts = fine ? F(terminator, C.ink) + F(blush, mix(C.prot, C.ink, 0.3)) : '';
  return FS(D(face), skin, C.ink, 4) + clip(face, F(D(faceShade), C.ink) + litTriangle + cuts);
}

function features(): string {
  const brows = gouge(pp('M70 92 Q80 84 95 91'), 6.5, { b: 0.4 }) + gouge(pp('M108 90 Q120 84 131 92'), 5.5);
  const leftEye =
    FS(D(pp('M72 103 Q82 92 95 104 Q84 112 72 103')), eyeWhite, C.ink, 3) +
    F(D(circ(85, 102.5, 5.6)), C.ink) +
    F(D(circ(83, 100.5, 1.7, 12)), eyeWhite) +
    F(gouge(pp('M70 104 Q82 91 97 104'), 5, { b: 0.5 }), C.ink);
  // The eye in the dark glows: her one idea, with the two-toned hair.
  const rightEye =
    F(D(pp('M109 104 Q120 94 131 103 Q121 111 109 104')), C.lit) +
    F(D(circ(119, 102.5, 5)), C.ink) +
    F(D(circ(117.4, 100.8, 1.6, 12)), '#ffffff');
  const mouth =
    FS(
      D(pp('M84 143 Q94 138 100 141 Q106 138 115 143 Q108 151 99 150.5 Q90 150 84 143')),
      mix(C.prot, C.ink, 0.15),
      C.ink,
      2.6,
    ) + F(gouge(pp('M82 143 Q92 145 99 144 Q108 145 117 143'), 3), C.ink);
  return F(brows, C.ink) + leftEye + rightEye + mouth;
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
    halo({ x: 100, y: 96, r: 74, disc: copper, ray: copper, from: 70, to: 112, count: 44, w: 6 }) +
    FS(D(wob(hair, 1.5)), C.ink, C.ink, 5) +
    dress(fine) +
    neckAndCollar(fine) +
    head(fine) +
    features() +
    frontHair(fine)
  );
}
