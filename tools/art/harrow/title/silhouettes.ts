import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Point, pp, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

// The county seen against the light. Shapes stand on (0, 0) unless they take a place.

/** Path data of a fir with its foot at (x, y). */
export function fir(x: number, y: number, h: number): string {
  const w = h * 0.3;
  const tiers = [0.25, 0.5, 0.75, 1];
  const half = (side: 1 | -1): Point[] =>
    tiers.flatMap((t): Point[] => {
      const ty = y - h * (1 - t * 0.94);
      return [
        [x + side * w * t, ty],
        [x + side * w * t * 0.55, ty - h * 0.01],
      ];
    });
  return D([[x, y - h], ...half(1), [x + 2, y], [x - 2, y], ...half(-1).reverse()]);
}

export const church = (colour: string, window: string): string =>
  F(
    'M-46 0L-46 -34L-52 -34L-22 -62L-20 -60L-20 -92L-24 -92L-8 -150L8 -92L5 -92L5 -60L8 -62L44 -34L38 -34L38 0Z',
    colour,
  ) +
  S('M-8 -150V-172M-15 -164H-1', colour, 3.4) +
  F('M-12 -80Q-7 -90 -3 -80V-66H-12ZM-36 -24Q-31 -34 -26 -24V-10H-36ZM14 -24Q19 -34 24 -24V-10H14Z', window);

export const barn = (colour: string, window: string): string =>
  F('M-50 0L-48 -36L-56 -36L-40 -58L0 -76L40 -58L54 -36L47 -36L50 0ZM-4 -76h8v-12h-8z', colour) +
  F('M-8 -52h14v12h-14zM-34 -24h12v12h-12z', window);

export const house = (colour: string, window: string): string =>
  F('M-30 0L-28 -34L-38 -34L-2 -66L10 -55L10 -70L18 -70L18 -48L36 -32L29 -32L32 0Z', colour) +
  F('M-16 -26h9v11h-9zM8 -26h9v11h-9z', window);

export function mill(colour: string): string {
  const sail = S('M0 0V-46', colour, 3) + F('M1 -10h10v-34h-10z', colour);
  const sails = [22, 112, 202, 292].map((turn) => `<g transform="rotate(${turn})">${sail}</g>`).join('');
  return `${F('M-18 0L-11 -64L0 -76L11 -64L18 0Z', colour)}<g transform="translate(0 -62)">${sails}</g>`;
}

export function fence(x0: number, x1: number, y: number, colour: string): string {
  let d = '';
  for (let x = x0; x <= x1; x += 22)
    d += gouge(line(x, y + 6, x + rr(-3, 3), y - 20 + rr(-4, 4), 3), 4, { a: 1, b: 0.8 });
  const rails =
    gouge(line(x0 - 10, y - 12, x1 + 10, y - 10, 6, 2), 3, { a: 0.8, b: 0.8 }) +
    gouge(line(x0 - 10, y - 3, x1 + 10, y - 4, 6, -2), 3, { a: 0.8, b: 0.8 });
  return F(d + rails, colour);
}

export const scarecrow = (colour: string): string =>
  S('M0 0V-62M-26 -46L26 -50', colour, 4) +
  F(
    `${D(circ(0, -66, 8))}M-16 -70L16 -73L2 -88L-4 -86ZM-26 -50L-20 -40L-14 -20L12 -22L20 -42L27 -46L24 -56L-24 -54Z`,
    colour,
  ) +
  F('M-26 -46l-4 10l7 -4zM26 -50l5 9l-8 -2z', colour);

/** Path data of a bat in flight. */
export function bat(x: number, y: number, k: number): string {
  const q = (...n: readonly number[]): string => `q${n.map((v) => Math.round(v * k * 10) / 10).join(' ')}`;
  return `M${x} ${y}${q(6, -9, 18, -5)}${q(-7, 2, -8, 8)}${q(-5, -3, -10, 1)}${q(-5, -4, -10, -1)}${q(-1, -6, -8, -8)}${q(12, -4, 18, 5)}z`;
}

/** A crow perched on (0, 16), looking right. */
export const crow = (): string =>
  FS(
    'M-24 -4Q-22 -24 -4 -26Q2 -38 14 -34L25 -30L15 -26Q16 -14 6 -4Q0 4 -4 6L-4 16L-8 16L-10 8L-18 10L-44 22Q-38 6 -24 -4Z',
    C.ink,
    C.ink,
    2,
  ) +
  F(D(circ(10, -30, 2.2)), C.lit) +
  F(gouge(pp('M-22 0 Q-8 -4 0 -16'), 3) + gouge(pp('M-18 6 Q-4 2 4 -10'), 2.4), mix(C.ink, C.moon, 0.6));

/** A full moon with a hatched shadow side and a few seas; no rays, they would look like shards. */
export function moon(x: number, y: number, r: number): string {
  seed(420);
  const disc = wob(circ(x, y, r, 70), 1.4, 0.05, 6);
  const shade = hatch(
    circ(x + r * 0.34, y + r * 0.18, r * 0.98, 60),
    -56,
    Math.max(5, r * 0.045),
    Math.max(1.8, r * 0.017),
  );
  const sea = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number, w: number): string =>
    gouge(pp(`M${x + r * ax} ${y + r * ay} Q${x + r * bx} ${y + r * by} ${x + r * cx} ${y + r * cy}`), r * w);
  const seas =
    sea(-0.6, -0.3, -0.45, -0.5, -0.25, -0.42, 0.05) +
    sea(-0.7, 0.15, -0.5, 0.34, -0.26, 0.26, 0.05) +
    sea(-0.2, 0.6, 0, 0.72, 0.2, 0.62, 0.045) +
    sea(-0.1, -0.1, 0.08, -0.22, 0.22, -0.12, 0.035);
  return (
    FS(D(disc), C.moon, C.ink, 3) +
    clip(disc, F(shade, mix(C.moon, C.night, 0.5)) + F(seas, mix(C.moon, C.night, 0.55)))
  );
}
