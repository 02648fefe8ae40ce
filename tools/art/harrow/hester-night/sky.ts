import { mix } from '../../ink/colour.ts';
import { engrave, flow, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, type Point, pp, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { bat } from '../title/silhouettes.ts';
import { edges, HORIZON, type Night } from './view.ts';

const moon = { x: 0, y: 152, r: 196 } as const;
const DARK = mix(C.night, C.ink, 0.5);

/** The red light round the moon, in steps. */
const halos: readonly (readonly [r: number, ink: string])[] = [
  [620, mix(DARK, C.prot, 0.1)],
  [450, mix(DARK, C.prot, 0.2)],
  [330, mix(DARK, C.prot, 0.33)],
  [250, mix(DARK, C.prot, 0.5)],
];

/** A blood moon. Its face is all but flat, because the words stand on it. */
function redMoon(): string {
  seed(832);
  const { x, y, r } = moon;
  const disc = wob(circ(x, y, r, 90), 1.6, 0.05, 6);
  const shade = hatch(circ(x + r * 0.42, y + r * 0.3, r * 0.98, 70), -56, 8.4, 3);
  const lit = hatch(circ(x - r * 0.5, y - r * 0.42, r * 0.62, 60), -56, 8.4, 2.6, { from: 0.1, to: 0.9 });
  const seas =
    gouge(pp('M-150 118 Q-128 92 -92 104'), 9) +
    gouge(pp('M-172 190 Q-146 226 -108 214'), 11) +
    gouge(pp('M96 250 Q132 244 150 214'), 9) +
    gouge(pp('M112 60 Q134 44 152 76'), 7);
  return (
    FS(D(disc), mix(C.prot, C.ember, 0.08), C.ink, 3.4) +
    clip(
      disc,
      F(lit, mix(C.prot, C.ember, 0.4)) + F(shade, mix(C.prot, C.ink, 0.34)) + F(seas, mix(C.prot, C.ink, 0.42)),
    )
  );
}

/** Where smoke rises from, how high, and how wide it is above. */
const plumes: readonly (readonly [share: number, foot: number, rise: number, w: number])[] = [
  [-0.6, 400, 300, 130],
  [-0.4, 440, 240, 90],
  [0.48, 440, 250, 96],
  [0.68, 400, 310, 130],
  [-0.94, 460, 270, 90],
  [0.95, 460, 280, 90],
];

/** Strands that sway together and part as they rise: ink, and between it the red of the fires. */
function plume([share, foot, rise, w]: (typeof plumes)[number], side: number): string {
  const edge = (out: 1 | -1): Point[] =>
    cr(
      Array.from({ length: 9 }, (_, i): Point => {
        const t = i / 8;
        const sway = 60 * t * t + Math.sin(t * 8 + share * 9) * 20 * t ** 0.7;
        return [share * side + sway + out * (10 + w * 0.5 * t), foot - rise * t];
      }),
      false,
      4,
    );
  const [left, right] = [edge(-1), edge(1)];
  const ragged = {
    ju: 0.7,
    t0: (u: number) => 0.16 * noise(u * 40, 1),
    t1: (u: number) => 0.6 + 0.4 * noise(u * 30, 7),
  };
  const strands = (n: number, width: number, least: number): string =>
    flow(left, right, n, (u, t) => width * (0.4 + t) * (noise(u * 12 + share * 50, t * 5) > least ? 1 : 0.4), ragged);
  return F(strands(9, 9, 0.3), C.ink) + F(strands(7, 3.4, 0.45), mix(C.prot, C.ink, 0.5));
}

/** The county's fires: their light lies on the sky in flat steps. */
function farLight(side: number): string {
  const steps: readonly (readonly [half: number, h: number, ink: string])[] = [
    [240, 150, mix(DARK, C.prot, 0.34)],
    [170, 112, mix(DARK, C.prot, 0.6)],
    [112, 78, mix(C.prot, C.ember, 0.2)],
    [70, 46, C.ember],
  ];
  const places = plumes.map(([share, , , w]) => [share * side, w / 130] as const);
  return steps
    .map(([half, h, ink]) =>
      places.map(([x, k]) => F(D(wob(circ(x, HORIZON + 8, half * k, 50, h * k), 5, 0.03, 6)), ink)).join(''),
    )
    .join('');
}

const bats: readonly (readonly [x: number, y: number, k: number])[] = [
  [-166, 262, 0.9],
  [-132, 236, 0.6],
  [164, 268, 0.8],
  [-330, 46, 0.9],
  [338, 60, 0.8],
];

export function nightSky(night: Night): string {
  const { side, top } = edges(night);
  seed(831);
  const area = rect(-side, top, 2 * side, HORIZON + 40 - top);
  const light = halos.map(([r, ink]) => F(D(wob(circ(moon.x, moon.y, r, 90, r * 0.92), 9, 0.012, 8)), ink));
  const far = (x: number, y: number): number => Math.hypot(x - moon.x, y - moon.y) / 640;
  const dark = engrave(
    area,
    0,
    6 / Math.sqrt(night.detail),
    (x, y) => Math.min(0.84, 0.16 + far(x, y) * 0.8) * (0.66 + 0.56 * noise(x * 0.012, y * 0.05)),
    { wave: 6, wl: 110, step: 16, min: 0.13 },
  );
  const glow = farLight(side);
  seed(833);
  const smoke = plumes.map((place) => plume(place, side)).join('');
  const sparks = Array.from({ length: 46 }, (): Point[] => {
    const [x, y, k] = [rr(-side, side), rr(top, HORIZON - 30), rr(1.6, 3.4)];
    return [
      [x, y - k * 1.7],
      [x + k, y],
      [x, y + k * 1.7],
      [x - k, y],
    ];
  });
  return (
    F(D(area), DARK) +
    light.join('') +
    glow +
    F(dark, mix(C.ink, C.night, 0.2)) +
    redMoon() +
    smoke +
    F(bats.map(([x, y, k]) => bat(x, y, k)).join(''), C.ink) +
    F(sparks.map((spark) => D(spark)).join(''), C.ember)
  );
}
