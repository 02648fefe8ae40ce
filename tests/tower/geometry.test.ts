import { expect, test } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { diceTree } from '../../src/tower/dice-tree.ts';
import type { Geometry, PartKind, TreePart } from '../../src/tower/geometry.ts';
import { widthOf } from '../../src/tower/outline.ts';
import { hollowAt, isInsideTree } from '../../src/tower/trunk.ts';

test('every part of a tree is convex and turns clockwise, as the physics wants it', () => {
  for (const { kind, points } of [...cubeTree.parts, ...diceTree.parts]) {
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

test('both trees have one trunk: only what is inside it and under it differs', () => {
  const wallsOf = ({ parts }: Geometry) => parts.filter(({ kind }) => kind === 'wall').map(({ points }) => points);
  expect(wallsOf(diceTree)).toEqual(wallsOf(cubeTree));
  expect(wallsOf(diceTree)).toHaveLength(20);
});

test('every limb of the dice tree leaves room for the largest die', () => {
  const widest = Math.max(widthOf(4, diceTree.sizes[4]), widthOf(6, diceTree.sizes[6]));
  for (const { points } of diceTree.parts.filter(({ kind }) => kind === 'branch')) {
    const xs = points.filter((_, i) => i % 2 === 0);
    const hollow = hollowAt(Math.max(...points.filter((_, i) => i % 2 === 1)));
    if (!hollow) throw new Error('the limb is outside the trunk');
    expect(Math.max(Math.min(...xs) - hollow.left, hollow.right - Math.max(...xs))).toBeGreaterThan(widest);
  }
});

test('the board of the dice tree is so far below the trunk that no die is wedged between the two', () => {
  const ys = ({ points }: TreePart) => points.filter((_, i) => i % 2 === 1);
  const ofKind = (kind: PartKind) => diceTree.parts.filter((part) => part.kind === kind).flatMap(ys);
  const trunkEnds = Math.max(...ofKind('wall'));
  expect(diceTree.lying.bottom - trunkEnds).toBeGreaterThan(widthOf(4, diceTree.sizes[4]));
  expect(ofKind('board')).toContain(diceTree.lying.bottom);
});
