import { mix } from '../../ink/colour.ts';
import { comb, engrave, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, rr } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

const silhouette = '#12100f';

/** A light in the engraved night: it widens the lines within `r`. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly power: number;
}

interface NightOptions {
  readonly gap: number;
  readonly ambient: number;
  readonly line: string;
  readonly base?: string;
  readonly wave?: number;
  readonly step?: number;
}

/** Engraved night: pale horizontal lines whose width is the light. */
export function night(x: number, y: number, w: number, h: number, lights: readonly Light[], o: NightOptions): string {
  // Closer lines are those of a phone, where none may be thinner than a pixel.
  const least = o.gap < 5.5 ? 1 / o.gap : 0;
  const tone = (px: number, py: number): number => {
    let v = o.ambient;
    for (const light of lights) v += light.power * Math.max(0, 1 - Math.hypot(px - light.x, py - light.y) / light.r);
    return Math.max(least, v * (0.7 + 0.6 * noise(px * 0.01, py * 0.03)));
  };
  return (
    F(D(rect(x, y, w, h)), o.base ?? mix(C.night, C.ink, 0.35)) +
    F(
      engrave(rect(x, y, w, h), 0, o.gap, tone, {
        wave: o.wave ?? 4,
        wl: 90,
        step: o.step ?? 9,
        min: o.gap < 5.5 ? 0.18 : 0.08,
      }),
      o.line,
    )
  );
}

/** A full moon with craters; no rays, which would read as shards on a disc of this size. */
export function fullMoon(x: number, y: number, r: number, thick = 1): string {
  const disc = wob(circ(x, y, r, 70), 1.4, 0.05, 6);
  const shade = mix(C.moon, C.night, 0.4);
  const craters: readonly (readonly [number, number, number])[] = [
    [-0.46, -0.34, 0.16],
    [-0.62, 0.2, 0.11],
    [-0.12, 0.5, 0.14],
    [-0.2, -0.66, 0.09],
    [0.3, -0.1, 0.16],
  ];
  const inner = craters.map(([cx, cy, cr0]) => {
    const ring = (slice: readonly [number, number]): Poly =>
      circ(x + cx * r, y + cy * r, cr0 * r, 40, cr0 * r * 0.8).slice(...slice);
    return gouge(ring([14, 38]), 3 * thick) + comb(ring([2, 18]), 225, cr0 * r * 0.55, 10, 2.2 * thick);
  });
  return (
    FS(D(disc), C.moon, C.ink, 3.6 * thick) +
    clip(
      disc,
      F(hatch(circ(x + r * 0.36, y + r * 0.16, r * 0.98, 60), -57, 7 * thick, 2.3 * thick), shade) +
        F(inner.join(''), shade),
    )
  );
}

/** A long cloud cut into the night, pale along its upper edge. */
export function cloud(x: number, y: number, w: number, h: number, colour: string, lit: string): string {
  const top = Array.from(
    { length: 9 },
    (_, i): Point => [x - w / 2 + (w * i) / 8, y - Math.sin((i / 8) * Math.PI) * h * rr(0.5, 1)],
  );
  const under = Array.from(
    { length: 6 },
    (_, i): Point => [x + w / 2 - (w * i) / 5, y + Math.sin((i / 5) * Math.PI) * h * rr(0.15, 0.4)],
  );
  const ridge = cr(top, false, 5);
  return F(D([...ridge, ...cr(under, false, 4)]), colour) + F(gouge(ridge.slice(6, -10), 2.2), lit);
}

const BIRD = 'M-26 -6Q-14 -14 -4 0Q0 -5 4 0Q14 -14 26 -8Q14 -6 7 6Q2 12 -3 7Q-12 -4 -26 -6Z';
export const bird = (x: number, y: number, scale: number, turn: number): string =>
  G(x, y, scale, FS(BIRD, C.ink, C.ink, 1.5), turn);

/** Feet at the origin, about 70 high. */
export function owl(): string {
  const body = pp('M-22 0 Q-30 -34 -20 -56 L-24 -72 L-9 -63 L9 -63 L24 -72 L20 -56 Q30 -34 22 0 Q0 12 -22 0');
  const eyes = [-9, 9];
  return (
    FS(D(body), C.ink, C.ink, 3) +
    F(
      comb(line(-15, -28, 15, -28, 3), 90, 14, 7, 3.2) + comb(line(-13, -14, 13, -14, 3), 90, 13, 6, 3.2),
      mix(C.bog, C.moon, 0.45),
    ) +
    F(gouge(pp('M-24 -12 Q-27 -34 -19 -52'), 2.6), C.moon) +
    F(eyes.map((x) => D(circ(x, -48, 8))).join(''), C.lit) +
    F(eyes.map((x) => D(circ(x, -48, 3.4))).join(''), C.ink) +
    S(D(pp('M-20 -58 Q-8 -56 -3 -48'), false) + D(pp('M20 -58 Q8 -56 3 -48'), false), C.ink, 4) +
    F('M-3.5 -44L3.5 -44L0 -35Z', C.ember) +
    S('M-9 4v7M-4 5v7M9 4v7M4 5v7', mix(C.bog, C.paper, 0.3), 2.4)
  );
}

/** A fir against the night: black, its left edge cut pale. */
export function fir(x: number, y: number, h: number, colour: string, lit: string): string {
  const w = h * 0.3;
  const tiers = 4;
  const right: Point[] = [[x, y - h]];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    right.push([x + w * t, y - h * (1 - t * 0.94)], [x + w * t * 0.5, y - h * (1 - t * 0.94) - h * 0.015]);
  }
  const left = right
    .slice(1)
    .map((p): Point => [2 * x - p[0], p[1]])
    .reverse();
  const cuts = Array.from({ length: tiers }, (_, i) => {
    const t = (i + 0.8) / tiers;
    return gouge(
      line(x - w * t * 0.25, y - h * (1 - t * 0.8), x - w * t * 0.72, y - h * (1 - t * 0.9), 4, 1),
      Math.max(1.3, h * 0.03),
    );
  });
  return (
    F(D(rect(x - h * 0.025, y - h * 0.08, h * 0.05, h * 0.1)), C.ink) +
    FS(D([...right, ...left]), colour, C.ink, 2) +
    F(cuts.join(''), lit)
  );
}

const CHURCH =
  'M-46 0L-46 -34L-52 -34L-22 -62L-20 -60L-20 -92L-24 -92L-8 -150L8 -92L5 -92L5 -60L8 -62L44 -34L38 -34L38 0Z';
const CHURCH_WINDOWS = 'M-12 -80Q-7 -90 -3 -80V-66H-12ZM-36 -24Q-31 -34 -26 -24V-10H-36ZM14 -24Q19 -34 24 -24V-10H14Z';

/** The chapel of the county, foot at the origin, 170 high. */
export const chapel = (): string =>
  FS(CHURCH, silhouette, C.ink, 2) + S('M-8 -150V-172M-15 -164H-1', silhouette, 3.4) + F(CHURCH_WINDOWS, C.lit);

const HOUSE = 'M-30 0L-28 -34L-38 -34L-2 -66L10 -55L10 -70L18 -70L18 -48L36 -32L29 -32L32 0Z';
export const house = (): string => FS(HOUSE, silhouette, C.ink, 2) + F('M-16 -26h9v11h-9zM8 -26h9v11h-9z', C.lit);
