import { onPrint, placeSpot, type Wood } from '../../../../src/app/root/wood-places.ts';
import { maps } from '../../../../src/engine/games/root/content/maps/maps.ts';
import { cr, line, normals, type Point, type Poly, resample, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';

/** How far the roads between two clearings bow to the right of their way, so that none runs through a stump. */
const bows: Readonly<Record<string, number>> = {
  '1-5': 16,
  '1-9': 8,
  '1-10': -10,
  '2-5': 10,
  '2-6': -8,
  '2-10': -26,
  '3-6': 10,
  '3-7': -10,
  '3-11': 12,
  '4-8': 10,
  '4-9': 10,
  '4-12': 10,
  '6-11': 10,
  '7-8': 8,
  '7-12': 14,
  '9-12': -12,
  '10-12': 12,
  '11-12': 14,
};

/** RT-2.2.1: a road for every path. */
export function roads(wood: Wood): Point[][] {
  seed(982);
  return maps.autumn.paths.flatMap((ends, a) =>
    ends
      .filter((b) => b > a)
      .map((b) => {
        const [from, to] = [placeSpot(wood, a), placeSpot(wood, b)];
        const bow = bows[`${a + 1}-${b + 1}`] * wood.k * 1.4;
        return wob(line(from[0], from[1], to[0], to[1], 24, bow), 3 * wood.k, 0.03, 6, false);
      }),
  );
}

const riverSpine: Poly = [
  [-14, 396],
  [60, 408],
  [150, 432],
  [246, 424],
  [318, 404],
  [366, 378],
  [396, 340],
  [380, 296],
  [372, 250],
  [382, 214],
  [378, 160],
  [350, 118],
  [322, 78],
  [318, 36],
  [324, -14],
];

export interface River {
  readonly spine: Poly;
  readonly across: Poly;
  readonly half: number;
}

/** RT-2.2.4: it touches clearings 4, 7, 11, 10 and 5. */
export function river(wood: Wood): River {
  const bent = cr(
    riverSpine.map((p) => onPrint(wood, p)),
    false,
    10,
  );
  const spine = resample(bent, 5, false);
  return { spine, across: normals(spine, false), half: 12.5 * wood.k };
}

/** The distance of a point from a line. */
export const far = ([x, y]: Point, path: Poly): number =>
  path.reduce((least, q) => Math.min(least, Math.hypot(x - q[0], y - q[1])), Number.POSITIVE_INFINITY);
