/** Axial coordinates of flat-top hexes. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** N, NE, SE, S, SW, NW. */
export const directions: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function add(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function distance(a: Axial, b: Axial): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Centre of a hex of the given side, the origin hex lying at (0, 0). */
export function toPixel({ q, r }: Axial, side: number): { x: number; y: number } {
  return { x: side * 1.5 * q, y: side * Math.sqrt(3) * (r + q / 2) };
}

/** All hexes of a hexagon of the given radius, column by column from the left, each from the top. */
export function hexagon(radius: number): Axial[] {
  const out: Axial[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -radius - q); r <= Math.min(radius, radius - q); r++) out.push({ q, r });
  }
  return out;
}
