import Matter from 'matter-js';
import { moveBody, type TowerBody } from './bodies.ts';
import { findCollisions } from './collisions.ts';
import { type Geometry, STEP_MS } from './geometry.ts';
import type { Recorder } from './recording.ts';
import { type Tree, treeOf } from './tree.ts';

/** Matter's list of touching pairs, beyond what its type definitions tell. */
interface Touching extends Matter.Pairs {
  readonly list: Matter.Pair[];
  readonly collisionStart: Matter.Pair[];
}

/** What falls, in the order of making, and what it falls through. */
export interface World {
  readonly geometry: Geometry;
  readonly tree: Tree;
  bodies: readonly TowerBody[];
  readonly touching: Touching;
  step: number;
}

export function createWorld(geometry: Geometry, bodies: readonly TowerBody[]): World {
  return { geometry, tree: treeOf(geometry), bodies, touching: Matter.Pairs.create({}) as Touching, step: 0 };
}

/** One step of 1/120 s, as Matter's engine does it, without what this world does not have. */
export function advance(world: World, gravityX: number, recorder: Recorder | undefined): void {
  const { geometry, tree, touching } = world;
  const { gravityScale, gravityY, positionIterations, velocityIterations } = geometry;
  const bodies = world.bodies as TowerBody[];
  const air = 1 - (geometry.frictionAir * STEP_MS * 60) / 1000;
  const pullX = gravityX * gravityScale * (STEP_MS * STEP_MS);
  const pullY = gravityY * gravityScale * (STEP_MS * STEP_MS);
  for (const body of bodies) if (!body.isStatic) moveBody(body, air, pullX, pullY);

  Matter.Pairs.update(touching, findCollisions(tree, bodies, touching), world.step);
  if (recorder) for (const pair of touching.collisionStart) recorder.impact(world.step, pair);

  const pairs = touching.list;
  Matter.Resolver.preSolvePosition(pairs);
  for (let i = 0; i < positionIterations; i++) Matter.Resolver.solvePosition(pairs, STEP_MS);
  Matter.Resolver.postSolvePosition(bodies);
  Matter.Resolver.preSolveVelocity(pairs);
  for (let i = 0; i < velocityIterations; i++) Matter.Resolver.solveVelocity(pairs, STEP_MS);
  world.step++;
}
