import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, normals, type Point, type Poly, pp, resample, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { cutLines, glow, ground } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { brows, darkEye, halfFace, lips, litEye, neck } from './face.ts';

const iris = '#3a1d10';
const lipRed = '#7a2a22';

const brown = '#a86c3e';
const brownLight = '#e0a868';
const snakeSkin = '#e4d3a6';

const hair = cr(pp('M100 26 72 32 52 54 46 82 54 110 66 124 134 124 146 110 154 82 148 54 128 32'));
const dress = pp('M2 244 C10 210 44 198 78 190 L100 210 L122 190 C156 198 190 210 198 244');
const ears = D(pp('M61 104 Q52 98 55 112 Q58 124 66 122')) + D(pp('M139 104 Q148 98 145 112 Q142 124 134 122'));
const scarf = pp('M58 80 Q72 54 101 50 Q130 54 142 80 L146 62 Q132 32 101 30 Q70 32 54 62');
// Over the chest, round the shoulder, up beside the face.
const snake = pp(
  'M14 250 C20 196 66 196 96 208 C128 222 168 224 176 194 C183 174 172 160 174 146 C176 136 182 130 179 124',
);

/** An iron nail with its point at (x, y), its head `length` away towards `deg`. */
function nail(x: number, y: number, deg: number, length: number, w: number, metal: string): string {
  const turn = (pts: Poly): Point[] => tr(pts, x, y, 1, (deg * Math.PI) / 180);
  const near = length * 0.24;
  const shaft: Poly = [
    [0, -w * 0.16],
    [near, -w * 0.42],
    [length, -w * 0.5],
    [length, w * 0.5],
    [near, w * 0.42],
    [0, w * 0.16],
  ];
  const head: Poly = [
    [length - 1, -w * 1.15],
    [length + w * 0.55, -w],
    [length + w * 0.7, w * 1.1],
    [length, w * 1.25],
  ];
  const along = (side: number): Point[] => turn([0.1, 0.5, 0.95].map((share): Point => [length * share, w * side]));
  return (
    FS(D(turn(shaft)) + D(turn(head)), metal, C.ink, 3.4) +
    F(gouge(along(-0.19), w * 0.36), C.paper) +
    F(gouge(along(0.34), w * 0.3), C.ink)
  );
}

/** Five nails are her hairpins; their heads stand like a crown. */
function nails(fine: boolean): string {
  const [w, reach] = fine ? [8, 40] : [9, 36];
  return [-152, -121, -90, -59, -28]
    .map((deg) => {
      const angle = (deg * Math.PI) / 180;
      const length = deg === -90 ? reach - 9 : reach;
      return nail(100 + Math.cos(angle) * 30, 74 + Math.sin(angle) * 30, deg, length, w, fine ? C.nail : C.silver);
    })
    .join('');
}

function body(fine: boolean): string {
  const shape = FS(D(dress), mix(C.prot, C.ink, 0.3), C.ink, 4);
  if (!fine) return shape;
  const folds = flow(pp('M104 240 C102 226 101 214 100 206'), pp('M190 240 C180 208 150 196 124 188'), 9, () => 4.6);
  const light = comb(pp('M14 232 C26 208 50 200 72 196'), 72, 20, 11, 3);
  return shape + clip(dress, F(folds, C.ink) + F(light, mix(C.prot, C.paper, 0.45)));
}

function headscarf(fine: boolean): string {
  const dark = F(D(pp('M104 28 L150 40 L148 84 L126 66 Q112 54 104 54')), mix(C.prot, C.ink, 0.6));
  const dots = pp('M70 52 86 40 84 50 66 66')
    .map(([x, y]) => D(circ(x, y, 2.2, 12)))
    .join('');
  const cuts = fine
    ? F(comb(pp('M60 74 Q74 52 100 48'), -70, 12, 10, 2.4), mix(C.prot, C.paper, 0.5)) + F(dots, C.paper)
    : '';
  return FS(D(scarf), C.prot, C.ink, 4) + clip(scarf, dark + cuts);
}

/** Ribs across the back and a row of diamonds. */
function scales(spine: Poly, w: number): string {
  const pts = resample(spine, w * 0.42, false);
  const normal = normals(pts, false);
  let d = '';
  for (let i = 1; i < pts.length - 1; i++) {
    const [x, y] = pts[i];
    const [nx, ny] = normal[i];
    const at = (across: number, along: number): Point => [
      x + (nx * across + ny * along) * w,
      y + (ny * across - nx * along) * w,
    ];
    d += gouge([at(0.5, 0), at(0.12, 0.16), at(-0.2, 0)], w * 0.2, { a: 1 });
    if (i % 3 === 0) d += D([at(0.04, 0), at(-0.16, 0.16), at(-0.36, 0), at(-0.16, -0.16)]);
  }
  return F(d, C.ink);
}

function serpent(fine: boolean): string {
  const w = fine ? 17 : 20;
  // A slit eye and a flat brow: a round eye would be cute.
  const head =
    F(gouge(pp('M143 106 L132 108 L126 104'), 3) + gouge(pp('M132 108 L126 113'), 2.6), C.lit) +
    FS(D(pp('M182 118 Q186 98 168 92 Q152 92 141 104 Q142 112 154 116 Q164 128 176 126')), snakeSkin, C.ink, 4) +
    F(D(pp('M160 96 Q168 94 170 101 Q164 106 158 103')), C.ink) +
    F(D(pp('M163 97.5 Q166.5 100 163 103.5 Q161.5 100 163 97.5')), C.lit) +
    F(cutLines(['M143 106 Q154 110 164 112'], 2.4) + cutLines(['M178 100 Q184 110 178 120'], 4), C.ink);
  const body = S(D(snake, false), C.ink, w + 8) + S(D(snake, false), snakeSkin, w) + (fine ? scales(snake, w) : '');
  // The standee's arch is narrower than the portrait: there the head comes before the dark cheek.
  return fine ? body + G(9, 12, 1, head) : G(-16, 0, 1, body + G(-34, -12, 1.22, head));
}

export function bernice(fine: boolean): string {
  seed(131);
  const lights = cutLines(['M73 68 Q84 58 96 58'], 5) + cutLines(['M76 122 Q80 132 86 138'], 4);
  return (
    ground(C.prot, 0.28, 0, { x: 100, y: 96, clear: 72, reach: 112 }) +
    glow(100, 88, 72, mix(C.prot, C.ember, 0.6)) +
    nails(fine) +
    FS(D(wob(hair, 2.5, 0.12, 4)), C.ink, C.ink, 5) +
    body(fine) +
    neck(brown) +
    FS(ears, brown, C.ink, 3.5) +
    halfFace(brown, fine, brownLight) +
    F(lights, brownLight) +
    brows() +
    litEye(iris) +
    darkEye() +
    lips(lipRed) +
    headscarf(fine) +
    serpent(fine)
  );
}
