import { C, mix } from '../ink/colour.ts';
import { comb, engrave, hatch, rays } from '../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../ink/geometry.ts';
import { noise, seed } from '../ink/random.ts';
import { clip, F, FS, outline, S } from '../ink/svg.ts';

/** The upper left corner and the size. */
export type Area = readonly [x: number, y: number, w: number, h: number];

export const HOLLOW = C.hollow;

/** A dark band carved into the board, in the colour of its faction. */
export function band(
  [x, y, w, h]: Area,
  colour: string,
  seedOf: number,
  lights: readonly (readonly [number, number, number])[] = [],
): string {
  seed(seedOf);
  const edge = wob(rect(x, y, w, h), 1.4, 0.05, 6);
  const tone = (px: number, py: number): number => {
    const light = lights.map(([lx, ly, r]) => 1 - Math.hypot(px - lx, (py - ly) * 1.2) / r);
    return 0.1 + 0.16 * noise(px * 0.02, py * 0.3) + 0.6 * Math.max(0, ...light);
  };
  return (
    F(D(edge.map((p): Point => [p[0] + 3, p[1] + 4])), C.shadow, 'opacity=".4"') +
    F(D(edge), mix(colour, C.ink, 0.68)) +
    clip(edge, F(engrave(rect(x, y, w, h), 0, 5, tone, { wave: 3, wl: 60, step: 9 }), mix(colour, C.ink, 0.28))) +
    outline(edge, 3.4, C.ink, 0.5) +
    S(D(wob(rect(x + 4, y + 4, w - 8, h - 8), 0.6, 0.05, 6)), mix(colour, C.paper, 0.35), 1, 'opacity=".8"')
  );
}

/** The dark hollow a token lies in. */
export function hole(x: number, y: number, r: number): string {
  seed(Math.round(x * 3 + y));
  return (
    FS(D(wob(circ(x, y, r, 30), 0.7, 0.1, 4)), HOLLOW, C.ink, 3) +
    S(D(circ(x, y, r - 2, 30)), mix(C.paper, C.bog, 0.3), 1.5) +
    F(comb(circ(x, y, r - 2, 50).slice(24, 48), 45, r * 0.34, 16, 1.8, { spread: 40 }), C.shadow)
  );
}

/** The same hollow with light round it: the space that counts now. */
export function litHole(r: number): string {
  seed(715);
  const light =
    F(D(wob(circ(0, 0, r + 10, 30), 1.5, 0.08)), C.ember, 'opacity=".55"') +
    F(rays(0, 0, r + 1, r + 11, 26, 4.6), C.ray);
  return light + hole(0, 0, r);
}

/** The line that leads from one hollow to the next. */
export function link(from: Point, to: Point, r: number, colour: string): string {
  const way = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (d: number): Point => [from[0] + ((to[0] - from[0]) * d) / way, from[1] + ((to[1] - from[1]) * d) / way];
  const [a, b] = [at(r), at(way - r)];
  const bed = D(wob(line(a[0], a[1], b[0], b[1], 4), 0.5, 0.1, 4, false), false);
  return S(bed, C.ink, 7) + S(D([a, b], false), mix(colour, C.paper, 0.3), 2.6);
}

/** The ember diamond that bears a value. */
export function diamond(x: number, y: number, r: number, seedOf: number): string {
  seed(seedOf);
  const shape = (k: number): Point[] => [
    [x, y - r * 1.14 * k],
    [x + r * k, y],
    [x, y + r * 1.14 * k],
    [x - r * k, y],
  ];
  const inner = shape(0.82);
  return (
    FS(D(wob(shape(1), 1, 0.1, 4)), C.ink, C.ink, 3) +
    FS(D(inner), C.ember, C.paper, 1.6) +
    F(hatch([inner[0], inner[1], inner[2]], 60, 5, 2.2), C.ink, 'opacity=".7"')
  );
}
