import { D, line, normals, type Point, type Poly, resample } from './geometry.ts';
import { noise, rnd, rr } from './random.ts';

interface GougeOptions {
  /** Least share of the width kept at the start and at the end, for a cut that does not taper there. */
  readonly a?: number;
  readonly b?: number;
  readonly pow?: number;
  readonly jit?: number;
  /** Full width at t (0..1) and (x, y), instead of the taper. */
  readonly wf?: (t: number, x: number, y: number) => number;
}

/** Two sides of a cut as one closed outline; `half` gives its half-width at point i. */
function ribbon(pts: Poly, half: (i: number) => number): string {
  const normal = normals(pts, false);
  const left: Point[] = [];
  const right: Point[] = [];
  pts.forEach(([x, y], i) => {
    const w = half(i);
    left.push([x + normal[i][0] * w, y + normal[i][1] * w]);
    right.push([x - normal[i][0] * w, y - normal[i][1] * w]);
  });
  return D([...left, ...right.reverse()]);
}

/** One tapered cut, the atom of the whole style. */
export function gouge(pts: Poly, w: number, o: GougeOptions = {}): string {
  const { a = 0, b = 0, pow = 0.65, jit = 0.12 } = o;
  const n = pts.length;
  return ribbon(pts, (i) => {
    const t = n > 1 ? i / (n - 1) : 0;
    let share = Math.sin(Math.PI * t) ** pow || 0;
    if (a && t < 0.5) share = Math.max(share, a);
    if (b && t > 0.5) share = Math.max(share, b);
    const width = o.wf ? o.wf(t, pts[i][0], pts[i][1]) : w * share;
    return width * 0.5 * (1 + (rnd() - 0.5) * 2 * jit);
  });
}

interface Scan {
  readonly a: number;
  readonly b: number;
  readonly at: (x: number) => Point;
}

