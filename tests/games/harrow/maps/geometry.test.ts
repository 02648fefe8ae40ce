import { describe, expect, test } from 'vitest';
import {
  brambles,
  corners,
  county,
  distance,
  farCorners,
  type Hex,
  hexCount,
  hexNames,
  homes,
  isNearHome,
  neighbours,
} from '../../../../src/engine/games/harrow/county.ts';
import { directions, toPixel } from '../../../../src/engine/kit/hex.ts';
import { mirrorHex } from '../fuzz/mirror.ts';
import { hex } from '../position.ts';

const all: readonly Hex[] = [...county.keys()];
const isEdge = (each: Hex) => neighbours[each].length < 6;
const numbers = (hexes: readonly Hex[]) => hexes.map((each) => each + 1);
const named = (names: string) =>
  names
    .split(' ')
    .map(hex)
    .sort((a, b) => a - b);
const sorted = (hexes: readonly Hex[]) => [...hexes].sort((a, b) => a - b);

test('HC-MAP-20 37 hexes: 18 on the edge, 12 in ring 2, 6 in ring 1, the brambles in the centre', () => {
  const rings = [0, 1, 2, 3].map((ring) => all.filter((each) => distance(each, brambles) === ring).length);
  expect(hexCount).toBe(37);
  expect(rings).toEqual([1, 6, 12, 18]);
  expect(all.filter(isEdge)).toEqual(all.filter((each) => distance(each, brambles) === 3));
});

test('HC-MAP-21 flat-top hexes: the homes and the brambles stand in one column, north above south', () => {
  const [north, centre, south] = [homes.north, brambles, homes.south].map((each) => toPixel(county[each], 10));
  expect([north.x, south.x]).toEqual([centre.x, centre.x]);
  expect(north.y).toBeLessThan(centre.y);
  expect(south.y).toBeGreaterThan(centre.y);
});

describe('HC-MAP-22 coordinates', () => {
  test('HC-MAP-22 the six directions N, NE, SE, S, SW, NW', () => {
    expect(directions.map(({ q, r }) => [q, r])).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
    expect(sorted(neighbours[brambles])).toEqual(named('0,-1 1,-1 1,0 0,1 -1,1 -1,0'));
  });

  test('HC-MAP-22 a hex exists within 3 of the centre', () => {
    for (const { q, r } of county) expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(3);
    expect(new Set(hexNames).size).toBe(37);
  });

  test('HC-MAP-22 distance is the least number of steps', () => {
    for (const from of all) {
      const steps = new Map([[from, 0]]);
      for (const [at, far] of steps) for (const next of neighbours[at]) if (!steps.has(next)) steps.set(next, far + 1);
      for (const to of all) expect(distance(from, to)).toBe(steps.get(to));
    }
  });
});

test('HC-MAP-4 HC-MAP-23 brambles, homes and corners have their fixed places', () => {
  expect(brambles).toBe(hex('0,0'));
  expect([homes.north, homes.south]).toEqual([hex('0,-2'), hex('0,2')]);
  expect(sorted(corners)).toEqual(named('0,-3 3,-3 3,0 0,3 -3,3 -3,0'));
});

describe('HC-MAP-24 consequences', () => {
  test('HC-MAP-9 HC-MAP-24 a home hex has exactly three neighbours on the edge', () => {
    expect(sorted(neighbours[homes.south].filter(isEdge))).toEqual(named('0,3 1,2 -1,3'));
    expect(sorted(neighbours[homes.north].filter(isEdge))).toEqual(named('0,-3 -1,-2 1,-3'));
  });

  test('HC-MAP-24 the homes are 4 apart and 2 from the brambles', () => {
    expect(distance(homes.north, homes.south)).toBe(4);
    expect([distance(homes.north, brambles), distance(homes.south, brambles)]).toEqual([2, 2]);
  });

  test('HC-MAP-8 HC-MAP-24 the farthest corners are the three on the other side', () => {
    expect(sorted(farCorners(homes.south))).toEqual(named('0,-3 3,-3 -3,0'));
    expect(sorted(farCorners(homes.north))).toEqual(named('0,3 3,0 -3,3'));
    expect(corners.map((corner) => distance(corner, homes.south)).sort()).toEqual([1, 3, 3, 5, 5, 5]);
  });

  test('HC-MAP-24 12 hexes lie next to a home, 22 are far from both and not the brambles', () => {
    const next = all.filter((each) => isNearHome(each) && each !== homes.north && each !== homes.south);
    expect(next).toHaveLength(12);
    expect(all.filter((each) => !isNearHome(each) && each !== brambles)).toHaveLength(22);
  });
});

test('HC-MAP-25 numbered by columns from the left, each from the top', () => {
  const number = (name: string) => hex(name) + 1;
  expect(number('0,0')).toBe(19);
  expect([number('0,-2'), number('0,2')]).toEqual([17, 21]);
  expect([number('0,-3'), number('0,3')]).toEqual([16, 22]);
  expect([number('0,-1'), number('2,-1')]).toEqual([18, 31]);
  expect([-3, -2, -1, 0, 1, 2, 3].map((q) => county.filter((each) => each.q === q).length)).toEqual([
    4, 5, 6, 7, 6, 5, 4,
  ]);
  for (const each of all) {
    const { q, r } = county[each];
    expect(county[mirrorHex(each)]).toEqual({ q: 0 - q, r: 0 - r });
    expect(each + 1 + mirrorHex(each) + 1).toBe(38);
  }
});

test('HC-MAP-26 the rings by number', () => {
  const ring = (far: number) => numbers(all.filter((each) => distance(each, brambles) === far));
  expect(ring(3)).toEqual([1, 2, 3, 4, 5, 9, 10, 15, 16, 22, 23, 28, 29, 33, 34, 35, 36, 37]);
  expect(ring(2)).toEqual([6, 7, 8, 11, 14, 17, 21, 24, 27, 30, 31, 32]);
  expect(ring(1)).toEqual([12, 13, 18, 20, 25, 26]);
});
