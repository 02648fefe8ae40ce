import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { cr, D, type Point, rect } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { buriedThings, stones } from './buried.ts';
import { type CampaignLayout, extent } from './layouts.ts';

const soil = mix(C.bog, C.ink, 0.62);

/** A wavy line from edge to edge. */
function seam(width: number, y: number, stray: number): Point[] {
  const places = [-0.08, 0.14, 0.34, 0.56, 0.78, 1.08];
  return cr(
    places.map((t): Point => [width * t, y + rr(-stray, stray)]),
    false,
    10,
  );
}

const below = (edge: readonly Point[], depth: number): Point[] => [
  ...edge,
  [edge[edge.length - 1][0], depth],
  [edge[0][0], depth],
];

/** One stratum with the teeth of its upper edge. */
function stratum(width: number, depth: number, y: number, colour: string): string {
  const edge = seam(width, y, 20);
  return (
    F(D(below(edge, depth)), colour) +
    F(comb(edge, 92, 12, Math.round(width / 6), 2.6, { spread: 30 }), C.ink, 'opacity=".7"')
  );
}

/** Lines that burn near every burrow and go cold with depth; a locked burrow darkens its own (burrow.ts). */
function engraving(layout: CampaignLayout): string {
  const { cut, ground, burrows, burrowScale, k, detail } = layout;
  const depth = extent(layout)[1];
  const gap = 6 / Math.sqrt(detail);
  const reach = (160 * burrowScale) / k;
  const look = { wave: 9, wl: 110, step: 10, min: detail < 1 ? 0.2 : 0.06 };
  const area = rect(0, ground - 20, cut + 8, depth - ground + 20);
  const sunk = (y: number): number => (y - ground) / (depth - ground);
  const warm = engrave(
    area,
    4,
    gap,
    (x, y) => {
      let tone = 0.07 + 0.13 * noise(x * 0.016, y * 0.05);
      for (const [bx, by] of burrows) tone += 0.5 * Math.max(0, 1 - Math.hypot(x - bx, (y - by) * 1.15) / reach);
      return tone * (1 - 0.45 * sunk(y));
    },
    look,
  );
  const cold = engrave(area, 4, gap, (x, y) => Math.max(0, sunk(y) - 0.45) * 0.55 * noise(x * 0.012, y * 0.04), look);
  // Where lines thinner than a pixel are left out, a dim line goes on in their place.
  const dim = detail < 1 ? engrave(area, 4, gap, (x, y) => 0.24 + 0.08 * noise(x * 0.016, y * 0.05), look) : '';
  return F(dim, mix(C.bog, C.ink, 0.4)) + F(warm, mix(C.bog, C.ember, 0.46)) + F(cold, mix(C.night, C.moon, 0.34));
}

/** The earth cut open, and what lies in it. */
export function earth(layout: CampaignLayout): string {
  const { cut, ground, strata } = layout;
  const depth = extent(layout)[1] + 20;
  seed(910);
  const turf = seam(cut, ground, 6);
  const colours = [mix(C.bog, C.ink, 0.6), mix(mix(C.bog, C.night, 0.72), C.ink, 0.34), mix(C.night, C.ink, 0.2)];
  const layers = strata.map((y, i) => stratum(cut, depth, y, colours[i])).join('');
  const cracks = [0.16, 0.38, 0.6, 0.82].map((t) =>
    S(D(seam(cut, ground + (depth - ground) * t, 18), false), C.ink, 2.6, 'opacity=".8"'),
  );
  const cutOpen =
    F(D(rect(-10, ground - 20, cut + 20, 90)), mix(C.bog, C.ink, 0.5)) +
    layers +
    cracks.join('') +
    engraving(layout) +
    stones(layout, soil) +
    buriedThings(layout, soil);
  seed(911);
  const whole = below(turf, depth);
  return (
    F(D(whole), soil) +
    clip(whole, cutOpen) +
    F(comb(turf, -90, 13, Math.round(cut / 3.8), 3, { spread: 40 }), C.ink) +
    S(D(turf, false), C.ink, 5)
  );
}
