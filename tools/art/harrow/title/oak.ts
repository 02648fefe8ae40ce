import { mix } from '../../ink/colour.ts';
import { flow, gouge } from '../../ink/cuts.ts';
import { circ, D, type Point, type Poly, pp, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { mouthLight, mouthRim } from './mouth.ts';

// The great oak with a face. Its box: trunk axis x 0, ground y 610, eyes y 264, the crown reaches beyond y -60.

export const BARK = mix(C.bog, C.ink, 0.62);
export const BARK_LIT = mix(C.bog, C.moon, 0.6);
const light: Point = [-0.55, -0.83];

type Limb = readonly [spine: string, root: number, tip: number];

const mainLimbs: readonly Limb[] = [
  ['M-30 262 L-44 190 L-84 118 L-150 84 L-230 92 L-310 60', 84, 12],
  ['M44 262 L56 190 L102 112 L176 92 L250 50 L330 64 L400 30', 84, 10],
  ['M-6 240 L-24 160 L-40 80 L-30 10 L-66 -60', 74, 20],
  ['M24 240 L40 160 L64 84 L66 20 L110 -50', 66, 20],
];
const sideLimbs: readonly Limb[] = [
  ['M-150 86 L-190 30 L-250 0 L-268 -60', 24, 8],
  ['M176 92 L214 130 L290 140 L350 176 L420 170', 22, 5],
  ['M250 50 L262 0 L300 -50', 18, 6],
  ['M-36 60 L-96 20 L-120 -40', 24, 10],
  ['M60 60 L130 20 L168 -40', 24, 8],
];
/** Where twigs spring: x, y, angle, length, width. */
const twigRoots: readonly (readonly [number, number, number, number, number])[] = [
  [-310, 60, 3.3, 150, 10],
  [-230, 92, 2.6, 120, 8],
  [-268, -50, -1.9, 120, 7],
  [-190, 30, 3.5, 120, 7],
  [-100, 100, 2.3, 90, 7],
  [-66, -50, -1.9, 120, 10],
  [110, -50, -1.2, 130, 10],
  [168, -40, -0.9, 140, 8],
  [300, -50, -0.7, 120, 6],
  [400, 30, -0.2, 120, 8],
  [330, 64, 0.5, 110, 7],
  [420, 170, 0.2, 90, 5],
  [290, 140, 0.9, 90, 6],
  [250, 50, -1, 90, 6],
  [-120, -40, -2.2, 110, 8],
  [130, 20, -0.6, 110, 7],
  [350, 176, 0.9, 80, 4],
  [-150, 84, -2.2, 100, 6],
];
/** The two long roots start thin beside the trunk, the others come from under the mouth and catch its light. */
const sideRoots: readonly Limb[] = [
  ['M-150 520 L-230 570 L-330 592 L-430 630 L-520 640', 50, 4],
  ['M160 520 L236 566 L330 596 L430 626 L520 646', 50, 4],
];
const frontRoots: readonly Limb[] = [
  ['M-120 540 L-170 600 L-250 636 L-320 690', 46, 6],
  ['M122 540 L176 600 L244 640 L330 684', 46, 6],
  ['M-96 560 L-110 610 L-150 650 L-170 720', 40, 8],
  ['M98 560 L116 612 L150 650 L190 716', 40, 8],
];

const leftEdge = pp('M-40 168 C-92 210 -72 280 -96 356 C-116 430 -122 486 -176 540 C-226 582 -300 600 -404 624');
const rightEdge = pp('M48 168 C100 210 78 280 100 356 C116 430 130 486 178 540 C228 580 306 602 396 628');
const leftCheek = pp('M-20 168 C-30 210 -12 262 -16 306 C-60 344 -92 420 -84 470 C-80 520 -104 566 -122 606');
const rightCheek = pp('M24 168 C30 210 8 262 4 306 C52 344 90 420 84 470 C80 520 100 566 116 606');
const trunk: Poly = [
  ...leftEdge,
  ...pp('M-300 616 L-200 611 L-112 604 L112 604 L200 611 L300 618'),
  ...[...rightEdge].reverse(),
];
const forks = pp('M10 236 C6 200 6 176 11 158');
const forkLeft = pp('M-44 206 C-52 170 -62 140 -84 112');
const forkRight = pp('M52 206 C60 168 74 140 96 118');

interface OakOptions {
  /** Share of the bark cuts that is drawn: less on a phone. */
  readonly detail?: number;
}

const limb = ([spine, root, tip]: Limb, ink: number, detail: number, more = {}): string =>
  bough(pp(spine), root, tip, { colour: BARK, lit: BARK_LIT, light, ink, detail, ...more });

/** Cuts along the bark, broken up by noise. */
function bark(detail: number): string {
  const n = (cuts: number): number => Math.round(cuts * detail);
  const wide = 1 / Math.sqrt(detail);
  const broken = (u: number, t: number, least: number, low: number): number =>
    noise(u, t) > least ? wide : low * wide;
  const moonlit =
    flow(leftEdge, leftCheek, n(24), (u, t) => 4.6 * (u < 0.5 ? 1 - u * 0.9 : 0.5) * broken(u * 15, t * 8, 0.3, 0.25)) +
    flow(
      leftCheek.slice(0, 13),
      rightCheek.slice(0, 13),
      n(10),
      (u, t) => 3.2 * (1 - u * 0.6) * broken(u * 9 + 3, t * 7, 0.32, 0.3),
    );
  const pale = flow(
    rightCheek,
    rightEdge,
    n(24),
    (u, t) => 3.2 * (u < 0.3 ? 0.55 : 0.75) * broken(u * 13 + 5, t * 8, 0.4, 0.2),
  );
  const ink =
    flow(leftEdge, leftCheek, n(15), (u, t) => 3.4 * broken(u * 9 + 30, t * 11, 0.42, 0.2)) +
    flow(rightCheek, rightEdge, n(19), (u, t) => 5 * (0.45 + u * 0.55) * broken(u * 9 + 60, t * 9, 0.3, 0.25));
  const beside = (cheek: Poly, side: 1 | -1, at: number): string => {
    const lower = cheek.slice(13);
    const away = lower.map((p, i): Point => [p[0] + side * (25 + i * 0.9), p[1]]);
    return flow(lower, away, 5, (u, t) => 3 * (1 - u) * (0.3 + t) * broken(u * 8 + at, t * 7, 0.3, 0.2));
  };
  const embers = beside(leftCheek, -1, 0) + beside(rightCheek, 1, 9);
  return F(moonlit, BARK_LIT) + F(pale, mix(C.bog, C.paper, 0.22)) + F(ink, C.ink) + F(embers, C.ember);
}

/** Slanted slits under heavy brows, y 264; round knots would look like goggles. */
export function oakEyes(): string {
  const eye = (side: 1 | -1): string => {
    const cx = side < 0 ? -44 : 46;
    const at = (d: string, dy: number): Point[] => pp(d).map((p): Point => [-side * p[0] + cx, p[1] + dy]);
    const slit = at('M-34 -15 Q-8 -19 22 8 Q4 18 -16 11 Q-30 4 -34 -15', 264);
    const wrinkles =
      gouge(at('M-44 -33 Q-8 -40 34 2', 264), 3.6) +
      gouge(at('M-34 22 Q-8 30 20 18', 266), 3) +
      gouge(at('M-30 31 Q-6 38 16 28', 266), 2.2);
    const coal =
      F(D(circ(cx - side * 4, 266, 13)), mix(C.prot, C.ink, 0.35)) +
      F(D(circ(cx - side * 3, 266, 8)), C.ember) +
      F(D(circ(cx - side * 3, 266, 4)), C.lit);
    return (
      F(gouge(at('M-46 -26 Q-10 -34 34 10', 264), 9, { jit: 0.1 }), C.ink) +
      F(wrinkles, BARK_LIT) +
      FS(D(slit), C.pit, C.ink, 5) +
      clip(slit, coal)
    );
  };
  return eye(-1) + eye(1);
}

const knot = (x: number, y: number, r: number): string =>
  FS(D(wob(circ(x, y, r * 0.7, 20, r), 1, 0.2, 3)), C.ink, C.ink, 2) +
  S(D(circ(x, y, r * 1.1, 20, r * 1.5)), BARK_LIT, 1.8) +
  S(D(circ(x, y, r * 0.3, 12, r * 0.5)), BARK_LIT, 1.4);

/** Limbs first with their outline, then the trunk, then the limbs again without: no seams and no flat tops. */
export function oak({ detail = 1 }: OakOptions = {}): string {
  seed(401);
  const thin = twigRoots.flatMap(([x, y, angle, len, w]) => twigs(x, y, angle, len, w, detail < 1 ? 2 : 3));
  return (
    drawTwigs(thin, C.ink) +
    sideLimbs.map((l) => limb(l, 2.4, detail)).join('') +
    mainLimbs.map((l) => limb(l, 3.4, detail)).join('') +
    sideRoots.map((l) => limb(l, 3.6, detail, { thinStart: true })).join('') +
    frontRoots.map((l) => limb(l, 3.6, detail, { ember: true })).join('') +
    F(D(trunk), BARK) +
    S(D(leftEdge.slice(4), false) + D(rightEdge.slice(4), false), C.ink, 6.5) +
    clip(trunk, bark(detail)) +
    [...mainLimbs]
      .reverse()
      .map((l) => limb(l, 0, detail))
      .join('') +
    S(D(forks, false) + D(forkLeft, false) + D(forkRight, false), C.ink, 4) +
    clip(trunk, oakEyes()) +
    knot(-14, 214, 7) +
    mouthRim() +
    mouthLight(1)
  );
}
