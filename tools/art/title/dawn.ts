import { C, mix } from '../ink/colour.ts';
import { engrave, flow, gouge, hatch } from '../ink/cuts.ts';
import { circ, cr, D, line, type Point, pp, rect, wob } from '../ink/geometry.ts';
import { noise, rr, seed } from '../ink/random.ts';
import { clip, F, FS, G, S } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';
import { bough, drawTwigs, twigs } from '../tree/bough.ts';
import { bird } from '../tree/sky.ts';
import { ridge } from './landscape.ts';
import { barn, church, crow, fence, fir, house, mill, scarecrow } from './silhouettes.ts';

// Dawn over the county, behind the end of a game. The middle is kept calm: the result lies there.

interface Morning {
  readonly w: number;
  readonly h: number;
  /** Share of the cuts; lengths grow with it as well. */
  readonly k: number;
  readonly horizon: number;
}

const DUSK = mix(C.night, C.brambles, 0.5);

/** The sun's light in steps, from the edge of the sky to the disc. */
const steps: readonly (readonly [reach: number, ink: string])[] = [
  [0.6, mix(DUSK, C.prot, 0.3)],
  [0.42, mix(C.prot, C.ink, 0.36)],
  [0.31, mix(C.prot, C.ember, 0.42)],
  [0.215, C.ember],
  [0.14, C.ray],
  [0.095, C.lit],
];

function sky({ w, k, horizon }: Morning): string {
  seed(811);
  const [sx, sy] = [w / 2, horizon - 26 * k];
  const far = (x: number, y: number): number => Math.hypot(x - sx, (y - sy) * 1.25) / w;
  const glow = steps.map(([reach, ink]) => F(D(wob(circ(sx, sy, w * reach, 90, w * reach * 0.8), 9, 0.012, 8)), ink));
  const area = rect(0, 0, w, horizon + 30);
  const gap = 6;
  const dark = engrave(
    area,
    0,
    gap,
    (x, y) => Math.min(0.86, 0.1 + far(x, y) * 1.5) * (0.7 + 0.5 * noise(x * 0.012, y * 0.05)),
    {
      wave: 6,
      wl: 110,
      step: 13,
      min: 0.13,
    },
  );
  const sun = FS(D(wob(circ(sx, sy, w * 0.055, 60), 1.4, 0.05, 5)), C.core, mix(C.ember, C.ink, 0.3), 2.6);
  return F(D(area), DUSK) + glow.join('') + F(dark, mix(DUSK, C.ink, 0.55)) + sun;
}

/** Long torn clouds, lit from below. */
function clouds({ w, k, horizon }: Morning): string {
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
      return (
        F(D(shape), mix(DUSK, C.ink, 0.25)) +
        clip(shape, F(hatch(low, 0, 4.6, 1.8, { skip: 0.1 }), mix(C.ember, C.prot, 0.3)))
      );
    })
    .join('');
}

function county({ w, h, k, horizon }: Morning): string {
  const far = mix(mix(C.prot, C.night, 0.55), C.ink, 0.35);
  const near = mix(C.brambles, C.ink, 0.5);
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
    F(mist, mix(C.ember, C.prot, 0.25), 'opacity=".6"') +
    G(w * 0.2, horizon + 18 * k, 0.94 * k, church(near, C.lit)) +
    G(w * 0.84, horizon + 14 * k, 0.96 * k, mill(near)) +
    F(D(midRidge), near) +
    clip(midRidge, F(rows, mix(C.brambles, C.ember, 0.3))) +
    G(w * 0.3, horizon + 50 * k, 0.8 * k, barn(C.ink, mix(C.bog, C.ink, 0.3))) +
    G(w * 0.74, horizon + 50 * k, 0.9 * k, house(C.ink, mix(C.bog, C.ink, 0.3))) +
    smoke(w * 0.74 + 13 * k, horizon - 14 * k, k) +
    F(clump(w * 0.035, horizon + 58 * k, 6) + clump(w * 0.92, horizon + 60 * k, 6), C.ink) +
    field({ w, h, k, horizon })
  );
}

/** A thread of smoke that rises straight: the fires are out. */
const smoke = (x: number, y: number, k: number): string =>
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
    mix(DUSK, C.paper, 0.28),
    'opacity=".75"',
  );

/** Furrows that run to the sun; the light lies on their edges. */
function field({ w, h, k, horizon }: Morning): string {
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
  const inks = F(dark, C.ink) + F(warm, C.ember) + F(bright, C.lit);
  return F(D(soil), mix(C.bog, C.prot, 0.35)) + clip(soil, F(D(soil), C.ink, 'opacity=".45"') + inks);
}

/** A dark lantern, put out on its post. */
const deadLantern = (k: number): string =>
  G(
    0,
    0,
    k,
    S('M-22 -72Q-26 -112 0 -112Q26 -112 22 -72', C.ink, 6) +
      FS('M-16 -78L-10 -92L10 -92L16 -78Z', C.ink, C.ink, 3) +
      FS('M-24 -70L-30 -14L30 -14L24 -70Z', mix(C.brambles, C.prot, 0.35), C.ink, 6) +
      FS('M-28 -78h56v9h-56zM-34 -14h68l4 14h-76z', C.ink, C.ink, 3) +
      S('M-12 -70L-15 -14M12 -70L15 -14', C.ink, 3.5) +
      F(gouge(pp('M20 -66 L25 -18'), 5), C.ember),
  );

/** Fence with the lantern on the left, scarecrow and fence on the right, limbs of the oak with cut cords above. */
function frame({ w, h, k }: Morning): string {
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
  const look = { colour: mix(C.brambles, C.ink, 0.6), lit: mix(C.bog, C.ember, 0.5), light: [0, 1] as Point, ink: 3 };
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
    F(gouge(line(w * 0.1 + 5 * k, h - 114 * k, w * 0.1 + 7 * k, h, 5), 3 * k), C.ember) +
    G(w * 0.1, h - 120 * k, 1, deadLantern(0.72 * k)) +
    smoke(w * 0.1, h - 202 * k, k) +
    G(w * 0.2, h - 70 * k, 0.95 * k, crow()) +
    G(w * 0.87, h - 36 * k, 1.5 * k, scarecrow(C.ink)) +
    F(grass, C.ink)
  );
}

function flock({ w, k, horizon }: Morning): string {
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

const dawn = (m: Morning): string => sky(m) + clouds(m) + county(m) + flock(m) + frame(m);

const mornings: Readonly<Record<string, Morning>> = {
  desktop: { w: 1280, h: 720, k: 1, horizon: 470 },
  tablet: { w: 1024, h: 768, k: 1, horizon: 510 },
  phone: { w: 844, h: 390, k: 0.62, horizon: 248 },
};

export const dawns = (): readonly Picture[] =>
  Object.entries(mornings).map(([size, m]) => picture(`end-${size}`, { x: 0, y: 0, w: m.w, h: m.h }, () => dawn(m)));
