import type { Surface, TreePart } from './geometry.ts';

/** The middle of the trunk. */
export const TRUNK_X = 180;

/** A gnarled oak, 352 wide at the funnel's mouth and 220 inside: the walls that every tree has, left side first. */
const WALLS: readonly (readonly number[])[] = [
  [-20, -46, 4, -46, 104, 72, 80, 72],
  [80, 72, 104, 72, 110, 92, 86, 92],
  [72, 128, 86, 92, 110, 92, 96, 128],
  [52, 180, 72, 128, 96, 128, 76, 180],
  [42, 240, 52, 180, 76, 180, 66, 240],
  [42, 240, 66, 240, 72, 300, 48, 300],
  [38, 350, 48, 300, 72, 300, 62, 350],
  [38, 350, 62, 350, 68, 420, 44, 420],
  [30, 490, 44, 420, 68, 420, 54, 490],
  [4, 585, 30, 490, 54, 490, 28, 585],
  [252, 72, 356, -46, 380, -46, 276, 72],
  [246, 92, 252, 72, 276, 72, 270, 92],
  [246, 92, 270, 92, 286, 130, 262, 130],
  [262, 130, 286, 130, 308, 185, 284, 185],
  [284, 185, 308, 185, 316, 250, 292, 250],
  [286, 310, 292, 250, 316, 250, 310, 310],
  [286, 310, 310, 310, 322, 370, 298, 370],
  [290, 430, 298, 370, 322, 370, 314, 430],
  [290, 430, 314, 430, 328, 500, 304, 500],
  [304, 500, 328, 500, 358, 585, 334, 585],
];

export function trunk(surface: Surface): readonly TreePart[] {
  return WALLS.map((points) => ({ kind: 'wall', points, surface }));
}

/** The hollow of the tree at a height: from the inner face of the left wall to that of the right one. */
export function hollowAt(y: number): { readonly left: number; readonly right: number } | undefined {
  let left = Number.NEGATIVE_INFINITY;
  let right = Number.POSITIVE_INFINITY;
  for (const points of WALLS) {
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const [x0, y0, x1, y1] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (y0 === y1 || y < Math.min(y0, y1) || y > Math.max(y0, y1)) continue;
      const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
      if (x < TRUNK_X) left = Math.max(left, x);
      else right = Math.min(right, x);
    }
  }
  return Number.isFinite(left) && Number.isFinite(right) ? { left, right } : undefined;
}

export function isInsideTree(x: number, y: number): boolean {
  const hollow = hollowAt(y);
  return hollow !== undefined && x > hollow.left && x < hollow.right;
}
