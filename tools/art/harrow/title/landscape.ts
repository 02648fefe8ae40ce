import { mix } from '../../ink/colour.ts';
import { engrave, gouge, hatch } from '../../ink/cuts.ts';
import { cr, D, line, type Point, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, rnd, rr, seed } from '../../ink/random.ts';
import { clip, F, G } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { barn, bat, church, fence, fir, house, mill, moon, scarecrow } from './silhouettes.ts';
import { extent, type View } from './view.ts';

const grassInk = '#0c0a09';

/** A line of hills from edge to edge, closed far below. */
export function ridge(seedOf: number, base: number, swell: number, w: number): Poly {
  seed(seedOf);
  const at = rr(0, 100);
  const crest: Point[] = [];
  for (let x = -60; x <= w + 130; x += 120) crest.push([x, base + (noise(x * 0.007 + at, at) - 0.5) * 2 * swell]);
  return [...cr(crest, false, 8), [w + 130, base + 400], [-60, base + 400]];
}

/** A light seen in the engraved sky; `flat` > 1 squeezes it to a strip along the horizon. */
type SkyLight = readonly [x: number, y: number, r: number, power: number, flat: number];

function sky(view: View): string {
  const [w] = extent(view);
  const top = -view.drop;
  const [mx, my] = view.moon;
  const lights: readonly SkyLight[] = [
    [mx, my, 560, 0.86, 1],
    [view.oak, 560, 420, 0.2, 1],
    [view.church, 486, 300, 0.42, 1.9],
    [view.house - 36, 486, 260, 0.5, 1.9],
  ];
  const tone = (x: number, y: number): number => {
    let v = 0.07;
    for (const [lx, ly, r, power, flat] of lights)
      v += power * Math.max(0, 1 - Math.hypot(x - lx, (y - ly) * flat) / r);
    return v * (0.7 + 0.6 * noise(x * 0.01, y * 0.03));
  };
  seed(20);
  const area = rect(0, Math.min(0, top), w, 640 - Math.min(0, top));
  const lines = engrave(area, 0, 6 / Math.sqrt(view.detail), tone, { wave: 7, wl: 90, step: 12 });
  return F(D(area), mix(C.night, C.ink, 0.35)) + F(lines, mix(C.night, C.moon, 0.52));
}

/** Torn clouds, measured from the moon. */
const clouds: readonly (readonly [dx: number, dy: number, w: number, h: number])[] = [
  [-188, 66, 330, 24],
  [-58, 104, 300, 18],
  [-278, 36, 180, 14],
  [112, -100, 220, 16],
  [262, 54, 300, 22],
  [-418, -78, 240, 16],
  [352, -46, 220, 14],
];

function cloud(x: number, y: number, w: number, h: number): string {
  const shape = cr([
    [x, y],
    [x + w * 0.2, y - h * 0.6],
    [x + w * 0.45, y - h * 0.3],
    [x + w * 0.7, y - h * 0.8],
    [x + w, y],
    [x + w * 0.75, y + h * 0.5],
    [x + w * 0.4, y + h * 0.3],
    [x + w * 0.15, y + h * 0.55],
  ]);
  const above = shape.map((p): Point => [p[0], p[1] - h * 0.3]);
  return (
    F(D(shape), mix(C.night, C.ink, 0.25)) +
    clip(shape, F(hatch(above, 0, 4.4, 1.7, { skip: 0.1 }), mix(C.night, C.moon, 0.5)))
  );
}

function heaven(view: View): string {
  const [mx, my, mr] = view.moon;
  const disc = moon(mx, my, mr);
  seed(21);
  const drifts = clouds.map(([dx, dy, w, h]) => cloud(mx + dx, my + dy, w, h));
  const bats = [
    bat(mx - 142, my - 46, 1),
    bat(mx - 108, my - 88, 0.7),
    bat(mx - 182, my - 10, 0.6),
    bat(mx + 432, my - 86, 0.8),
    bat(mx + 466, my - 110, 0.6),
  ];
  return disc + drifts.join('') + F(bats.join(''), C.ink);
}

/** Hills, the church, the mill, farms and firs against a strip of pale sky. */
function county(view: View): string {
  const [w] = extent(view);
  const far = mix(C.night, C.moon, 0.16);
  const mid = mix(C.night, C.moon, 0.07);
  const dark = mix(C.night, C.ink, 0.6);
  const farRidge = ridge(31, 492, 18, w);
  seed(32);
  let woods = '';
  for (let x = 6; x < w + 10; x += rr(10, 20)) {
    if (Math.abs(x - view.church) > 56 && Math.abs(x - view.mill) > 50) {
      woods += fir(x, 508 + 8 * Math.sin(x * 0.013), rr(20, 48));
    }
  }
  const mist = hatch(rect(0, 470, w, 60), 0, 5, 1.4, { skip: 0.3 });
  const midRidge = ridge(36, 548, 16, w);
  seed(33);
  const furrows = hatch(rect(0, 532, w, 98), 2, 6 / Math.sqrt(view.detail), 1.6, { skip: 0.3 });
  seed(35);
  const clumps: readonly (readonly [number, number, number])[] = [
    [view.church - 132, 562, 70],
    [view.church - 110, 558, 92],
    [view.church - 148, 568, 84],
    [view.church + 46, 546, 58],
    [view.church + 62, 548, 70],
    [view.church - 82, 554, 60],
    [view.house - 76, 556, 66],
    [view.house + 50, 552, 92],
    [view.house + 70, 560, 112],
    [view.house + 34, 556, 70],
    [view.house - 96, 560, 50],
  ];
  return (
    F(D(farRidge) + woods, far) +
    F(mist, mix(C.night, C.moon, 0.3), 'opacity=".5"') +
    G(view.church, 497, 1.02, church(dark, C.ray)) +
    G(view.mill, 492, 1, mill(dark)) +
    F(D(midRidge), mid) +
    clip(midRidge, F(furrows, mix(C.night, C.moon, 0.2), 'opacity=".6"')) +
    G(view.house, 548, 1, house(C.ink, C.ray)) +
    G(view.barn, 548, 0.86, barn(C.ink, C.ray)) +
    F(clumps.map(([x, y, h]) => fir(x, y, h)).join(''), C.ink)
  );
}