/** Segments of parallel lines inside a polygon, `gap` apart at an angle in degrees. */
export function scans(poly: Poly, deg: number, gap: number, off = 0): Scan[] {
  const angle = (deg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned = poly.map((p): Point => [p[0] * cos + p[1] * sin, p[1] * cos - p[0] * sin]);
  const ys = turned.map((p) => p[1]);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const out: Scan[] = [];
  for (let y = Math.floor(top / gap) * gap + off + gap * 0.5; y < bottom; y += gap) {
    const crossings: number[] = [];
    turned.forEach((a, i) => {
      const b = turned[(i + 1) % turned.length];
      if (a[1] <= y !== b[1] <= y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
    crossings.sort((p, q) => p - q);
    const at = (x: number): Point => [x * cos - y * sin, x * sin + y * cos];
    for (let i = 0; i + 1 < crossings.length; i += 2) out.push({ a: crossings[i], b: crossings[i + 1], at });
  }
  return out;
}

interface HatchOptions {
  /** Share of lines left out. */
  readonly skip?: number;
  /** Where along each line the cut starts and ends, 0..1; an end that is moved in becomes ragged. */
  readonly from?: number;
  readonly to?: number;
  readonly jit?: number;
  readonly rag?: number;
  readonly off?: number;
}

/** Parallel gouges clipped to a polygon. */
export function hatch(poly: Poly, deg: number, gap: number, w: number, o: HatchOptions = {}): string {
  const { skip = 0, from = 0, to = 1, jit = 0.15, rag = 0.12, off = 0 } = o;
  let d = '';
  for (const scan of scans(poly, deg, gap, off)) {
    if (rnd() < skip) continue;
    const length = scan.b - scan.a;
    if (length < 2) continue;
    const startRag = rr(-rag, rag) * (from > 0 ? 1 : 0);
    const endRag = rr(-rag, rag) * (to < 1 ? 1 : 0);
    const start = scan.a + length * (from + startRag);
    const end = scan.b - length * (1 - to + endRag);
    const k = Math.max(3, Math.ceil((end - start) / 12));
    const pts = Array.from({ length: k + 1 }, (_, i): Point => {
      const [x, y] = scan.at(start + ((end - start) * i) / k);
      return [x, y + (noise(x * 0.05, y * 0.05) - 0.5) * gap * 0.5];
    });
    d += gouge(pts, w, { a: from > 0 ? 0 : 0.9, b: to < 1 ? 0 : 0.9, jit });
  }
  return d;
}

interface EngraveOptions {
  readonly wave?: number;
  /** Wave length of `wave`. */
  readonly wl?: number;
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Scan lines whose width is the tone: `tone` gives 0..1 of the gap. */
export function engrave(
  poly: Poly,
  deg: number,
  gap: number,
  tone: (x: number, y: number) => number,
  o: EngraveOptions = {},
): string {
  const { wave = 0, wl = 60, step = 5, min = 0.06, max = 0.95 } = o;
  let d = '';
  for (const scan of scans(poly, deg, gap)) {
    let run: Point[] = [];
    let widths: number[] = [];
    const flush = (): void => {
      if (run.length > 2) {
        const lengths = widths;
        d += ribbon(run, (i) => lengths[i] * gap * 0.5);
      }
      run = [];
      widths = [];
    };
    for (let x = scan.a; ; x += step) {
      const last = x >= scan.b;
      const [px, py] = scan.at(last ? scan.b : x);
      const lift = wave ? (noise(px / wl, (py / wl) * 0.7) - 0.5) * wave * 2 : 0;
      const width = Math.min(max, tone(px, py)) * (1 + (rnd() - 0.5) * 0.18);
      if (width > min) {
        run.push([px, py + lift]);
        widths.push(width);
      } else flush();
      if (last) break;
    }
    flush();
  }
  return d;
}

interface FlowOptions {
  /** Jitter of the place across, in shares of the spacing. */
  readonly ju?: number;
  /** Where along the curves the cut at u (0..1 across) starts and ends. */
  readonly t0?: (u: number) => number;
  readonly t1?: (u: number) => number;
}

/** n cuts interpolated between two edge curves; `width` is of u across and t along. */
export function flow(
  A: Poly,
  B: Poly,
  n: number,
  width: (u: number, t: number) => number,
  o: FlowOptions = {},
): string {
  const k = Math.min(A.length, B.length);
  let d = '';
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n + ((rnd() - 0.5) * (o.ju ?? 0.3)) / n;
    const first = Math.floor((o.t0 ? o.t0(u) : 0) * (k - 1));
    const last = Math.ceil((o.t1 ? o.t1(u) : 1) * (k - 1));
    if (last - first < 2) continue;
    const pts: Point[] = [];
    for (let j = first; j <= last; j++) {
      pts.push([A[j][0] + (B[j][0] - A[j][0]) * u, A[j][1] + (B[j][1] - A[j][1]) * u]);
    }
    d += gouge(pts, 1, {
      jit: 0.1,
      wf: (t) => width(u, (first + (last - first) * t) / (k - 1)) * Math.max(0, Math.sin(Math.PI * t)) ** 0.4,
    });
  }
  return d;
}

/** Short wedges standing on a curve and leaning to `deg`. */
export function comb(
  curve: Poly,
  deg: number,
  len: number,
  n: number,
  w: number,
  o: { readonly spread?: number; readonly bend?: number } = {},
): string {
  const foot = resample(curve, 1, false);
  let d = '';
  for (let i = 0; i < n; i++) {
    const at = Math.floor(((i + rnd() * 0.6) / n) * (foot.length - 1));
    const [x, y] = foot[Math.min(foot.length - 1, at)];
    const angle = ((deg + (rnd() - 0.5) * (o.spread ?? 14)) * Math.PI) / 180;
    const length = len * rr(0.45, 1);
    const pts = line(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length, 4, o.bend ?? 0);
    d += gouge(pts, w, { wf: (t) => w * (1 - t * 0.95) });
  }
  return d;
}

/** Alternating long and short wedges around a light. */
export function rays(x: number, y: number, r0: number, r1: number, n: number, w: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * 6.2832 + (((rnd() - 0.5) * 0.5) / n) * 6.28;
    const share = i % 2 ? 1 : 0.7;
    const near = r0 * rr(0.95, 1.1);
    const far = r0 + (r1 - r0) * share * rr(0.75, 1.05);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    d += gouge(line(x + cos * near, y + sin * near, x + cos * far, y + sin * far, 4), w * share, { pow: 0.8 });
  }
  return d;
}
