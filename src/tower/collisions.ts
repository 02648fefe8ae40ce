import Matter from 'matter-js';
import type { TowerBody } from './bodies.ts';
import type { Tree } from './tree.ts';

const { collides } = Matter.Collision;

/**
 * All collisions of this step, in a fixed order: for each body the tree's parts, then the later bodies. Faster than
 * Matter's sweep here, since the tree's parts never meet each other.
 */
export function findCollisions(tree: Tree, bodies: readonly TowerBody[], pairs: Matter.Pairs): Matter.Collision[] {
  const { pairReach } = tree;
  const found: Matter.Collision[] = [];
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i];
    const { x, y } = body.position;
    if (!body.isStatic) {
      for (const part of tree.partsNear(x, y)) {
        const collision = collides(body, part, pairs);
        if (collision) found.push(collision);
      }
    }
    for (let j = i + 1; j < bodies.length; j++) {
      const other = bodies[j];
      if (body.isStatic && other.isStatic) continue;
      const dx = other.position.x - x;
      const dy = other.position.y - y;
      if (dx * dx + dy * dy > pairReach) continue;
      const collision = collides(body, other, pairs);
      if (collision) found.push(collision);
    }
  }
  return found;
}
