import { C } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, line, type Point, type Poly, pp } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, S } from '../../ink/svg.ts';
import { type Eye, grain } from './bark.ts';
import { bough, drawTwigs, twigs } from './bough.ts';
import type { Detail } from './detail.ts';
import { CUT_LEFT, CUT_RIGHT } from './hollow.ts';
import { moonlight, type TreeLight } from './light.ts';
import { evenly } from './shape.ts';

// The outside of the oak, in tower units round the hollow: free drawing, no cube comes near it.

// Each side runs from the tip of a great bough along its underside down the trunk to the ground, and from the tip along
// the upper side to the cut; the grain between them flows without a seam.
const EDGE_LEFT = pp(
  'M-860 26 C-700 2 -620 44 -520 30 C-420 16 -310 -4 -240 4 C-190 10 -172 40 -140 36 C-96 26 8 22 20 104 C28 156 22 190 4 238 C-18 316 2 380 -30 444 C-56 496 -112 530 -220 566',
);
const EDGE_RIGHT = pp(
  'M1220 24 C1060 2 980 44 880 28 C790 14 680 -6 610 6 C562 14 542 42 508 36 C458 26 352 22 340 106 C332 158 338 192 356 240 C380 318 356 384 390 448 C416 498 474 530 584 564',
);
const SHOULDER_LEFT = pp(
  'M-860 18 C-700 -8 -620 30 -520 14 C-420 -2 -310 -28 -240 -20 C-190 -18 -172 4 -140 -2 C-90 -14 10 -40 70 50',
);
const SHOULDER_RIGHT = pp(
  'M1220 16 C1060 -8 980 30 880 12 C790 -4 680 -28 610 -18 C562 -12 542 4 508 -4 C458 -18 350 -42 290 50',
);
const INNER_LEFT = [...SHOULDER_LEFT.slice(0, -1), ...CUT_LEFT];
const INNER_RIGHT = [...SHOULDER_RIGHT.slice(0, -1), ...CUT_RIGHT];

type Spine = readonly [points: Poly, from: number, to: number];

const CROWN: readonly Spine[] = [
  [
    [
      [-20, -4],
      [-52, -40],
      [-58, -80],
      [-90, -120],
    ],
    30,
    16,
  ],
  [
    [
      [380, -6],
      [414, -44],
      [420, -80],
      [450, -120],
    ],
    30,
    16,
  ],
  [
    [
      [60, 190],
      [10, 136],
      [-40, 116],
      [-84, 124],
      [-130, 96],
      [-190, 104],
    ],
    34,
    5,
  ],
  [
    [
      [300, 190],
      [352, 136],
      [396, 114],
      [440, 126],
      [496, 98],
      [560, 110],
    ],
    32,
    5,
  ],
];

const TWIGS: readonly (readonly [x: number, y: number, angle: number, length: number, w: number])[] = [
  [-150, 30, 2.2, 66, 7],
  [-230, 0, 2.6, 70, 6],
  [-110, -8, -2.4, 60, 7],
  [-130, 96, 2.4, 60, 5],
  [-190, 104, 2.9, 60, 4],
  [516, 32, 0.9, 66, 7],
  [600, 2, 0.5, 70, 6],
  [474, -10, -0.8, 60, 7],
  [496, 98, 0.7, 60, 5],
  [560, 110, 0.2, 60, 4],
  [-84, 124, 1.9, 46, 5],
  [440, 126, 1.2, 46, 5],
];

const ROOT_ARMS: readonly Spine[] = [
  [
    [
      [-60, 506],
      [-130, 536],
      [-220, 546],
      [-310, 562],
      [-440, 558],
    ],
    34,
    6,
  ],
  [
    [
      [420, 506],
      [496, 534],
      [584, 546],
      [674, 560],
      [800, 557],
    ],
    34,
    6,
  ],
];

const EYES: readonly Eye[] = [
  { x: 24, y: 206, rx: 10, ry: 19 },
  { x: -2, y: 400, rx: 9, ry: 15 },
  { x: 342, y: 318, rx: 11, ry: 22 },
  { x: 330, y: 134, rx: 8, ry: 13 },
  { x: 376, y: 476, rx: 8, ry: 13 },
];

/** A scar in the bark: a slit with heavy lids, never a ring. */
function scar({ x, y, rx, ry }: Eye, { lit }: TreeLight): string {
  const slit = gouge(line(x, y - ry, x, y + ry, 12, rx * 0.14), rx * 1.5, { pow: 0.9, jit: 0.08 });
  const lid = (share: number): Point[] => circ(x, y, rx * share, 30, ry * (share + 0.1)).slice(11, 20);
  return (
    F(slit, C.ink) +
    F(
      gouge(lid(0.98), 2.6) + gouge(lid(1.5), 2) + gouge(line(x, y - ry * 0.5, x, y + ry * 0.5, 6, -rx * 0.3), 1.6),
      lit,
    )
  );
}

