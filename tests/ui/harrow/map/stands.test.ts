import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../src/scenes/harrow/map/hex-centres.ts';
import {
  type Crowd,
  chipPlace,
  crossPlace,
  cubePlace,
  isCrowded,
  legendFeet,
  nextFeet,
  pathPlaces,
  rootMarkPlace,
  sacrificePlace,
  standsOf,
  thornPlace,
  tokenPlaces,
} from '../../../../src/ui/harrow/map/stands.ts';

/** Every company the rules allow on a hex: four units at most (HC-BASE-3), any number of objectives. */
const crowds: Crowd[] = [false, true].flatMap((legend) =>
  [0, 1, 2, 3, 4]
    .filter((haints) => haints + Number(legend) <= 4)
    .flatMap((haints) =>
      [0, 1, 2].flatMap((townsfolk) => [0, 1].map((buildings) => ({ haints, legend, townsfolk, buildings }))),
    ),
);

/** Heads are about this much higher than feet, and pieces this wide, on a hex of side 49. */
const [width, height] = [42, 46];

/** How much of a piece's picture is left free by those who stand before it, in parts of the whole. */
function seen(feet: Point, others: readonly Point[]): number {
  const before = others.filter(({ y }) => y > feet.y);
  let free = 0;
  const steps = 12;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const x = feet.x + ((i + 0.5) / steps - 0.5) * width;
      const y = feet.y - ((j + 0.5) / steps) * height;
      if (!before.some((b) => Math.abs(b.x - x) < width / 2 && y < b.y && y > b.y - height)) free++;
    }
  }
  return free / steps ** 2;
}

/** How far a disc reaches beyond the nearest edge of a hex of side 49. */
function beyondEdge(x: number, y: number, radius: number): number {
  const [across, along] = [Math.abs(x) * Math.sqrt(0.75), Math.abs(y)];
  return Math.max(across + along / 2, along) + radius - 49 * Math.sqrt(0.75);
}

const named = crowds.map((crowd): [string, Crowd] => [JSON.stringify(crowd), crowd]);

describe('on a hex', () => {
  test.each(named)('everybody can be seen: %s', (_, crowd) => {
    const { haints, townsfolk, buildings } = standsOf(crowd);
    expect([haints.length, townsfolk.length, buildings.length]).toEqual([
      crowd.haints,
      crowd.townsfolk,
      crowd.buildings,
    ]);
    const all = [...haints, ...townsfolk, ...buildings, ...(crowd.legend ? [legendFeet(crowd)] : [])];
    for (const feet of [...haints, ...townsfolk, ...buildings]) expect(seen(feet, all)).toBeGreaterThan(0.3);
  });

  test('tokens and paths of a hex lie apart', () => {
    for (const crowd of crowds) {
      const places = [...tokenPlaces(crowd, 2), ...pathPlaces(crowd, 1)];
      places.forEach((a, i) => {
        for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(9);
      });
    }
  });

  test('whatever lies on a hex seems to lie in no other: it reaches hardly beyond the edge', () => {
    const [token, path, disc] = [15.5, 16, 12];
    for (const crowd of [...crowds, { haints: 1, legend: false, townsfolk: 0, buildings: 0, hester: true }]) {
      const small = isCrowded(crowd) ? 0.74 : 1;
      const lying: [Point, number][] = [
        ...tokenPlaces(crowd, 2).map((place): [Point, number] => [place, token * small]),
        ...pathPlaces(crowd, 1).map((place): [Point, number] => [place, path * small]),
        ...[cubePlace, rootMarkPlace, thornPlace, sacrificePlace(crowd)].map((place): [Point, number] => [place, disc]),
        [crossPlace(crowd), token],
        [chipPlace, token],
      ];
      for (const [{ x, y }, radius] of lying) expect(beyondEdge(x, y, radius)).toBeLessThan(4);
    }
  });

  test('townsfolk stand at the side of a lone haint', () => {
    const { haints, townsfolk, close } = standsOf({ haints: 1, legend: false, townsfolk: 1, buildings: 0 });
    expect(Math.abs(haints[0].x - townsfolk[0].x)).toBeGreaterThan(30);
    expect(close).toBe(true);
  });

  test('a lone objective leaves the token beside it its size', () => {
    expect(isCrowded({ haints: 0, legend: false, townsfolk: 1, buildings: 0 })).toBe(false);
    expect(isCrowded({ haints: 0, legend: false, townsfolk: 1, buildings: 1 })).toBe(true);
  });

  test('the next objective comes to where it will be drawn', () => {
    const crowd = { haints: 2, legend: false, townsfolk: 0, buildings: 1 };
    const { townsfolk } = standsOf({ ...crowd, townsfolk: 1 });
    expect(nextFeet(crowd, 'townsfolk')).toEqual(townsfolk[0]);
  });
});
