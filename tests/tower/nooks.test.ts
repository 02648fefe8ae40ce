import { expect, test } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import { placeLoose } from '../../src/tower/nooks.ts';
import { isInsideTree } from '../../src/tower/trunk.ts';

/** Places on the limbs, on the cubes there, and in the funnel. */
const mostLoose = 18 + 8 + 45;

const colours = (count: number) => Array.from({ length: count }, (_, i) => (i % 3 === 0 ? 'blue' : 'red'));

test('HC-TREE-3: cubes known to be inside get places inside, each its own, the same for the same seed', () => {
  for (const count of [0, 1, 2, 7, 18, 26, 40, mostLoose]) {
    const placed = placeLoose(colours(count), 5);
    expect(placed.map((cube) => cube.look).sort()).toEqual(colours(count).sort());
    expect(placed.every((cube) => isInsideTree(cube.x, cube.y))).toBe(true);
    for (const [i, p] of placed.entries()) {
      for (const q of placed.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(15.8);
    }
    expect(placeLoose(colours(count), 5)).toEqual(placed);
  }
  expect(placeLoose(colours(3), 6)).not.toEqual(placeLoose(colours(3), 5));
});

test('places already taken are left alone', () => {
  const taken = placeLoose(colours(9), 1);
  const placed = placeLoose(colours(9), 2, taken);
  for (const p of placed) for (const q of taken) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(15.8);
});

test('a placed cube falls out about as often as one that a drop left there', () => {
  let out = 0;
  const drops = 80;
  for (let seed = 0; seed < drops; seed++) {
    const result = drop({ seed, geometry: cubeTree, dropped: colours(6), stuck: placeLoose(colours(6), seed) });
    out += result.oldOut;
  }
  expect(out / (6 * drops)).toBeGreaterThan(0.3);
  expect(out / (6 * drops)).toBeLessThan(0.65);
});

test('more cubes than the tree can hold are refused', () => {
  expect(() => placeLoose(colours(mostLoose + 1), 1)).toThrow(RangeError);
});