/** How far from the light a cut lies, 0..1: over a bough the moon lights the upper side, on the trunk the left one. */
const shadeLeft = (u: number, t: number): number => {
  const turned = Math.min(1, Math.max(0, (t - 0.44) / 0.16));
  return (1 - u) * (1 - turned) + u * turned;
};

function bark(detail: Detail, { lit, unlit }: TreeLight): string {
  const n = Math.round(60 + 80 * detail.cuts);
  const edges = [EDGE_LEFT, INNER_LEFT, INNER_RIGHT, EDGE_RIGHT].map((curve) => evenly(curve, n));
  const [left, innerLeft, innerRight, right] = edges;
  const cuts = Math.round(19 * detail.cuts);
  // Where the wood is narrow the cuts lie closer and are thinner.
  const room = (a: Poly, b: Poly, t: number): number => {
    const i = Math.round(t * (n - 1));
    return detail.ink * Math.min(1, Math.hypot(a[i][0] - b[i][0], a[i][1] - b[i][1]) / 58);
  };
  const onLeft = (t: number): number => room(left, innerLeft, t);
  const onRight = (t: number): number => room(innerRight, right, t);
  const broken = (u: number, t: number, o: number, least: number): number =>
    noise(u * 12 + o, t * 13) > least ? 1 : 0.2;
  const light = (shade: number): number => (shade < 0.6 ? 3.7 * (1 - shade * 0.72) : 1.7);
  const lightLeft = grain(
    left,
    innerLeft,
    cuts,
    (u, t) => onLeft(t) * light(shadeLeft(u, t)) * broken(u, t, 0, 0.32),
    EYES,
  );
  const lightRight = grain(
    innerRight,
    right,
    cuts,
    (u, t) => onRight(t) * (u > 0.7 ? 1.7 : 2.4) * broken(u, t, 5, 0.38),
    EYES,
  );
  const ink =
    grain(
      left,
      innerLeft,
      Math.round(cuts * 0.8),
      (u, t) => onLeft(t) * (1.2 + 2.2 * shadeLeft(u, t)) * broken(u, t, 30, 0.42),
      EYES,
    ) +
    grain(
      innerRight,
      right,
      Math.round(cuts * 0.9),
      (u, t) => onRight(t) * (1.7 + 2.2 * u) * broken(u, t, 60, 0.32),
      EYES,
    );
  // Embers of the hollow catch the bark beside its foot.
  const low = (curve: Poly): Poly => curve.slice(Math.round(n * 0.82));
  const glow = (u: number, t: number): number => (u < 0.36 ? detail.ink * 2.6 * (1 - u * 2) * t : 0);
  const warm = Math.round(cuts * 0.7);
  const ember =
    grain(low(innerLeft), low(left), warm, glow, EYES) + grain(low(innerRight), low(right), warm, glow, EYES);
  return F(lightLeft, lit) + F(lightRight, unlit) + F(ink, C.ink) + F(ember, C.ember);
}

const BODY: Poly = [
  ...[...SHOULDER_LEFT].reverse(),
  ...EDGE_LEFT,
  [20, 592],
  [340, 592],
  ...[...EDGE_RIGHT].reverse(),
  ...SHOULDER_RIGHT,
];

/** Trunk, crown and the roots that lie on the ground; the hollow is drawn over it. */
export function trunk(detail: Detail, light: TreeLight = moonlight): string {
  seed(560);
  const options = { colour: light.bark, lit: light.lit, detail: detail.cuts, ink: 3.4 * detail.ink };
  const list = TWIGS.flatMap(([x, y, angle, length, w]) =>
    twigs(x, y, angle, length, w * detail.ink, detail.fine ? 2 : 1),
  );
  let s = drawTwigs(list, C.ink);
  for (const [points, from, to] of [...CROWN].reverse()) s += bough(points, from, to, options);
  for (const [points, from, to] of ROOT_ARMS) s += bough(points, from, to, { ...options, thinStart: true });
  s += S(
    D(EDGE_LEFT, false) + D(EDGE_RIGHT, false) + D(SHOULDER_LEFT, false) + D(SHOULDER_RIGHT, false),
    C.ink,
    6 * detail.ink,
  );
  s += F(D(BODY), light.bark);
  seed(561);
  s += clip(BODY, bark(detail, light) + (detail.fine ? EYES.map((eye) => scar(eye, light)).join('') : ''));
  return s;
}
