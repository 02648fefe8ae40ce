import Matter from 'matter-js';
import { type TowerBody, TREE } from './bodies.ts';
import { G2 } from './geometry.ts';

// Half a cube's diagonal, a hair more.
const REACH = G2.cube.size * 0.7075;
const PAIR_REACH = 4 * REACH * REACH;
const { collides } = Matter.Collision;

/** A grid over the tree: for a cube's centre, the parts it can touch, in the tree's order. Filled where cubes go. */
const CELL = 4;
const LEFT = -48;
const TOP = -72;
const COLUMNS = 116;
const ROWS = 172;
const NEAR: (readonly Matter.Body[] | undefined)[] = new Array(COLUMNS * ROWS).fill(undefined);
const NONE: readonly Matter.Body[] = [];

function partsNear(x: number, y: number): readonly Matter.Body[] {
  const column = Math.floor((x - LEFT) / CELL);
  const row = Math.floor((y - TOP) / CELL);
  if (!(column >= 0 && column < COLUMNS && row >= 0 && row < ROWS)) return NONE;
  const cell = row * COLUMNS + column;
  const near = NEAR[cell];
  if (near) return near;
  const [centreX, centreY] = [LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL];
  const found = TREE.filter((part) => isWithin(part, centreX, centreY, REACH + CELL * 0.7075));
  NEAR[cell] = found;
  return found;
}

function isWithin({ bounds, vertices }: Matter.Body, x: number, y: number, reach: number): boolean {
  if (x < bounds.min.x - reach || x > bounds.max.x + reach || y < bounds.min.y - reach || y > bounds.max.y + reach) {
    return false;
  }
  if (Matter.Vertices.contains(vertices, { x, y })) return true;
  return vertices.some((from, i) => {
    const to = vertices[(i + 1) % vertices.length];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const t = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
    const [gapX, gapY] = [from.x + t * dx - x, from.y + t * dy - y];
    return gapX * gapX + gapY * gapY <= reach * reach;
  });
}

/**
 * All collisions of this step, in a fixed order: for each cube the tree's parts, then the later cubes. Faster than
 * Matter's sweep here, since the tree's parts never meet each other.
 */
export function findCollisions(cubes: readonly TowerBody[], pairs: Matter.Pairs): Matter.Collision[] {
  const found: Matter.Collision[] = [];
  for (let i = 0; i < cubes.length; i++) {
    const cube = cubes[i];
    const { x, y } = cube.position;
    if (!cube.isStatic) {
      for (const part of partsNear(x, y)) {
        const collision = collides(cube, part, pairs);
        if (collision) found.push(collision);
      }
    }
    for (let j = i + 1; j < cubes.length; j++) {
      const other = cubes[j];
      if (cube.isStatic && other.isStatic) continue;
      const dx = other.position.x - x;
      const dy = other.position.y - y;
      if (dx * dx + dy * dy > PAIR_REACH) continue;
      const collision = collides(cube, other, pairs);
      if (collision) found.push(collision);
    }
  }
  return found;
}
