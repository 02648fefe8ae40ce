import { C, mix } from '../../ink/colour.ts';
import { engrave, rays } from '../../ink/cuts.ts';
import { circ, D, rect, wob } from '../../ink/geometry.ts';
import { F } from '../../ink/svg.ts';

/** Vignettes are drawn in a box of this side. */
export const side = 100;
export const field = rect(0, 0, side, side);

export const pale = C.bone;

interface Light {
  readonly x: number;
  readonly y: number;
  /** Radius without dark cuts, and how far beyond it they reach their full width. */
  readonly clear: number;
  readonly fade: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const scanGap = 4.8;
const waves = { wave: 2, wl: 30, step: 4 };

/** A coloured ground whose ink lines grow away from the light. */
export function ground(colour: string, shade: number, light: Light, deg = 0): string {
  const tone = (x: number, y: number): number =>
    clamp((Math.hypot(x - light.x, y - light.y) - light.clear) / light.fade, 0.9);
  return F(D(field), mix(colour, C.ink, shade)) + F(engrave(field, deg, scanGap, tone, waves), C.ink);
}

/** A dark sky with bright lines that thin out away from (x, y). */
export function nightSky(colour: string, line: string, x: number, y: number, reach: number): string {
  const tone = (px: number, py: number): number => clamp(0.8 - Math.hypot(px - x, py - y) / reach, 0.7);
  return F(D(field), mix(colour, C.ink, 0.72)) + F(engrave(field, 0, scanGap, tone, waves), line);
}

/** A disc of light with rays standing on its edge. */
export const glow = (
  x: number,
  y: number,
  r: number,
  colour: string,
  o: { readonly reach?: number; readonly count?: number; readonly w?: number } = {},
): string =>
  F(D(wob(circ(x, y, r), 1.6)), colour) + F(rays(x, y, r - 2, r + (o.reach ?? 16), o.count ?? 26, o.w ?? 3.2), colour);

/** Stepped light: a disc and a brighter one inside it. */
export const lamp = (x: number, y: number, r: number, outer: string, inner: string): string =>
  F(D(wob(circ(x, y, r), 1.6)), outer) + F(D(wob(circ(x, y, r * 0.68), 1.2)), inner);

/** A plain wobbled disc: a moon, or the glow behind a head. */
export const disc = (x: number, y: number, r: number, colour: string, wobble = 1): string =>
  F(D(wob(circ(x, y, r), wobble)), colour);
