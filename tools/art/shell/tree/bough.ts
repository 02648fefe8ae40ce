import { C, mix } from '../../ink/colour.ts';
import { flow, gouge } from '../../ink/cuts.ts';
import { cr, D, normals, type Point, type Poly } from '../../ink/geometry.ts';
import { noise, rnd, rr } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';

interface BoughOptions {
  readonly colour?: string;
  /** Ink of the light cuts. */
  readonly lit?: string;
  /** Where the light comes from. */
  readonly light?: Point;
  /** Width of the ink line, 0 for none: limbs are drawn a second time without it over the trunk they grow from. */
  readonly ink?: number;
  /** A side root starts thin, or its end sticks out of the trunk as a corner. */
  readonly thinStart?: boolean;
  /** Ember cuts on the side turned from the light. */
  readonly ember?: boolean;
  /** Share of the bark cuts that is drawn. */
  readonly detail?: number;
}

/** A limb with bark: light cuts on the side of the light, ink on the other. */
export function bough(spine: Poly, w0: number, w1: number, o: BoughOptions = {}): string {
  const path = cr(spine, false, 9);
  const normal = normals(path, false);
  const n = path.length;
  const left: Point[] = [];
  const right: Point[] = [];
  path.forEach(([x, y], i) => {
    const t = i / (n - 1);
    const width = (w0 + (w1 - w0) * t ** 0.75) * (o.thinStart ? Math.min(1, 0.12 + t * 9) : 1);
    const half = width * 0.5 * (1 + (noise(x * 0.06, y * 0.06) - 0.5) * 0.5);
    left.push([x + normal[i][0] * half, y + normal[i][1] * half]);
    right.push([x - normal[i][0] * half, y - normal[i][1] * half]);
  });
  const shape = D([...left, ...[...right].reverse()]);
  const colour = o.colour ?? C.ink;
  let s = o.ink === 0 ? F(shape, colour) : FS(shape, colour, C.ink, o.ink ?? 2.4);
  if (w0 < 5) return s;
  const light = o.light ?? [-0.5, -0.86];
  const middle = normal[n >> 1];
  const leftLit = middle[0] * light[0] + middle[1] * light[1] > 0;
  const [bright, dark] = leftLit ? [left, right] : [right, left];
  const cuts = Math.max(2, Math.min(9, Math.round((w0 / 4.2) * (o.detail ?? 1))));
  const thick = 1 / Math.sqrt(o.detail ?? 1);
  const broken = (u: number, t: number, least: number): number => (noise(u * 20 + w0, t * 9) > least ? 1 : 0.25);
  s += F(
    flow(
      bright,
      dark,
      cuts,
      (u, t) =>
        thick * (u < 0.2 ? 1 : u < 0.55 ? 0.62 : 0.3) * Math.min(3.4, w0 * 0.13) * (1 - 0.55 * t) * broken(u, t, 0.3),
      { ju: 0.4 },
    ),
    o.lit ?? mix(C.bog, C.moon, 0.5),
  );
  if (w0 > 20) {
    const shade = (u: number, t: number): number =>
      thick * (u < 0.36 ? 1 : u < 0.5 ? 0.5 : 0) * Math.min(5, w0 * 0.13) * (1 - 0.5 * t) * broken(u + 3, t, 0.25);
    s += F(flow(dark, bright, cuts, shade, { ju: 0.4 }), C.ink);
  }
  if (o.ember)
    s += F(
      flow(dark, bright, 2, (u, t) => (u < 0.3 ? Math.min(3, w0 * 0.12) * (1 - t) : 0)),
      C.ember,
    );
  return s;
}

interface Twig {
  readonly path: Poly;
  readonly w: number;
}

/** Crooked twigs: a random walk with children on alternate sides. */
export function twigs(x: number, y: number, angle: number, len: number, w: number, depth: number): Twig[] {
  const step = 9;
  const n = Math.max(3, Math.round(len / step));
  const path: Point[] = [[x, y]];
  const out: Twig[] = [];
  let side = rnd() < 0.5 ? 1 : -1;
  for (let i = 0; i < n; i++) {
    angle += rr(-0.3, 0.3);
    if (i % 4 === 3) angle += rr(-0.35, 0.35);
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    path.push([x, y]);
    if (depth > 0 && i > 0 && i < n - 1 && i % 2 === depth % 2 && rnd() < 0.86) {
      side = -side;
      const turn = angle + side * rr(0.5, 1.05);
      const length = len * rr(0.34, 0.6) * (1 - (i / n) * 0.45);
      out.push(...twigs(x, y, turn, length, w * (1 - i / n) * 0.55 + 0.5, depth - 1));
    }
  }
  return [...out, { path, w }];
}

export const drawTwigs = (list: readonly Twig[], colour: string): string =>
  F(
    list.map(({ path, w }) => gouge(path, 1, { jit: 0.05, wf: (t) => w * (1 - 0.85 * t ** 0.8) + 0.7 })).join(''),
    colour,
  );
