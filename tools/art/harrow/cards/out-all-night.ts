import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, type Point, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F } from '../../ink/svg.ts';
import { lamp, nightSky } from '../../shell/cards/ground.ts';
import { hill, house, pine } from '../../shell/cards/land.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const star = pp('M0 -4 L1 -1 L4 0 L1 1 L0 4 L-1 1 L-4 0 L-1 -1');
const stars: readonly (readonly [x: number, y: number, k: number])[] = [
  [82, 14, 1.2],
  [90, 36, 0.8],
  [60, 28, 0.8],
  [72, 40, 0.6],
  [9, 66, 0.8],
];

/** Points of an arc from one angle to another, in degrees. */
const arc = (x: number, y: number, r: number, from: number, to: number): Point[] =>
  Array.from({ length: 31 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 30) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

const bay = arc(54, 30, 24, 69, 245);
const crescent: readonly Point[] = [...arc(40, 36, 28, -82, -324), ...bay];

/** The moon over one lit house. */
export function outAllNight(): string {
  seed(315);
  return (
    nightSky(C.fam, mix(C.fam, C.moon, 0.5), 38, 36, 76) +
    F(D(wob(crescent, 0.6, 0.08, 3)), C.moon) +
    F(comb(bay.slice(3, 27), 180, 8, 14, 2, { spread: 30 }), mix(C.fam, C.ink, 0.5)) +
    F(stars.map(([x, y, k]) => D(tr(star, x, y, k))).join(''), C.paper) +
    lamp(72, 78, 21, mix(C.ember, C.ink, 0.25), C.ray) +
    hill(83, 4) +
    pine(11, 90, 32) +
    pine(27, 88, 22) +
    pine(93, 90, 24) +
    house(72, 89, 0.66) +
    F(shape('M66 90 L71 90 L66 104 L50 104'), mix(C.ember, C.ink, 0.3))
  );
}
