import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { cr, D, line, type Point, pp, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import type { Morning } from './morning.ts';
import { smoke } from './morning-land.ts';
import { crow, fence, scarecrow } from './silhouettes.ts';

/** A dark lantern, put out on its post. */
const deadLantern = (k: number, glint: string): string =>
  G(
    0,
    0,
    k,
    S('M-22 -72Q-26 -112 0 -112Q26 -112 22 -72', C.ink, 6) +
      FS('M-16 -78L-10 -92L10 -92L16 -78Z', C.ink, C.ink, 3) +
      FS('M-24 -70L-30 -14L30 -14L24 -70Z', mix(C.brambles, C.mountain, 0.3), C.ink, 6) +
      FS('M-28 -78h56v9h-56zM-34 -14h68l4 14h-76z', C.ink, C.ink, 3) +
      S('M-12 -70L-15 -14M12 -70L15 -14', C.ink, 3.5) +
      F(gouge(pp('M20 -66 L25 -18'), 5), glint),
  );

/** Fence with the lantern on the left, scarecrow and fence on the right, limbs of the oak with cut cords above. */
export function morningFrame(morning: Morning): string {
  const { w, h, k } = morning;
  seed(819);
  const floor = h - 18 * k;
  const bank = (x0: number, x1: number, rise: number): string =>
    F(
      D(
        cr([
          [x0, h + 40],
          [x0, floor - rise],
          [(x0 + x1) / 2, floor - rise * 0.7],
          [x1, h + 6],
          [x1, h + 40],
        ]),
      ),
      C.ink,
    );
  const post: readonly Point[] = [
    [w * 0.1 - 8 * k, h + 10],
    [w * 0.1 - 7 * k, h - 118 * k],
    [w * 0.1 + 7 * k, h - 122 * k],
    [w * 0.1 + 9 * k, h + 10],
  ];
  let grass = '';
  for (let i = 0; i < 130; i++) {
    const x = rr(0, 1) < 0.5 ? rr(-10, w * 0.32) : rr(w * 0.68, w + 10);
    const y = h - rr(0, 34) * k;
    grass += gouge(line(x, y + 10 * k, x + rr(-7, 7) * k, y - rr(10, 30) * k, 3, rr(-3, 3)), 3.4 * k, { a: 1 });
  }
  const look = { colour: mix(C.brambles, C.ink, 0.6), lit: morning.barkLit, light: [0, 1] as Point, ink: 3 };
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * k, y * k]);
  const left = bough(
    at([
      [-40, 130],
      [40, 92],
      [120, 84],
      [210, 52],
      [300, 60],
      [380, 30],
    ]),
    46 * k,
    6 * k,
    look,
  );
  const fromRight = at([
    [-40, 90],
    [50, 70],
    [140, 30],
    [230, 34],
    [320, 4],
  ]).map(([x, y]): Point => [w - x, y]);
  const right = bough(fromRight, 40 * k, 6 * k, look);
  const thin = [
    ...twigs(210 * k, 52 * k, 0.7, 90 * k, 6 * k, 2),
    ...twigs(380 * k, 30 * k, -0.1, 90 * k, 5 * k, 2),
    ...twigs(100 * k, 84 * k, 1.1, 80 * k, 6 * k, 2),
    ...twigs(w - 140 * k, 32 * k, 2.5, 90 * k, 6 * k, 2),
    ...twigs(w - 320 * k, 6 * k, 3.0, 90 * k, 5 * k, 2),
  ];
  const cord = (x: number, y: number, len: number): string =>
    S(D(wob(line(x, y, x + 3 * k, y + len * k, 8), 1.6, 0.05, 6, false), false), C.ink, 3);
  return (
    drawTwigs(thin, C.ink) +
    left +
    right +
    cord(160 * k, 70 * k, 88) +
    cord(268 * k, 56 * k, 46) +
    cord(w - 196 * k, 34 * k, 80) +
    bank(-20, w * 0.36, 26 * k) +
    bank(w + 20, w * 0.66, 30 * k) +
    G(0, h - 36 * k, k, fence(-20, (w * 0.3) / k, 0, C.ink)) +
    F(D(wob(post, 1, 0.08, 5)), C.ink) +
    F(gouge(line(w * 0.1 + 5 * k, h - 114 * k, w * 0.1 + 7 * k, h, 5), 3 * k), morning.shine) +
    G(w * 0.1, h - 120 * k, 1, deadLantern(0.72 * k, morning.shine)) +
    smoke(w * 0.1, h - 202 * k, morning) +
    G(w * 0.2, h - 70 * k, 0.95 * k, crow()) +
    G(w * 0.87, h - 36 * k, 1.5 * k, scarecrow(C.ink)) +
    F(grass, C.ink)
  );
}
