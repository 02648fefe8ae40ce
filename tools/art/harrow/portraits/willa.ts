import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, mirror, type Point, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { cutLines, glow, ground, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { brows, halfFace, neck } from './face.ts';

const pale = mix(skin, C.moon, 0.3);
const dusk = mix(C.fam, C.moon, 0.5);

const hair = cr(pp('M100 44 70 50 52 76 54 112 64 134 136 134 146 112 148 76 130 50'));
const shawl = pp('M-4 244 C6 196 40 180 74 172 L100 210 L126 172 C160 180 194 196 204 244');
const hand = tr(
  pp(
    'M-18 46 L-20 14 Q-40 0 -44 -14 Q-38 -22 -30 -12 L-22 -2 L-24 -36 Q-17 -46 -11 -36 L-8 -10 L-6 -46 Q1 -54 7 -46 L8 -10 L14 -40 Q21 -48 27 -39 L23 -6 L32 -24 Q40 -29 43 -20 L28 18 L22 46',
  ),
  34,
  196,
  0.92,
  0.1,
);
// From fingertip to fingertip.
const threads = [
  'M22 152 L102 118 L176 153',
  'M39 147 L159 148',
  'M22 152 L142 156',
  'M56 155 L176 153',
  'M39 147 L100 197 L159 148',
  'M56 155 L100 197 L142 156',
];
const knots = pp('M22 152 39 147 56 155 176 153 159 148 142 156 100 197');

/** Two needles crossed in the bun. */
function needles(fine: boolean): string {
  const needle = pp(fine ? 'M36 18 L140 64' : 'M50 22 L140 60');
  return [needle, mirror(needle, 100)]
    .map(
      (pts) =>
        S(D(pts, false), C.ink, 9) +
        S(D(pts, false), C.paper, 4) +
        FS(D(circ(pts[0][0], pts[0][1], 7)), C.ember, C.ink, 4),
    )
    .join('');
}

function bunAndHair(fine: boolean): string {
  const mass = FS(D(wob(circ(100, 36, 30, 26, 24), 1)), C.ink, C.ink, 4) + FS(D(hair), C.ink, C.ink, 5);
  if (!fine) {
    return mass + F(cutLines(['M78 44 C80 28 90 20 102 18', 'M86 52 C64 62 58 86 61 112'], 6), C.moon);
  }
  const lit =
    flow(pp('M74 40 C78 22 92 14 104 14'), pp('M98 56 C92 44 94 30 104 22'), 5, () => 2.8) +
    flow(pp('M66 54 C52 70 52 96 60 124'), pp('M98 50 C80 56 68 74 66 98'), 6, () => 2.6);
  const dark =
    flow(pp('M110 16 C124 20 128 34 122 50'), pp('M106 24 C112 30 112 42 106 54'), 4, () => 1.6) +
    flow(pp('M134 98 C132 74 120 56 102 50'), pp('M140 124 C148 96 148 70 134 54'), 5, () => 1.6);
  return mass + F(lit, C.moon) + F(dark, dusk);
}

function knittedShawl(fine: boolean): string {
  const shape = FS(D(shawl), mix(C.fam, C.ink, 0.45), C.ink, 5);
  if (!fine) return shape;
  let stitches = '';
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 17; i++) {
      const x = 4 + i * 12 + (row % 2) * 6;
      const y = 186 + row * 11;
      const stitch: readonly Point[] = [
        [x - 5, y - 3],
        [x, y + 3],
        [x + 5, y - 3],
      ];
      stitches += gouge(stitch, 2.6);
    }
  }
  const shade = hatch(pp('M110 176 L204 190 L204 244 L118 244'), 66, 7, 3);
  return shape + clip(shawl, F(stitches, mix(C.fam, C.moon, 0.42)) + F(shade, C.ink));
}

/** Closed eyes in an old face. */
function face(fine: boolean): string {
  const wrinkles = [
    'M76 118 Q84 121 92 116',
    'M80 124 Q86 126 91 122',
    'M82 138 Q76 146 80 153',
    'M74 72 Q86 66 98 70',
    'M78 64 Q88 60 98 63',
  ];
  const lashes = comb(pp('M74 105 Q84 110 94 105'), 92, 6, 6, 2);
  const lid = gouge(pp('M72 103 Q84 110 96 103'), 5.5, { a: 0.4, b: 0.4 });
  const mouth = cutLines(['M84 145 Q96 141 101 144 Q108 141 116 145'], 4.6);
  return (
    halfFace(pale, fine, mix(C.fam, C.ink, 0.3)) +
    F(cutLines(wrinkles, 2.4) + lid + mouth + (fine ? lashes : ''), C.ink) +
    brows(1) +
    F(cutLines(['M110 103 Q120 109 130 103'], 3.6), C.moon)
  );
}

function hands(): string {
  const right = mirror(hand, 99);
  const litShade = hatch(pp('M40 130 L70 130 L70 244 L46 244'), 114, 5, 2.4);
  const darkShade = hatch(pp('M150 130 L200 130 L200 244 L160 244'), 66, 5, 2.4);
  return (
    FS(D(hand), pale, C.ink, 4.4) +
    clip(hand, F(litShade, C.ink)) +
    FS(D(right), mix(pale, C.ink, 0.35), C.ink, 4.4) +
    clip(right, F(darkShade, C.ink))
  );
}

/** The thread of fate, a cat's cradle between the hands. */
function cradle(fine: boolean): string {
  const w = fine ? 2.6 : 3.6;
  const strung = threads.map((path) => D(wob(pp(path), 0.7, 0.1, 5, false), false));
  const knot = knots.map(([x, y]) => D(circ(x, y, fine ? 3.6 : 5, 16))).join('');
  return strung.map((d) => S(d, C.ink, w + 2.8) + S(d, C.ember, w)).join('') + FS(knot, C.lit, C.ink, 2);
}

export function willa(fine: boolean): string {
  seed(137);
  return (
    ground(C.fam, 0.38, 60, { x: 100, y: 100, clear: 74, reach: 110 }) +
    glow(100, 92, 72, mix(C.fam, C.moon, 0.4), 44) +
    needles(fine) +
    bunAndHair(fine) +
    knittedShawl(fine) +
    neck(pale) +
    face(fine) +
    hands() +
    cradle(fine)
  );
}
