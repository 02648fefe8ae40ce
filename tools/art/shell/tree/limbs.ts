import { C, mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, type Poly, resample, tr, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Eye, grain } from './bark.ts';
import { drawTwigs, twigs } from './bough.ts';
import type { Detail } from './detail.ts';
import { evenly, KNOTS, LIMBS, type Limb, PRONGS, WALL_LEFT, WALL_RIGHT } from './shape.ts';

// The physical limbs of the hollow. Top lines and tips are the physical ones; collar and underside are free.

interface Wood {
  readonly base: string;
  readonly lit: string;
  readonly warm: boolean;
}

/** Upper wood is lit by the moon through the funnel, lower wood also by the embers from beneath. */
export const woodAt = (y: number): Wood =>
  y < 250
    ? { base: mix(C.bog, C.moon, 0.12), lit: mix(C.bog, C.moon, 0.82), warm: false }
    : { base: mix(C.bog, C.ember, y < 350 ? 0.16 : 0.3), lit: mix(C.bog, C.paper, y < 350 ? 0.68 : 0.62), warm: true };

const wallAt = (side: 1 | -1, y: number): number => {
  const wall = side === 1 ? WALL_LEFT : WALL_RIGHT;
  const i = Math.max(
    1,
    wall.findIndex((p) => p[1] >= y),
  );
  const [a, b] = [wall[i - 1], wall[i]];
  return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
};

interface Shape {
  readonly side: 1 | -1;
  readonly top: Poly;
  readonly under: Poly;
  readonly outline: Poly;
}

/** A limb with a swollen collar that laps over the cut face of the wall. */
function withCollar({ side, top, under }: Limb): Shape {
  const [head, foot] = [top[1], under[1]];
  const wall = (y: number, inward: number): Point => [wallAt(side, y) + side * inward, y];
  const belly = cr([wall(foot[1] + 12, -4), wall(foot[1] + 5, 3), ...under.slice(2, -2)], false, 5);
  const lower = [...wob(belly, 1.6, 0.13, 3, false), ...under.slice(-2)];
  const upper = [wall(head[1] - 11, -4), wall(head[1] - 5, -1.5), ...top.slice(1)];
  const lip = cr([lower[0], wall((head[1] + foot[1]) / 2 + 6, -8), wall(head[1], -8), upper[0]], false, 5);
  return { side, top: upper, under: lower, outline: [...upper, ...[...lower].reverse(), ...lip.slice(1, -1)] };
}

function prong({ side, top, under }: Limb): Shape {
  const lower = [...cr(under.slice(0, -2), false, 4), ...under.slice(-2)];
  return { side, top, under: lower, outline: [...top, ...[...lower].reverse()] };
}

function bark(shape: Shape, wood: Wood, eyes: readonly Eye[], detail: Detail): string {
  const n = Math.round(16 + 20 * detail.cuts);
  const [top, under] = [evenly(shape.top, n), evenly(shape.under, n)];
  const thick = Math.max(...top.map((p, i) => Math.hypot(p[0] - under[i][0], p[1] - under[i][1])));
  const cuts = Math.max(3, Math.round((thick / 2.9) * detail.cuts));
  const o = rr(0, 90);
  const lightCut = (u: number, t: number): number => {
    if (u < 0.17) return 2.2 * detail.ink * (noise(u * 9 + o, t * 6) > 0.2 ? 1 : 0);
    return u < 0.6 ? (1.4 - u) * detail.ink * (noise(u * 17 + o, t * 7) > 0.42 + u * 0.4 ? 1 : 0) : 0;
  };
  const inkCut = (u: number, t: number): number =>
    u < 0.14 ? 0 : (0.8 + 2.1 * u * u) * detail.ink * (noise(u * 13 + o + 7, t * 8) > 0.52 - u * 0.5 ? 1 : 0);
  const shift = thick / cuts / 2;
  const between = (line: Poly): Poly => line.map((p): Point => [p[0], p[1] + shift]);
  let s = F(grain(between(top), between(under), cuts, inkCut, eyes), C.ink);
  s += F(grain(top, under, cuts, lightCut, eyes), wood.lit);
  if (detail.fine) {
    const up = shape.side === 1 ? -62 : -118;
    s += F(
      comb(shape.under, up, 7, Math.round(thick * detail.cuts), 2.2 * Math.sqrt(detail.ink), { spread: 30 }),
      C.ink,
    );
  }
  const rim = shape.under.slice(3).map((p): Point => [p[0], p[1] - 1.5 * detail.ink]);
  const glow = wood.warm ? C.ember : mix(C.blue, C.moon, 0.2);
  if (rim.length > 3) s += F(gouge(rim, (wood.warm ? 2.6 : 1.7) * detail.ink, { jit: 0.3 }), glow);
  return s;
}

/** A wrinkle where limb and collar meet. */
function wrinkles({ side, top, under }: Shape): string {
  let d = '';
  for (let i = 0; i < 2; i++) {
    const [a, b] = [top[2], under[4]];
    const x = a[0] + side * (i * 4 - 2);
    const bow: Poly = [
      [x, a[1] - 1 + i * 4],
      [x + side * 3.2, (a[1] + b[1]) / 2],
      [x + side * 0.4, b[1] - 1 - i * 4],
    ];
    d += gouge(cr(bow, false, 5), 2.2);
  }
  return F(d, C.ink);
}

