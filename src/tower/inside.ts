import { G2 } from './geometry.ts';

/** The hollow of the tree at a height: from the inner face of the left wall to that of the right one. */
export function hollowAt(y: number): { readonly left: number; readonly right: number } | undefined {
  let left = Number.NEGATIVE_INFINITY;
  let right = Number.POSITIVE_INFINITY;
  for (const { kind, points } of G2.parts) {
    if (kind !== 'wall') continue;
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const [x0, y0, x1, y1] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (y0 === y1 || y < Math.min(y0, y1) || y > Math.max(y0, y1)) continue;
      const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
      if (x < G2.start.x) left = Math.max(left, x);
      else right = Math.min(right, x);
    }
  }
  return Number.isFinite(left) && Number.isFinite(right) ? { left, right } : undefined;
}

export function isInsideTree(x: number, y: number): boolean {
  const hollow = hollowAt(y);
  return hollow !== undefined && x > hollow.left && x < hollow.right;
}
