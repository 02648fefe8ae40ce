import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Poly, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { cutLines, glow, ground, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const bareEye = '#fffaf0';

const pale = mix(skin, C.ember, 0.16);

const torso = pp('M-4 244 C2 206 30 192 62 184 L80 178 L104 184 C136 190 150 210 152 244');
const torsoShade = pp('M96 178 L160 180 L160 250 L112 250 Q108 210 96 178');
const head = cr(pp('M80 34 54 44 40 72 42 104 52 130 68 146 82 150 96 146 112 130 121 104 122 72 106 44'));
const headShade = pp('M86 28 L130 40 L128 150 L84 156 Q92 128 86 120 Q90 100 86 84 Q92 60 86 28');

/** A loose end of wrapping. */
const strip = (path: string, w: number): string =>
  S(D(pp(path), false), C.ink, w + 5) + S(D(pp(path), false), C.paper, w);

/** A body part in wrapping: the gaps between the turns are cut in ink. */
const wrapped = (shape: Poly, gaps: string, shade: Poly): string =>
  FS(D(shape), C.paper, C.ink, 5) + clip(shape, F(gaps, C.ink) + F(D(shade), C.ink, 'opacity=".92"'));

function trunk(fine: boolean): string {
  const gaps =
    cutLines(['M-4 214 Q60 190 150 226', 'M-4 238 Q70 208 156 246'], 5) +
    cutLines(['M24 196 Q80 230 156 216', 'M60 186 Q40 220 44 250'], 3.8);
  const cuts = fine ? hatch(pp('M0 214 L60 200 L60 214 L0 232'), 70, 5, 2, { to: 0.5 }) : '';
  return (
    wrapped(torso, gaps + cuts, torsoShade) +
    FS(D(pp('M64 138 L62 186 L80 194 L102 186 L100 138')), C.paper, C.ink, 4) +
    F(
      cutLines(['M62 158 Q82 168 102 156', 'M62 176 Q82 184 102 172'], 4) +
        D(pp('M84 140 L102 138 L103 188 L90 192 Q92 164 84 140')),
      C.ink,
    )
  );
}

function wrappedHead(fine: boolean): string {
  const gaps =
    cutLines(['M36 82 Q60 76 82 80 Q104 76 128 82', 'M38 120 Q80 132 126 112'], 4.6) +
    cutLines(['M36 70 Q78 40 126 62', 'M42 134 Q80 146 118 128'], 4) +
    cutLines(['M38 56 Q84 30 122 50', 'M40 108 Q80 116 126 98', 'M66 30 Q58 54 44 76'], 3.5);
  const cuts = fine ? comb(pp('M44 76 Q40 104 56 134'), -4, 12, 13, 2.4) : '';
  // The turns go on through the shadow.
  const edges = ['M96 46 Q108 50 114 60', 'M96 122 Q106 120 113 112', 'M94 138 Q102 136 108 130'];
  return wrapped(head, gaps + cuts, headShade) + F(cutLines(edges, 3), C.paper);
}

/** Without lids. */
const eye = (x: number, colour: string): string =>
  FS(D(wob(circ(x, 95, 15, 24, 16), 0.7)), C.ink, C.ink, 4) +
  F(D(circ(x, 95, 12.5, 22, 13.5)), colour) +
  F(D(circ(x + 2, 96, 4.4, 16)), C.ink) +
  F(D(circ(x, 93, 1.6, 12)), C.white);

// Shoulders, flat sleeves with empty hands, an open front.
const emptySkin = pp(
  'M138 152 C128 165 124 190 116 210 C112 219 106 225 106 232 L100 239 L108 238 L106 250 L114 241 L118 251 L122 239 L130 242 L126 230 C132 220 136 211 140 199 C144 220 142 239 136 257 L188 257 C184 239 180 220 178 199 C184 213 188 220 188 229 L180 239 L190 238 L190 250 L197 241 L204 250 L204 238 L210 233 L200 225 C198 208 194 183 184 167 C178 155 160 146 138 152',
);

function skinBody(fine: boolean): string {
  const folds =
    cutLines(['M163 190 Q166 220 163 250'], 3.4) +
    cutLines(['M140 180 Q138 196 141 210', 'M178 176 Q182 192 179 214'], 4);
  const buttons = [200, 216, 232].map((y) => D(circ(156, y, 3.6, 16))).join('');
  const cuts = fine
    ? hatch(pp('M168 112 L214 140 L206 250 L176 250 Q182 180 168 112'), 68, 5.2, 2.6) +
      hatch(pp('M124 170 L136 176 L124 214 L108 210'), 20, 6, 2)
    : '';
  return (
    FS(D(emptySkin), pale, C.ink, 5) + clip(emptySkin, F(folds, C.ink) + FS(buttons, C.prot, C.ink, 2) + F(cuts, C.ink))
  );
}

const limpHead = {
  x: 160,
  y: 112,
  turn: 0.2,
  shape: cr(pp('M-6 -34 -23 -28 -29 -8 -27 12 -21 30 -12 46 -2 54 9 48 19 30 26 10 28 -10 21 -28 8 -35')),
} as const;

/** Drawn upright around its own middle, then hung askew; the holes are black, never red. */
function skinFace(fine: boolean): string {
  const { x, y, turn, shape } = limpHead;
  const hang = (content: string): string => G(x, y, 1, content, (turn * 180) / Math.PI);
  const outline = tr(shape, x, y, 1, turn);
  const hair =
    F(D(pp('M-34 -10 Q-26 -26 -10 -22 Q6 -16 28 -26 L32 -40 L-34 -44')), C.ink) +
    F(cutLines(['M-24 -26 Q-14 -32 -2 -30', 'M-18 -22 Q-4 -26 12 -26'], 2), mix(C.prot, C.ember, 0.5));
  const holes =
    D(pp('M-21 -1 Q-12 -11 -3 1 Q-10 9 -18 7 Q-22 4 -21 -1')) +
    D(pp('M5 1 Q13 -11 22 -2 Q23 4 18 8 Q10 9 5 1')) +
    D(pp('M-8 30 Q1 27 10 30 Q4 35 1 35 Q-4 34 -8 30'));
  const creases = cutLines(['M0 4 Q-4 16 3 19'], 3) + cutLines(['M-20 14 Q-16 24 -18 32', 'M-12 34 Q-8 42 -4 46'], 2.3);
  const cuts = fine ? F(comb(tr(pp('M28 -14 Q28 16 6 50'), x, y, 1, turn), 165, 15, 15, 2.8), C.ink) : '';
  return (
    FS(D(outline), pale, C.ink, 4.5) +
    clip(outline, hang(hair) + cuts) +
    hang(FS(holes, C.ink, C.ink, 3.4) + F(creases, C.ink))
  );
}

/** The wrapped arm and the fist that holds the skin like a coat. */
function arm(): string {
  const turns = pp('M98 234 110 225 121 214 131 201')
    .map(([x, y]) => gouge(line(x - 6, y - 8, x + 5, y + 5, 3), 3.4))
    .join('');
  const fist = pp('M132 180 Q136 164 152 164 Q168 162 176 172 Q180 182 170 188 Q158 194 148 192 Q136 194 132 180');
  const knuckles = ['M148 166 Q146 178 150 190', 'M158 165 Q157 177 161 190', 'M167 168 Q167 177 170 186'];
  return (
    strip('M84 236 C104 232 124 214 142 188', 15) +
    F(turns, C.ink) +
    FS(D(fist), C.paper, C.ink, 4) +
    F(cutLines(knuckles, 3), C.ink)
  );
}

export function skinlessBoy(fine: boolean): string {
  seed(133);
  return (
    ground(C.prot, 0.4, -14, { x: 80, y: 90, clear: 66, reach: 120 }) +
    glow(80, 88, 66, mix(C.prot, C.ember, 0.55), 44) +
    strip('M46 60 C28 58 20 44 6 50', 9) +
    strip('M44 116 C26 122 22 136 6 134', 8) +
    trunk(fine) +
    wrappedHead(fine) +
    eye(62, bareEye) +
    eye(101, C.lit) +
    F(cutLines(['M70 130 Q80 127 90 131'], 3.4), C.ink) +
    skinBody(fine) +
    skinFace(fine) +
    arm()
  );
}