const eyeOf = (shape: Shape, t: number): Eye => {
  const [a, b] = [evenly(shape.top, 21), evenly(shape.under, 21)];
  const i = Math.round(t * 20);
  return { x: a[i][0] * 0.4 + b[i][0] * 0.6, y: a[i][1] * 0.4 + b[i][1] * 0.6, rx: 7.5, ry: 2.7 };
};

/** A scar: where the wood closed over a branch that fell. Only a slit: with lids the limb would look back. */
const drawEye = ({ x, y, rx, ry }: Eye, side: 1 | -1): string =>
  F(gouge(line(x - rx * 0.75, y - side * 1.6, x + rx * 0.75, y + side * 1.6, 8, 0.6), ry * 1.5, { pow: 0.9 }), C.ink);

/** The broken end of a limb: pale wood with a ring. */
function brokenEnd({ side, top, under }: Shape, detail: Detail): string {
  const [a, b] = [resample([...top].reverse(), 5, false)[1], resample([...under].reverse(), 12, false)[1]];
  const half = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.42;
  const lean = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2;
  const at: Point = [(a[0] + b[0]) / 2 + side * 0.4, (a[1] + b[1]) / 2];
  const disc = (share: number): Poly => tr(circ(0, 0, half * 0.5 * share, 16, half * share), at[0], at[1], 1, lean);
  return (
    FS(D(disc(1)), mix(C.paper, C.bog, 0.3), C.ink, 1.6 * detail.ink) +
    (detail.fine ? F(gouge(disc(0.55).slice(2, 14), 1.2), mix(C.bog, C.ink, 0.4)) : '')
  );
}

const inside = (limb: Limb, poly: Poly): boolean => {
  const x = poly.reduce((sum, p) => sum + p[0], 0) / poly.length;
  const y = poly.reduce((sum, p) => sum + p[1], 0) / poly.length;
  const all = [...limb.top, ...limb.under];
  const within = (v: number, axis: 0 | 1): boolean =>
    v >= Math.min(...all.map((p) => p[axis])) && v <= Math.max(...all.map((p) => p[axis])) + 12;
  return within(x, 0) && within(y, 1);
};

/** Dead twigs behind a limb: only dress, 40% darker than the wood cubes lie on. */
function dress(shape: Shape, wood: Wood, detail: Detail, odd: boolean): string {
  if (!detail.fine) return '';
  const at = (t: number, line: Poly): Point => evenly(line, 21)[Math.round(t * 20)];
  const [root, belly] = [at(0.42, shape.top), at(0.5, shape.under)];
  const list = twigs(root[0], root[1] + 4, shape.side === 1 ? -1.25 : -1.9, odd ? 34 : 26, 6, 1);
  if (odd) list.push(...twigs(belly[0], belly[1] - 3, shape.side === 1 ? 1.1 : 2, 24, 7, 0));
  const paths = drawTwigs(list, mix(wood.base, C.ink, 0.45));
  return `<g stroke="${C.ink}" stroke-width="${3.4 * detail.ink}" paint-order="stroke" stroke-linejoin="round">${paths}</g>`;
}

/** A bump on a top line that stops a cube: the stump of a twig. */
function knot(poly: Poly, wood: Wood, detail: Detail): string {
  const y = poly.reduce((sum, p) => sum + p[1], 0) / poly.length;
  const crest = cr(
    [...poly].sort((a, b) => a[0] - b[0]).filter((p) => p[1] < y + 1),
    false,
    4,
  );
  const low = (dy: number): Poly => crest.map((p): Point => [p[0], p[1] + dy]);
  return (
    (detail.fine ? F(comb(low(2), 78, 8, 6, 1.9, { spread: 40 }), C.ink) : '') +
    F(gouge(low(1.5), 2 * detail.ink), wood.lit)
  );
}

function drawLimb(limb: Limb, eyeAt: number, detail: Detail): string {
  const wood = woodAt(limb.top[0][1]);
  const arm = withCollar(limb);
  const forks = PRONGS.filter((p) => inside(limb, p.top)).map(prong);
  const bumps = KNOTS.filter((p) => inside(limb, p));
  const eyes = detail.fine ? [eyeOf(arm, eyeAt)] : [];
  let s = dress(arm, wood, detail, limb.side === 1);
  for (const fork of forks) {
    s += S(D(fork.outline), C.ink, 5 * detail.ink) + F(D(fork.outline), wood.base);
    s += clip(fork.outline, bark(fork, wood, [], detail)) + brokenEnd(fork, detail);
  }
  const shape = [arm.outline, ...bumps].map((p) => D(p)).join('');
  s += S(shape, C.ink, 5 * detail.ink) + F(shape, wood.base);
  s += clip(arm.outline, bark(arm, wood, eyes, detail) + (detail.fine ? wrinkles(arm) : ''));
  s += brokenEnd(arm, detail) + bumps.map((p) => knot(p, wood, detail)).join('');
  return s + eyes.map((eye) => drawEye(eye, limb.side)).join('');
}

// Where along each limb its scar sits, 0 at the wall.
const SCARS = [0.36, 0.62, 0.3, 0.36, 0.64, 0.42];

/** All limbs with their forks and knots. */
export const limbs = (detail: Detail): string =>
  LIMBS.map((limb, i) => {
    seed(520 + i);
    return drawLimb(limb, SCARS[i], detail);
  }).join('');
