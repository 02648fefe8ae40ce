import { mix } from '../../ink/colour.ts';
import { cr, D, rect, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, outline } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { type Detail, PANEL, TINY } from '../../shell/tree/detail.ts';
import { funnelBack, funnelFront } from '../../shell/tree/funnel.ts';
import { hollow } from '../../shell/tree/hollow.ts';
import { mouthRoots } from '../../shell/tree/roots.ts';
import { trunk } from '../../shell/tree/trunk.ts';
import { C } from '../inks.ts';
import type { TowerPlace } from './layouts.ts';
import { cloud, fir, fullMoon, night } from './sky.ts';

// The tree in the panel of the map screen; the scene lays the stuck cubes over it at the poses of the simulation.

interface Thumb {
  readonly w: number;
  readonly h: number;
  readonly tower: TowerPlace;
  readonly detail: Detail;
  /** Ink and cuts relative to the large thumb. */
  readonly k: number;
}

function scene({ w, h, tower, detail, k }: Thumb): string {
  seed(640);
  const frame = wob(rect(2, 2, w - 4, h - 4), 1, 0.05, 6);
  const moon = { x: w * 0.8, y: h * 0.2 };
  const ground = h * 0.9;
  const lights = [
    { ...moon, r: 170 * k, power: 0.75 },
    { x: w / 2, y: h, r: 120 * k, power: 0.25 },
  ];
  let s = night(0, 0, w, h, lights, {
    gap: k < 0.7 ? 4.4 : 5,
    ambient: 0.14,
    line: mix(C.night, C.moon, 0.5),
    wave: 3,
    step: 8,
  });
  s += fullMoon(moon.x, moon.y, 30 * k, Math.max(0.55, 0.6 * k));
  seed(641);
  s += cloud(w * 0.16, h * 0.42, 90 * k, 6 * k, mix(C.night, C.ink, 0.3), mix(C.night, C.moon, 0.6));
  const trees = [0.04, 0.1, 0.15, 0.2, 0.82, 0.87, 0.93, 0.98];
  for (const x of trees)
    s += fir(x * w, ground + 3, rr(26, 44) * k, mix(C.forest, C.ink, 0.68), mix(C.forest, C.moon, 0.25));
  const hill = cr([
    [-8, ground],
    [w * 0.25, ground - 5],
    [w * 0.5, ground - 2],
    [w * 0.78, ground - 6],
    [w + 8, ground],
    [w + 8, h + 8],
    [-8, h + 8],
  ]);
  s += F(D(hill), C.hill);
  const tree = trunk(detail) + funnelBack(detail) + hollow(detail) + mouthRoots(detail) + funnelFront(detail);
  s += `<g transform="translate(${tower.ox} ${tower.oy}) scale(${tower.k})">${tree}</g>`;
  return clip(frame, s) + outline(frame, 3 * Math.max(0.8, k), C.ink, 0.5);
}

const thumb = (key: string, t: Thumb): Picture =>
  picture(key, { x: 0, y: 0, w: t.w, h: t.h }, () => scene(t), { tower: t.tower });

export const treeThumbs = (): Picture[] => [
  thumb('tree-thumb', { w: 268, h: 262, tower: { ox: 63.8, oy: 36, k: 0.39 }, detail: PANEL, k: 1 }),
  thumb('tree-thumb-phone', { w: 130, h: 132, tower: { ox: 29, oy: 17.2, k: 0.2 }, detail: TINY, k: 0.5 }),
  thumb('tree-thumb-upright', { w: 64, h: 44, tower: { ox: 19, oy: 3, k: 0.073 }, detail: TINY, k: 0.4 }),
  thumb('tree-thumb-upright-tablet', { w: 76, h: 68, tower: { ox: 17, oy: 5, k: 0.116 }, detail: TINY, k: 0.4 }),
  // Lower, where Hester's board takes its share of the rail.
  thumb('tree-thumb-low', { w: 268, h: 148, tower: { ox: 91, oy: 13, k: 0.24 }, detail: TINY, k: 0.7 }),
  thumb('tree-thumb-low-tablet', { w: 212, h: 98, tower: { ox: 76.3, oy: 5, k: 0.165 }, detail: TINY, k: 0.5 }),
  thumb('tree-thumb-low-upright', { w: 94, h: 30, tower: { ox: 38, oy: 2, k: 0.05 }, detail: TINY, k: 0.35 }),
  thumb('tree-thumb-low-upright-tablet', { w: 76, h: 62, tower: { ox: 19, oy: 4, k: 0.106 }, detail: TINY, k: 0.4 }),
  thumb('tree-thumb-low-phone', { w: 130, h: 106, tower: { ox: 34.4, oy: 8, k: 0.17 }, detail: TINY, k: 0.45 }),
];
