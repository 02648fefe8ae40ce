import { expect, test } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { hollowAt, isInsideTree } from '../../src/tower/trunk.ts';

test('every part of the tree is convex and turns clockwise, as the physics wants it', () => {
  for (const { kind, points } of cubeTree.parts) {
    const count = points.length / 2;
    const x = (i: number) => points[2 * (i % count)];
    const y = (i: number) => points[2 * (i % count) + 1];
    for (let i = 0; i < count; i++) {
      const cross = (x(i + 1) - x(i)) * (y(i + 2) - y(i + 1)) - (y(i + 1) - y(i)) * (x(i + 2) - x(i + 1));
      expect(cross, `${kind} ${points}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the walls close the hollow from the funnel to the roots', () => {
  for (let y = -46; y <= 585; y++) {
    const hollow = hollowAt(y);
    expect(hollow, `at ${y}`).toBeDefined();
    if (hollow) expect(hollow.right - hollow.left).toBeGreaterThan(cubeTree.cube.size * 6);
  }
  expect(isInsideTree(180, 100)).toBe(true);
  expect(isInsideTree(20, 300)).toBe(false);
  expect(isInsideTree(180, -100)).toBe(false);
});
