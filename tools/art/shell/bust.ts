import { C, mix } from '../ink/colour.ts';
import { engrave, gouge, rays } from '../ink/cuts.ts';
import { circ, D, mirror, type Point, type Poly, pp, rect, wob } from '../ink/geometry.ts';
import { F } from '../ink/svg.ts';

/** Busts are drawn in this box; without fine cuts for the standees. */
export const bustWidth = 200;
export const bustHeight = 240;

/** Draws a bust, with or without its fine cuts. */
export type Bust = (fine: boolean) => string;

export const skin = '#ecdfc4';

/** Engraved field that darkens away from a light at (x, y), starting at `clear` and full after `reach` more. */
export function ground(
  colour: string,
  ink: number,
  deg: number,
  light: { readonly x: number; readonly y: number; readonly clear: number; readonly reach: number },
  gap = 6,
  waveLength = 40,
): string {
  const field = rect(0, 0, bustWidth, bustHeight);
  const tone = (x: number, y: number): number =>
    Math.max(0, Math.min(0.9, (Math.hypot(x - light.x, y - light.y) - light.clear) / light.reach));
  return (
    F(D(field), mix(colour, C.ink, ink)) +
    F(engrave(field, deg, gap, tone, { wave: 3, wl: waveLength, step: 8 }), C.ink)
  );
}

interface Halo {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly disc: string;
  readonly ray: string;
  /** Radii between which the rays stand, how many and how wide. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly w: number;
}

/** Disc and rays behind the head. */
export const halo = ({ x, y, r, disc, ray, from, to, count, w }: Halo): string =>
  F(D(wob(circ(x, y, r), 3)), disc) + F(rays(x, y, from, to, count, w), ray);

/** A halo of one colour, its rays `reach` long. */
export const glow = (x: number, y: number, r: number, colour: string, reach = 42, count = 42): string =>
  halo({ x, y, r, disc: colour, ray: colour, from: r - 4, to: r + reach, count, w: 6 });

/** One step of a light behind the head: moon or sun without rays. */
export const disc = (x: number, y: number, r: number, colour: string, tremble = 3): string =>
  F(D(wob(circ(x, y, r), tremble)), colour);

/** Cuts of one width along several lines. */
export const cutLines = (paths: readonly string[], w: number): string =>
  paths.map((path) => gouge(pp(path), w)).join('');

/** A cut that starts thick and keeps `1 - taper` of its width at the tip: antler, root, lock, tail. */
export const horn = (pts: Poly, w: number, taper = 0.92, pow = 1.3): string =>
  gouge(pts, w, { jit: 0.05, wf: (t) => w * (1 - taper * t ** pow) });

/** A half drawn from top to bottom on the axis x = 100, closed by its mirror image. */
export const bothHalves = (half: Poly): Point[] => [...half, ...mirror([...half].reverse(), 100)];
