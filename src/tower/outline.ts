/** A die is seen from its side: a square for a cube or a die of four faces, a hexagon for one of six. */
export type Sides = 4 | 6;

/** Corners x, y, ... around the middle, clockwise on the screen; lying on one side. `size` is from side to side. */
export function squareOutline(size: number): readonly number[] {
  const half = size / 2;
  return [-half, -half, half, -half, half, half, -half, half];
}

export function hexagonOutline(size: number): readonly number[] {
  const half = size / 2;
  const radius = size / Math.sqrt(3);
  return [-radius / 2, -half, radius / 2, -half, radius, 0, radius / 2, half, -radius / 2, half, -radius, 0];
}
