import { mix } from '../../ink/colour.ts';
import { flow, gouge, rays } from '../../ink/cuts.ts';
import { circ, D, mirror, type Point, type Poly, pp, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { horn } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { hesterHead } from '../portraits/hester.ts';
import { blaze } from './blaze.ts';
import type { Night } from './view.ts';

// Hester Beck before the hollow, lit by it from behind: the head of her portrait on a gown that becomes roots.

const PITH = mix(C.bog, C.paper, 0.5);
const headScale = 0.72;

const side = pp(
  'M14 384 L15 404 C22 412 46 410 56 420 C52 430 46 448 40 470 C36 486 36 500 42 520 C52 556 74 596 116 640',
);
const gown: Poly = [...side, ...pp('M60 664 L0 672 L-60 664'), ...mirror(side, 0).reverse()];

const sleeve = pp(
  'M22 396 C44 398 56 408 62 420 C70 438 80 450 88 456 C94 446 96 432 96 420 L110 416 C116 438 118 462 124 488 C112 500 104 522 94 548 C90 530 86 522 80 512 C78 522 74 530 70 540 C64 514 52 492 38 482 C34 460 30 430 22 396',
);

/** Five roots for fingers, from the wrist at (103, 420). */
const fingers: readonly Poly[] = [
  pp('M98 424 C88 418 84 410 74 412 C70 406 72 400 70 396'),
  pp('M100 420 C94 408 92 400 86 394 C82 386 86 380 84 374'),
  pp('M105 418 C108 404 118 396 122 388 C128 380 126 374 130 368'),
  pp('M108 420 C116 410 126 408 132 400 C138 396 140 390 146 388'),
  pp('M109 424 C120 422 128 422 136 418 C142 418 144 414 150 414'),
];

function arm(of: 1 | -1): string {
  const at = (pts: Poly): Point[] => pts.map(([x, y]): Point => [of * x, y]);
  const folds =
    gouge(at(pp('M44 404 C62 420 72 446 88 466')), 3.4) +
    gouge(at(pp('M48 424 C60 452 72 476 92 490')), 3) +
    gouge(at(pp('M50 450 C58 474 66 492 72 520')), 2.8) +
    gouge(at(pp('M102 428 C108 452 104 486 94 528')), 3.4) +
    gouge(at(pp('M110 432 C114 456 114 474 110 496')), 2.4);
  const edge = gouge(at(pp('M97 426 C96 440 94 450 89 460 C80 456 70 440 64 426')), 3);
  return (
    FS(D(at(sleeve)), C.ink, C.ink, 3) +
    F(folds, of < 0 ? PITH : mix(C.ember, C.ink, 0.1)) +
    F(edge, C.ember) +
    FS(fingers.map((finger) => horn(at(finger), 8, 0.8)).join(''), C.ink, C.ink, 1.6) +
    F(fingers.map((finger) => gouge(at(finger.slice(2, -2)), 1.8)).join(''), of < 0 ? C.lit : PITH)
  );
}

/** Where the flame stands over her right hand. */
const fireAt: Point = [-108, 392];

function handGlow(): string {
  seed(852);
  const [x, y] = fireAt;
  return (
    F(D(wob(circ(x, y - 22, 46, 30), 2, 0.08)), C.ember, 'opacity=".4"') + F(rays(x, y - 22, 32, 54, 24, 4.6), C.ray)
  );
}

function handFire(): string {
  seed(853);
  const [x, y] = fireAt;
  return G(x, y + 6, 1, blaze(28, 56, 5));
}

export function figure({ detail }: Night): string {
  seed(851);
  const n = (cuts: number): number => Math.round(cuts * detail);
  const broken = (u: number, t: number): number => (noise(u * 9, t * 7) > 0.32 ? 1 / Math.sqrt(detail) : 0.15);
  const middle = pp('M0 366 L0 388 C-2 400 2 410 0 424 C2 440 -2 456 0 470 C2 486 -2 500 0 520 C0 556 2 596 0 664');
  const left = flow(mirror(side, 0), middle, n(10), (u, t) => (1.6 + 2.4 * t) * (1 - u * 0.5) * broken(u, t));
  const right = flow(side, middle, n(10), (u, t) => (1.6 + 2.2 * t) * (1 - u * 0.6) * broken(u + 4, t));
  return (
    handGlow() +
    arm(-1) +
    arm(1) +
    FS(D(gown), C.ink, C.ink, 4) +
    clip(gown, F(left, PITH) + F(right, C.ember)) +
    G(-100 * headScale, 352 - 104 * headScale, headScale, hesterHead()) +
    handFire()
  );
}
