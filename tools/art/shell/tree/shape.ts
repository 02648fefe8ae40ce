import { cubeTree } from '../../../../src/tower/cube-tree.ts';
import type { PartKind } from '../../../../src/tower/geometry.ts';
import { type Point, type Poly, resample } from '../../ink/geometry.ts';

// The tree as it is drawn, read off the tree as the cubes meet it. All in tower units: where a cube can touch, the
// drawing follows these outlines exactly.

/** A limb, fork or knot that grows from the left (1) or the right (-1) wall. */
export interface Limb {
  readonly side: 1 | -1;
  /** From the wall to the tip, where cubes lie. */
  readonly top: Poly;
  /** From the wall to the tip, free to dress. */
  readonly under: Poly;
}

const AXIS = 180;

const corners = (points: readonly number[]): Point[] =>
  Array.from({ length: points.length / 2 }, (_, i): Point => [points[i * 2], points[i * 2 + 1]]);

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

const edges = (poly: Poly): [Point, Point][] => poly.map((p, i) => [p, poly[(i + 1) % poly.length]]);

/** Whether two convex pieces were cut from one: they have an edge in common. */
const joined = (a: Poly, b: Poly): boolean =>
  edges(a).some(([p, q]) => edges(b).some(([r, s]) => same(p, s) && same(q, r)));

/** One outline around pieces that share edges. */
function union(polys: readonly Poly[]): Point[] {
  const all = polys.flatMap(edges);
  const open = all.filter(([p, q]) => !all.some(([r, s]) => same(p, s) && same(q, r)));
  const out = [open[0][0]];
  let pen = open[0][1];
  while (!same(pen, out[0])) {
    out.push(pen);
    const next = open.find(([p]) => same(p, pen));
    if (!next) throw new Error('the tree has a piece that does not close');
    pen = next[1];
  }
  return out;
}

/** The outlines of one kind, pieces that follow each other and share an edge made one. */
function outlines(kind: PartKind): Poly[] {
  const groups: Poly[][] = [];
  for (const part of cubeTree.parts) {
    if (part.kind !== kind) continue;
    const poly = corners(part.points);
    const group = groups.at(-1);
    if (group && joined(group[group.length - 1], poly)) group.push(poly);
    else groups.push([poly]);
  }
  return groups.map(union);
}

/** From the first point on, going round. */
const from = (poly: Poly, start: number): Point[] => [...poly.slice(start), ...poly.slice(0, start)];

/** Splits an outline (clockwise) at its wall end and its tip into the top line and the underside. */
function limb(poly: Poly): Limb {
  const xs = poly.map((p) => p[0]);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const side = middle < AXIS ? 1 : -1;
  const wallX = side === 1 ? Math.min(...xs) : Math.max(...xs);
  const tipX = side === 1 ? Math.max(...xs) : Math.min(...xs);
  const wall = poly.filter((p) => p[0] === wallX).sort((a, b) => a[1] - b[1]);
  const ring = from(side === 1 ? poly : [...poly].reverse(), 0);
  const start = ring.findIndex((p) => same(p, wall[0]));
  const path = from(ring, start);
  const tip = path.findIndex((p) => p[0] === tipX);
  const last = path.findIndex((p) => same(p, wall[wall.length - 1]));
  return { side, top: path.slice(0, tip + 1), under: path.slice(tip, last + 1).reverse() };
}

export const LIMBS: readonly Limb[] = outlines('branch').map(limb);
export const PRONGS: readonly Limb[] = outlines('fork').map(limb);
export const KNOTS: readonly Poly[] = outlines('knot');
export const BURLS: readonly Poly[] = outlines('burl');
export const ROOTS: readonly Poly[] = outlines('root');

const wallParts = cubeTree.parts.filter((part) => part.kind === 'wall').map((part) => corners(part.points));

/** The edge of a wall that cubes touch, from the funnel's rim down to the roots. */
function innerEdge(side: 1 | -1): Point[] {
  const parts = wallParts.filter((poly) => (poly[0][0] < AXIS ? 1 : -1) === side);
  const edge = parts.map((poly) => {
    const top = Math.min(...poly.map((p) => p[1]));
    const level = poly.filter((p) => p[1] === top).map((p) => p[0]);
    return [side === 1 ? Math.max(...level) : Math.min(...level), top] as const;
  });
  const foot = Math.max(...parts.flat().map((p) => p[1]));
  const level = parts
    .flat()
    .filter((p) => p[1] === foot)
    .map((p) => p[0]);
  return [...edge, [side === 1 ? Math.max(...level) : Math.min(...level), foot]];
}

export const WALL_LEFT: Poly = innerEdge(1);
export const WALL_RIGHT: Poly = innerEdge(-1);

/** A polyline with its corners taken off by `k`, which moves no point of it by more than a third of that. */
export function soften(pts: Poly, k: number): Point[] {
  const out: Point[] = [pts[0]];
  for (let i = 1; i < pts.length - 1; i++) {
    const [a, b, c] = [pts[i - 1], pts[i], pts[i + 1]];
    const toward = (q: Point): Point => {
      const length = Math.hypot(q[0] - b[0], q[1] - b[1]);
      const share = Math.min(k, length / 2) / length;
      return [b[0] + (q[0] - b[0]) * share, b[1] + (q[1] - b[1]) * share];
    };
    const [p, q] = [toward(a), toward(c)];
    for (let j = 0; j <= 4; j++) {
      const t = j / 4;
      const u = 1 - t;
      out.push([u * u * p[0] + 2 * u * t * b[0] + t * t * q[0], u * u * p[1] + 2 * u * t * b[1] + t * t * q[1]]);
    }
  }
  out.push(pts[pts.length - 1]);
  return out;
}

/** `n` points at equal distances along a line. */
export function evenly(pts: Poly, n: number): Point[] {
  let length = 0;
  for (let i = 1; i < pts.length; i++) length += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]);
  return resample(pts, length / (n - 1) + 1e-6, false).slice(0, n);
}

// The funnel hides the walls above its foot.
const belowFunnel = (wall: Poly): Poly => wall.filter((p) => p[1] >= 72);

/** The left and right edge of the hollow, from inside the funnel's foot down to the roots. */
export const HOLLOW_LEFT: Poly = evenly(soften(belowFunnel(WALL_LEFT), 7), 96);
export const HOLLOW_RIGHT: Poly = evenly(soften(belowFunnel(WALL_RIGHT), 7), 96);
export const HOLLOW: Poly = [...HOLLOW_LEFT, ...[...HOLLOW_RIGHT].reverse()];
