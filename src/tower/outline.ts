/** Seen from its side a cube and a die of four faces are squares, a die of six is a hexagon. */
export type Sides = 4 | 6;

/** Corners x, y, ... around the middle, clockwise on the screen, lying on one side; `size` is from side to side. */
export function outlineOf(sides: Sides, size: number): readonly number[] {
  const half = size / 2;
  if (sides === 4) return [-half, -half, half, -half, half, half, -half, half];
  const corner = size / Math.sqrt(3);
  return [-corner / 2, -half, corner / 2, -half, corner, 0, corner / 2, half, -corner / 2, half, -corner, 0];
}

/** From corner to corner through the middle. */
export function widthOf(sides: Sides, size: number): number {
  return sides === 4 ? size * Math.sqrt(2) : (2 * size) / Math.sqrt(3);
}

export function areaOf(sides: Sides, size: number): number {
  return sides === 4 ? size * size : (size * size * Math.sqrt(3)) / 2;
}
