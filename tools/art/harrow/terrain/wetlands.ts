import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { D, line, type Point, tr } from '../../ink/geometry.ts';
import { rr } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import { C } from '../inks.ts';

const padGreen = mix(C.forest, C.wetlands, 0.25);

interface Waves {
  readonly reach: number;
  readonly rows: number;
  readonly gap: number;
  readonly length: readonly [number, number];
  readonly pause: readonly [number, number];
  readonly points: number;
  readonly phase: number;
  readonly swell: number;
  readonly dark: number;
  readonly light: number;
}

/** Rows of broken waves, alternately ink and light. */
function waves(w: Waves): string {
  let dark = '';
  let light = '';
  for (let row = 0; row < w.rows; row++) {
    const y = (row - (w.rows - 1) / 2) * w.gap;
    let x = -w.reach + rr(0, w.pause[1]);
    while (x < w.reach) {
      const length = rr(...w.length);
      const start = x;
      const crest = Array.from(
        { length: w.points },
        (_, j): Point => [start + (length * j) / (w.points - 1), y + Math.sin(j * w.phase + row * 2) * w.swell],
      );
      if (row % 2) light += gouge(crest, w.light);
      else dark += gouge(crest, w.dark);
      x += length + rr(...w.pause);
    }
  }
  return F(dark, mix(C.wetlands, C.ink, 0.62)) + F(light, mix(C.wetlands, C.paper, 0.5));
}

/** A circle with a wedge missing, lying on the water. */
function padShape(x: number, y: number, r: number, turn: number, k: number): Point[] {
  const rimPoints = Array.from({ length: k }, (_, i): Point => {
    const angle = turn + 0.35 + (i / (k - 1)) * 5.6;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.6];
  });
  return [[x, y], ...rimPoints];
}

function lily(x: number, y: number, r: number): string {
  const turn = rr(0, 6);
  const pad = padShape(x, y, r, turn, 18);
  const vein = (a: number): string =>
    gouge(line(x, y, x + Math.cos(turn + a) * r * 0.8, y + Math.sin(turn + a) * r * 0.5, 3), 1.3);
  return (
    F(D(tr(pad, 1.5, 2.5)), C.ink, 'opacity=".5"') + FS(D(pad), padGreen, C.ink, 1.8) + F(vein(2.2) + vein(4), C.ink)
  );
}

const flower = 'M0 0l-5 -4l4 -1l-1 -5l4 4l3 -5l1 5l5 -2l-3 5l4 3z';

const pads: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [-22, -14, 10],
    [20, -20, 8],
    [24, 16, 11],
    [-16, 24, 9],
  ],
  [
    [-26, 4, 9],
    [8, -26, 10],
    [28, -4, 8],
    [12, 26, 11],
  ],
  [
    [-14, -24, 9],
    [26, -12, 10],
    [-26, 10, 11],
    [8, 26, 8],
  ],
];

export function wetlands(variant: number): string {
  const lilies = pads[variant % 3];
  const [x, y] = lilies[0];
  return (
    waves({
      reach: 44,
      rows: 17,
      gap: 5,
      length: [16, 34],
      pause: [6, 16],
      points: 9,
      phase: 1.25,
      swell: 1.7,
      dark: 2.3,
      light: 1.5,
    }) +
    lilies.map((pad) => lily(...pad)).join('') +
    G(x, y - 4, 1, FS(flower, C.paper, C.ink, 1.1))
  );
}

export function smallWetlands(variant: number): string {
  const places = [
    [
      [-12, -8, 5.6],
      [13, 8, 6],
    ],
    [
      [12, -9, 5.6],
      [-13, 7, 6],
    ],
    [
      [-14, 2, 6],
      [10, 12, 5.4],
    ],
  ][variant % 3];
  return (
    waves({
      reach: 25,
      rows: 8,
      gap: 5.6,
      length: [11, 18],
      pause: [4, 8],
      points: 7,
      phase: 1.5,
      swell: 1.3,
      dark: 1.8,
      light: 1.3,
    }) + places.map(([x, y, r]) => FS(D(padShape(x, y, r, rr(0, 6), 12)), padGreen, C.ink, 1.3)).join('')
  );
}
