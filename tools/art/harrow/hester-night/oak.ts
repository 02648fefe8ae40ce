import { mix } from '../../ink/colour.ts';
import { engrave, flow, hatch } from '../../ink/cuts.ts';
import { cr, D, mirror, type Point, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { mouthRim } from '../title/mouth.ts';
import { oakEyes } from '../title/oak.ts';
import type { Night } from './view.ts';

// The hollow oak as a pair of horns: two limbs leave the middle of the sky to the moon and the words. Trunk axis x 0,
// ground y 612.

export const BARK = mix(C.bog, C.ink, 0.68);
/** Bark turned to the moon. */
export const BARK_RED = mix(mix(C.bog, C.paper, 0.28), C.prot, 0.3);

type Limb = readonly [spine: string, root: number, tip: number];

const mainLimbs: readonly Limb[] = [
  ['M-26 296 L-34 236 L-60 190 L-126 170 L-206 180 L-276 152 L-350 150 L-430 104 L-520 100 L-640 40', 112, 9],
  ['M30 296 L38 236 L64 190 L126 168 L202 180 L280 146 L344 152 L440 112 L530 74 L650 74', 112, 9],
];
const sideLimbs: readonly Limb[] = [
  ['M-250 160 L-288 108 L-280 52 L-314 6 L-308 -60', 40, 12],
  ['M250 160 L290 112 L280 54 L312 4 L306 -60', 40, 12],
  ['M-350 146 L-396 174 L-470 174 L-540 204', 24, 5],
  ['M344 148 L400 178 L466 162 L550 196', 24, 5],
  ['M-430 102 L-470 46 L-476 -20 L-510 -60', 22, 6],
  ['M440 110 L486 52 L482 0 L520 -60', 22, 6],
];
/** Where twigs spring: x, y, angle, length, width. */
const twigRoots: readonly (readonly [number, number, number, number, number])[] = [
  [-288, 108, -2.6, 90, 7],
  [-314, 6, -2.5, 90, 6],
  [-280, 52, -0.8, 60, 5],
  [-276, 152, 2.2, 80, 6],
  [-540, 204, 2.6, 80, 4],
  [-470, 172, 1.6, 70, 5],
  [-520, 96, 2.8, 100, 6],
  [-476, -10, -2.4, 90, 5],
  [-134, 176, 2.0, 54, 6],
  [290, 112, -0.5, 90, 7],
  [312, 4, -0.6, 90, 6],
  [280, 54, -2.3, 60, 5],
  [280, 148, 0.9, 80, 6],
  [550, 196, 0.5, 80, 4],
  [466, 162, 1.5, 70, 5],
  [530, 70, 0.4, 100, 6],
  [482, 0, -0.7, 90, 5],
  [132, 172, 1.1, 54, 6],
];

const leftEdge = pp('M-60 186 C-96 204 -98 236 -112 276 C-124 336 -136 396 -146 452 C-156 512 -180 562 -250 604');
const rightEdge = pp('M64 186 C100 204 102 238 116 278 C128 338 138 398 148 452 C158 514 186 562 256 606');
const leftCheek = pp('M-4 208 C-12 216 -8 224 -8 240 C-72 252 -114 316 -116 392 C-118 464 -122 540 -150 612');
const rightCheek = pp('M4 208 C10 216 10 224 10 240 C74 252 116 314 118 392 C120 464 124 540 152 612');
const trunk: Poly = [
  ...leftEdge,
  ...pp('M-180 614 L-120 620 L120 620 L180 614'),
  ...[...rightEdge].reverse(),
  [2, 196],
];
const hollow = cr(
  pp(
    'M-130 616 L-110 556 L-106 512 L-97 474 L-102 436 L-93 400 L-99 366 L-88 340 L-84 306 L-66 290 L-48 262 L-24 250 L4 236 L26 254 L44 262 L70 284 L80 318 L96 342 L94 376 L101 410 L97 452 L106 486 L104 520 L112 560 L128 616',
  ),
  false,
);

const limb = ([spine, root, tip]: Limb, ink: number, detail: number): string =>
  bough(pp(spine), root, tip, { colour: BARK, lit: BARK_RED, light: [0, -1], ink, detail });

function bark(detail: number): string {
  const n = (cuts: number): number => Math.round(cuts * detail);
  const wide = 1 / Math.sqrt(detail);
  const broken = (u: number, t: number, least: number): number => (noise(u, t) > least ? wide : 0.2 * wide);
  const red =
    flow(leftEdge, leftCheek, n(17), (u, t) => 4 * (u < 0.4 ? 1 : 0.5) * broken(u * 13, t * 8, 0.34)) +
    flow(rightEdge, rightCheek, n(17), (u, t) => 3.6 * (u < 0.4 ? 1 : 0.5) * broken(u * 13 + 5, t * 8, 0.38));
  const ink =
    flow(leftEdge, leftCheek, n(12), (u, t) => 4 * broken(u * 9 + 30, t * 10, 0.4)) +
    flow(rightEdge, rightCheek, n(12), (u, t) => 4 * broken(u * 9 + 60, t * 10, 0.4));
  const beside = (cheek: Poly, side: 1 | -1, at: number): string => {
    const lower = cheek.slice(12);
    const away = lower.map((p, i): Point => [p[0] + side * (30 + i * 1.4), p[1]]);
    return flow(lower, away, 6, (u, t) => 3.4 * (1 - u) * (0.4 + t) * broken(u * 8 + at, t * 7, 0.28));
  };
  return F(red, BARK_RED) + F(ink, C.ink) + F(beside(leftCheek, -1, 0) + beside(rightCheek, 1, 9), C.ember);
}

/** The fire inside, in steps round her head, dark in the vault. */
function hollowLight(): string {
  seed(843);
  const step = (kx: number, ky: number, colour: string): string =>
    F(
      D(
        wob(
          hollow.map((p): Point => [p[0] * kx, 360 + (p[1] - 360) * ky]),
          3,
          0.06,
          5,
        ),
      ),
      colour,
    );
  const steps =
    step(0.96, 0.95, mix(C.prot, C.ink, 0.3)) +
    step(0.9, 0.84, mix(C.prot, C.ember, 0.42)) +
    step(0.84, 0.72, C.ember) +
    step(0.74, 0.58, C.ray) +
    step(0.56, 0.4, C.lit);
  const tone = (x: number, y: number): number =>
    Math.max(0, Math.min(0.9, (284 - y + Math.abs(x) * 0.2) / 70 + 0.1 * noise(x * 0.05, y * 0.08)));
  const vault = F(engrave(rect(-130, 240, 260, 130), 0, 5.4, tone, { wave: 4, wl: 40 }), C.soot);
  const rows = F(hatch(rect(-130, 440, 260, 180), 0, 7, 1.6, { skip: 0.2 }), mix(C.prot, C.ember, 0.4));
  return FS(D(hollow), C.hollow, C.ink, 5) + clip(hollow, steps + rows + vault);
}

/** Light that falls out of the hollow over the ground, in steps: half-width, depth, ink, opacity. */
const spills: readonly (readonly [half: number, depth: number, ink: string, opacity: number])[] = [
  [420, 122, C.prot, 0.3],
  [300, 116, C.ember, 0.3],
  [214, 100, C.ember, 0.5],
  [150, 70, C.ray, 0.7],
];

export function oakGround(): string {
  seed(842);
  const pools = spills.map(([half, depth, ink, opacity]) => {
    const side = pp(`M60 596 C${half * 0.7} 596 ${half} ${600 + depth * 0.4} ${half * 0.92} ${604 + depth}`);
    return F(D(wob([...side, ...mirror(side, 0).reverse()], 3, 0.04, 6)), ink, `opacity="${opacity}"`);
  });
  const rows = hatch(rect(-430, 606, 860, 116), 0, 6.2, 2.6, { skip: 0.16 });
  return pools.join('') + F(rows, C.ink, 'opacity=".78"');
}

/** Limbs first for their outline, then the trunk, then the limbs again without: no seams. */
export function oak({ detail }: Night): string {
  seed(841);
  const thin = twigRoots.flatMap(([x, y, angle, len, w]) => twigs(x, y, angle, len, w, detail < 1 ? 1 : 2));
  return (
    drawTwigs(thin, C.ink) +
    sideLimbs.map((l) => limb(l, 3, detail)).join('') +
    mainLimbs.map((l) => limb(l, 4, 0.1)).join('') +
    F(D(trunk), BARK) +
    S(D(leftEdge.slice(8), false) + D(rightEdge.slice(8), false), C.ink, 6) +
    clip(trunk, bark(detail)) +
    mainLimbs.map((l) => limb(l, 0, detail)).join('') +
    G(0, 208 - 264 * 0.8, 0.8, oakEyes()) +
    mouthRim(hollow) +
    hollowLight()
  );
}
