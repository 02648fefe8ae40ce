import { mix } from '../../ink/colour.ts';
import { flow, gouge, hatch } from '../../ink/cuts.ts';
import { cr, D, type Point, rect } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, G } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { ridge } from './landscape.ts';
import type { Land } from './morning.ts';
import { barn, church, fir, house, mill } from './silhouettes.ts';

/** Hills, the church, the mill and the farms before the light. */
export function morningCounty(land: Land): string {
  const { w, k, horizon, far, near } = land;
  const farRidge = ridge(813, horizon, 12 * k, w);
  seed(814);
  let woods = '';
  for (let x = 4; x < w; x += rr(9, 19) * k) {
    if (Math.abs(x - w * 0.5) > w * 0.07) woods += fir(x, horizon + 16 * k, rr(16, 40) * k);
  }
  const midRidge = ridge(815, horizon + 44 * k, 10 * k, w);
  seed(816);
  const rows = hatch(rect(0, horizon + 30 * k, w, 66 * k), 1, 7 * k, 1.8, { skip: 0.2 });
  const clump = (cx: number, y: number, n: number): string =>
    Array.from({ length: n }, (_, i) => fir(cx + (i - n / 2) * 17 * k, y + rr(-3, 5) * k, rr(46, 96) * k)).join('');
  const mist = hatch(rect(0, horizon + 4 * k, w, 40 * k), 0, 5.4, 1.7, { skip: 0.35 });
  return (
    F(D(farRidge) + woods, far) +
    F(mist, land.mist, 'opacity=".6"') +
    G(w * 0.2, horizon + 18 * k, 0.94 * k, church(near, C.lit)) +
    G(w * 0.84, horizon + 14 * k, 0.96 * k, mill(near)) +
    F(D(midRidge), near) +
    clip(midRidge, F(rows, land.rows)) +
    G(w * 0.3, horizon + 50 * k, 0.8 * k, barn(C.ink, mix(C.bog, C.ink, 0.3))) +
    G(w * 0.74, horizon + 50 * k, 0.9 * k, house(C.ink, mix(C.bog, C.ink, 0.3))) +
    smoke(w * 0.74 + 13 * k, horizon - 14 * k, land) +
    F(clump(w * 0.035, horizon + 58 * k, 6) + clump(w * 0.92, horizon + 60 * k, 6), C.ink) +
    field(land)
  );
}

/** A thread of smoke that rises straight: the fires are out. */
export const smoke = (x: number, y: number, { k, dusk }: Land): string =>
  F(
    gouge(
      cr(
        [
          [x, y],
          [x + 5 * k, y - 26 * k],
          [x - 4 * k, y - 54 * k],
          [x + 7 * k, y - 86 * k],
          [x + 2 * k, y - 124 * k],
        ],
        false,
        7,
      ),
      5 * k,
      {
        wf: (t) => (1.4 + 5 * t) * (1 - t ** 5) * k,
      },
    ),
    mix(dusk, C.paper, 0.28),
    'opacity=".75"',
  );

/** Furrows that run to the sun; the light lies on their edges. */
function field({ w, h, k, horizon, ...light }: Land): string {
  const soil = ridge(817, horizon + 84 * k, 7 * k, w);
  seed(818);
  const furrow = (x: number): Point[] => {
    const start: Point = [w / 2 + (x - w / 2) * 0.34, horizon + 70 * k];
    const bend: Point = [w / 2 + (x - w / 2) * 0.62, horizon + 70 * k + (h - horizon) * 0.36];
    return cr([start, bend, [x, h + 30]], false, 9);
  };
  const aside = (u: number): number => Math.abs(u - 0.5) * 2;
  const rows = (n: number, width: (u: number, t: number) => number): string =>
    flow(furrow(-w * 0.7), furrow(w * 1.7), Math.round(n * Math.sqrt(k)), width, { ju: 0.5 });
  const broken = (u: number, t: number, least: number): number => (noise(u * 60, t * 7) > least ? 1 : 0.2);
  const dark = rows(70, (u, t) => (1.4 + 9 * t) * (0.6 + 0.5 * aside(u)) * broken(u, t, 0.22) * k);
  const warm = rows(84, (u, t) => Math.max(0, 1 - aside(u) * 1.7) * (0.8 + 4.4 * t) * broken(u + 3, t, 0.38) * k);
  const bright = rows(44, (u, t) => Math.max(0, 1 - aside(u) * 3.4) * (0.8 + 3 * t) * broken(u + 7, t, 0.46) * k);
  const inks = F(dark, C.ink) + F(warm, light.shine) + F(bright, light.glint);
  return F(D(soil), light.soil) + clip(soil, inks);
}
