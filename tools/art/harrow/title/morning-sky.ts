import { mix } from '../../ink/colour.ts';
import { engrave, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { bird } from '../tree/sky.ts';
import type { Morning } from './morning.ts';

/** How far each step of light reaches, in shares of the width. */
const reaches = [0.6, 0.42, 0.31, 0.215, 0.14, 0.095];

/** Stepped light round a low disc; dark lines grow wider away from it. */
export function morningSky({ w, k, horizon, ...light }: Morning): string {
  seed(811);
  const [sx, sy] = [w / 2, horizon - 26 * k];
  const far = (x: number, y: number): number => Math.hypot(x - sx, (y - sy) * 1.25) / w;
  const glow = reaches.map((reach, i) =>
    F(D(wob(circ(sx, sy, w * reach, 90, w * reach * 0.8), 9, 0.012, 8)), light.steps[i]),
  );
  const area = rect(0, 0, w, horizon + 30);
  const dark = engrave(
    area,
    0,
    6,
    (x, y) => Math.min(0.86, 0.1 + far(x, y) * 1.5) * (0.7 + 0.5 * noise(x * 0.012, y * 0.05)),
    {
      wave: 6,
      wl: 110,
      step: 13,
      min: 0.13,
    },
  );
  const sun = FS(D(wob(circ(sx, sy, w * 0.055, 60), 1.4, 0.05, 5)), light.disc, light.discEdge, 2.6);
  return F(D(area), light.dusk) + glow.join('') + F(dark, light.lines) + sun;
}

/** Long torn clouds, lit from below. */
export function morningClouds({ w, k, horizon, dusk, cloud }: Morning): string {
  seed(812);
  const places: readonly (readonly [number, number, number])[] = [
    [0.06, 0.44, 0.3],
    [0.22, 0.26, 0.24],
    [0.58, 0.2, 0.3],
    [0.7, 0.47, 0.26],
    [0.4, 0.66, 0.2],
    [0.02, 0.74, 0.22],
    [0.8, 0.76, 0.22],
  ];
  return places
    .map(([fx, fy, fw]) => {
      const [x, y, cw, ch] = [fx * w, fy * horizon, fw * w, 15 * k];
      const shape = cr([
        [x, y],
        [x + cw * 0.2, y - ch * 0.7],
        [x + cw * 0.45, y - ch * 0.4],
        [x + cw * 0.7, y - ch],
        [x + cw, y],
        [x + cw * 0.75, y + ch * 0.5],
        [x + cw * 0.4, y + ch * 0.25],
        [x + cw * 0.15, y + ch * 0.55],
      ]);
      const low = shape.map((p): Point => [p[0], p[1] + ch * 0.5]);
      return F(D(shape), mix(dusk, C.ink, 0.25)) + clip(shape, F(hatch(low, 0, 4.6, 1.8, { skip: 0.1 }), cloud));
    })
    .join('');
}

export function flock({ w, k, horizon }: Morning): string {
  const places: readonly (readonly [number, number, number, number])[] = [
    [0.3, 0.5, 0.5, -10],
    [0.335, 0.44, 0.42, 6],
    [0.27, 0.42, 0.36, -4],
    [0.365, 0.34, 0.34, 8],
    [0.645, 0.42, 0.5, 10],
    [0.69, 0.36, 0.42, -8],
    [0.66, 0.3, 0.32, 4],
  ];
  return places.map(([fx, fy, s, turn]) => bird(fx * w, fy * horizon, s * k * 1.5, turn)).join('');
}

/** Slanting rain over everything. */
export function rain({ w, h, k }: Morning): string {
  seed(822);
  let drops = '';
  for (let i = 0; i < (w * h) / (5200 * k); i++) {
    const [x, y, length] = [rr(-20, w + 60), rr(-40, h), rr(26, 78) * k];
    drops += gouge(line(x, y, x - length * 0.38, y + length, 4), 1.9);
  }
  return F(drops, C.moon, 'opacity=".4"');
}
