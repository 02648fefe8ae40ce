import { C, mix } from '../ink/colour.ts';
import { comb, engrave } from '../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../ink/geometry.ts';
import { noise, rr, seed } from '../ink/random.ts';
import { clip, F, FS, outline, S } from '../ink/svg.ts';

export const WOOD = mix(C.bog, C.ink, 0.55);
export const GRAIN = mix(C.bog, C.ink, 0.12);

export interface PlankOptions {
  readonly seed: number;
  readonly tone?: string;
  readonly grain?: string;
  /** Distance of the grain lines. */
  readonly gap?: number;
  readonly nails?: boolean;
}

export const nail = (x: number, y: number): string =>
  FS(D(circ(x, y, 3.2, 12)), C.iron, C.ink, 1.4) + F(D(circ(x - 1, y - 1, 1, 8)), C.paper);

/** Grain with one knot, inside a rectangle. */
export function grain(x: number, y: number, w: number, h: number, gap: number, colour: string): string {
  const knotX = x + w * rr(0.2, 0.8);
  const knotY = y + h * rr(0.3, 0.7);
  const tone = (px: number, py: number): number => {
    const knot = Math.hypot((px - knotX) / 3, py - knotY) < 16 ? 0.25 : 0;
    return 0.12 + 0.3 * noise(px * 0.012, py * 0.4) + knot;
  };
  return F(engrave(rect(x, y, w, h), 0, gap, tone, { wave: 4, wl: 60, step: 9 }), colour);
}

/** A board: grain, dark teeth at the foot, a light upper edge, nails in the corners. */
export function plank(x: number, y: number, w: number, h: number, o: PlankOptions): string {
  seed(o.seed);
  const edge = wob(rect(x, y, w, h), 1.6, 0.05, 6);
  const shade = edge.map((p): Point => [p[0] + 3, p[1] + 5]);
  const wood =
    grain(x, y, w, h, o.gap ?? 5, o.grain ?? GRAIN) +
    F(comb(line(x, y + h, x + w, y + h, 3), 270, Math.min(7, h * 0.4), w / 5, 2.4, { spread: 20 }), C.ink) +
    S(`M${x + 4} ${y + 3}H${x + w - 4}`, mix(C.bog, C.paper, 0.35), 1.4, 'opacity=".7"');
  const nails =
    o.nails === false
      ? ''
      : nail(x + 9, y + 9) + nail(x + w - 9, y + 9) + nail(x + 9, y + h - 9) + nail(x + w - 9, y + h - 9);
  return (
    F(D(shade), C.shadow, 'opacity=".55"') +
    F(D(edge), o.tone ?? WOOD) +
    clip(edge, wood) +
    outline(edge, 3.2, C.ink, 0.5) +
    nails
  );
}
