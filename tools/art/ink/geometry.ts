import { noise, rnd } from './random.ts';

export type Point = readonly [number, number];
export type Poly = readonly Point[];

export const n1 = (value: number): number => Math.round(value * 10) / 10;

/** A number of tenths as the shortest SVG text: -3 is "-.3". */
const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Path data of a polyline: one decimal, relative steps and no needless separators, because art is most of the download. */
export function D(pts: Poly, closed = true): string {
  if (pts.length === 0) return '';
  let x = Math.round(pts[0][0] * 10);
  let y = Math.round(pts[0][1] * 10);
  let d = `M${tenths(x)} ${tenths(y)}l`;
  let last = '';
  const put = (value: number): void => {
    const text = tenths(value);
    const joins = last === '' || text[0] === '-' || (text[0] === '.' && last.includes('.'));
    d += joins ? text : ` ${text}`;
    last = text;
  };
  for (const [px, py] of pts) {
    const nextX = Math.round(px * 10);
    const nextY = Math.round(py * 10);
    if (nextX === x && nextY === y) continue;
    put(nextX - x);
    put(nextY - y);
    x = nextX;
    y = nextY;
  }
  if (last === '') d += '0 0';
  return closed ? `${d}z` : d;
}

/** Catmull-Rom: control points to a dense polyline, `k` points a span. */
export function cr(pts: Poly, closed = true, k = 8): Point[] {
  const n = pts.length;
  const at = (j: number): Point => (closed ? pts[(j + n) % n] : pts[Math.max(0, Math.min(n - 1, j))]);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < k; s++) {
      const t = s / k;
      const blend = (q: 0 | 1): number =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t);
      out.push([blend(0), blend(1)]);
    }
  }
  if (!closed) out.push(pts[n - 1]);
  return out;
}

export function resample(pts: Poly, step: number, closed = true): Point[] {
  const path = closed ? [...pts, pts[0]] : pts;
  const out: Point[] = [];
  let need = 0;
  for (let i = 0; i < path.length - 1; i++) {
    const [a, b] = [path[i], path[i + 1]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let t = need;
    while (t < length) {
      out.push([a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length]);
      t += step;
    }
    need = t - length;
  }
  if (!closed) out.push(path[path.length - 1]);
  return out;
}

export function normals(pts: Poly, closed: boolean): Point[] {
  const n = pts.length;
  return pts.map((_, i) => {
    const a = pts[closed ? (i - 1 + n) % n : Math.max(0, i - 1)];
    const b = pts[closed ? (i + 1) % n : Math.min(n - 1, i + 1)];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
}

/** The hand's tremble: resampled every `step` and pushed along the normal by value noise. */
export function wob(pts: Poly, amp = 1, freq = 0.08, step = 4, closed = true): Point[] {
  const path = resample(pts, step, closed);
  const normal = normals(path, closed);
  const offset = rnd() * 1000;
  return path.map(([x, y], i) => {
    const push = (noise(x * freq + offset, y * freq + offset * 2) - 0.5) * 2 * amp;
    return [x + normal[i][0] * push, y + normal[i][1] * push];
  });
}

export const circ = (x: number, y: number, r: number, k = 24, ry = r): Point[] =>
  Array.from({ length: k }, (_, i) => [x + r * Math.cos((i / k) * 6.2832), y + ry * Math.sin((i / k) * 6.2832)]);

export const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export const bez = (a: Point, b: Point, c: Point, d: Point, k = 14): Point[] =>
  Array.from({ length: k + 1 }, (_, i) => {
    const t = i / k;
    const u = 1 - t;
    const at = (q: 0 | 1): number => u * u * u * a[q] + 3 * u * u * t * b[q] + 3 * u * t * t * c[q] + t * t * t * d[q];
    return [at(0), at(1)];
  });

/** Turned by `rot` radians, scaled by `s`, then moved. */
export function tr(pts: Poly, x: number, y: number, s = 1, rot = 0): Point[] {
  const cos = Math.cos(rot);
  const sin = Math.sin(rot);
  return pts.map((p) => [x + s * (p[0] * cos - p[1] * sin), y + s * (p[0] * sin + p[1] * cos)]);
}

export const mirror = (pts: Poly, cx: number): Point[] => pts.map((p) => [2 * cx - p[0], p[1]]);

/** A straight line of `k` spans, bowed sideways by `bend`. */
export function line(x1: number, y1: number, x2: number, y2: number, k = 5, bend = 0): Point[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return Array.from({ length: k + 1 }, (_, i) => {
    const t = i / k;
    const bow = Math.sin(Math.PI * t) * bend;
    return [x1 + (x2 - x1) * t - ((y2 - y1) / length) * bow, y1 + (y2 - y1) * t + ((x2 - x1) / length) * bow];
  });
}

/** Reads absolute M, L, Q and C commands into a dense polyline (so not the output of `D`). */
export function pp(d: string): Point[] {
  const tokens = d.match(/[MLQC]|-?\d*\.?\d+/g) ?? [];
  const out: Point[] = [];
  let i = 0;
  let command = 'M';
  let pen: Point = [0, 0];
  const point = (): Point => [Number(tokens[i++]), Number(tokens[i++])];
  while (i < tokens.length) {
    if (/[MLQC]/.test(tokens[i])) command = tokens[i++];
    if (command === 'Q') {
      const [from, a, b] = [pen, point(), point()];
      for (let k = 1; k <= 8; k++) {
        const u = k / 8;
        const v = 1 - u;
        out.push([
          v * v * from[0] + 2 * u * v * a[0] + u * u * b[0],
          v * v * from[1] + 2 * u * v * a[1] + u * u * b[1],
        ]);
      }
      pen = b;
    } else if (command === 'C') {
      const [a, b, c] = [point(), point(), point()];
      out.push(...bez(pen, a, b, c, 12).slice(1));
      pen = c;
    } else {
      pen = point();
      out.push(pen);
    }
  }
  return out;
}

/** A half drawn from top to bottom on the right of x = 0, closed by its mirror image. */
export const sym = (half: Poly): Point[] => [
  ...half,
  ...[...half]
    .reverse()
    .filter((p) => Math.abs(p[0]) > 0.01)
    .map((p): Point => [-p[0], p[1]]),
];

/** The corners of a flat-topped hexagon around the origin, from the east clockwise. */
export const hexagon = (side: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => [side * Math.cos((i * Math.PI) / 3), side * Math.sin((i * Math.PI) / 3)]);