/** Light that spills from the mouth over the ground, in steps: half-width, height, ink, opacity. */
const spills: readonly (readonly [w: number, h: number, ink: string, opacity: number])[] = [
  [330, 130, C.ember, 0.16],
  [240, 112, C.ember, 0.26],
  [160, 92, C.ember, 0.5],
  [110, 62, C.ray, 0.75],
];

function ground(view: View): string {
  const [w] = extent(view);
  const { oak } = view;
  const soil = ridge(40, 608, 5, w);
  const gap = 5.2 / Math.sqrt(view.detail);
  seed(41);
  const glow = engrave(
    rect(0, 600, w, 124),
    0,
    gap,
    (x, y) => 0.1 * noise(x * 0.02, y * 0.2) + Math.max(0, 0.9 - Math.hypot((x - oak) * 0.62, (y - 610) * 1.25) / 190),
    { wave: 6, wl: 70, step: 8 },
  );
  const bright = engrave(
    rect(oak - 160, 600, 320, 124),
    0,
    gap,
    (x, y) => Math.max(0, 0.75 - Math.hypot((x - oak) * 0.9, y - 606) / 90),
    { wave: 6, wl: 70, step: 8 },
  );
  const moonlit = engrave(
    rect(0, 600, w * 0.5, 124),
    0,
    6,
    (x, y) => 0.26 * noise(x * 0.03, y * 0.3) * Math.max(0, 1 - x / (w * 0.55)),
    { wave: 5, wl: 60, step: 8 },
  );
  seed(43);
  const steps = spills.map(([half, h, ink, opacity]) => {
    const pool = cr([
      [oak - 92, 596],
      [oak + 92, 596],
      [oak + half * 0.8, 600 + h * 0.5],
      [oak + half * 0.9, 600 + h],
      [oak - half * 1.1, 600 + h],
      [oak - half * 0.95, 600 + h * 0.5],
    ]);
    return F(D(wob(pool, 3, 0.04, 6)), ink, `opacity="${opacity}"`);
  });
  const rows = F(hatch(rect(oak - 330, 606, 640, 118), 0, 5, 1.9, { skip: 0.12 }), C.ink, 'opacity=".8"');
  const inks = F(glow, C.ember) + F(bright, C.lit) + F(moonlit, mix(C.night, C.moon, 0.3));
  return F(D(soil), C.ink) + clip(soil, inks + steps.join('') + rows);
}

/** Everything behind the oak. */
export const landscape = (view: View): string => sky(view) + heaven(view) + county(view) + ground(view);

/** Grass, fences and what watches from the firs, in front of the oak's roots. */
export function foreground(view: View): string {
  const [w] = extent(view);
  seed(44);
  let grass = '';
  let litGrass = '';
  for (let i = 0; i < w / 6.1; i++) {
    const [x, y] = [rr(0, w), 618 + rr(0, 96)];
    const blade = gouge(line(x, y, x + rr(-5, 5), y - rr(6, 17), 3, rr(-2, 2)), 2.4, { a: 1 });
    if (Math.abs(x - view.oak) < 230 && rnd() < 0.6) litGrass += blade;
    else grass += blade;
  }
  const eyes = ([x, y]: Point): string => `M${x - 6} ${y}q4 -4 5 2q-4 2 -5 -2zM${x + 6} ${y}q-4 -4 -5 2q4 2 5 -2z`;
  const watchers: readonly Point[] = [
    [view.church - 132, 600],
    [view.house + 46, 590],
    [view.house - 96, 586],
  ];
  return (
    F(grass, grassInk) +
    F(litGrass, mix(C.ember, C.ink, 0.35)) +
    fence(view.scarecrow - 80, view.scarecrow + 118, 638, C.ink) +
    fence(view.house - 26, w + 10, 642, C.ink) +
    G(view.scarecrow, 642, 1, scarecrow(C.ink)) +
    F(watchers.map(eyes).join(''), C.moon) +
    F(D(cr(pp(roadShadow(view.oak)))), C.pit, 'opacity=".85"')
  );
}

/** The shadow the child throws towards us. */
const roadShadow = (oak: number): string =>
  [
    [-88, 700],
    [-66, 700],
    [-74, 712],
    [-112, 732],
    [-170, 744],
    [-126, 716],
  ]
    .map(([dx, y], i) => `${i ? 'L' : 'M'}${oak + dx} ${y}`)
    .join(' ');
