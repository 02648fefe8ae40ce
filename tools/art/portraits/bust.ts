import { C, mix } from '../ink/colour.ts';
import { engrave, rays } from '../ink/cuts.ts';
import { circ, D, rect, wob } from '../ink/geometry.ts';
import { F } from '../ink/svg.ts';

/** Busts are drawn in this box; without fine cuts for the standees. */
export const bustWidth = 200;
export const bustHeight = 240;

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
