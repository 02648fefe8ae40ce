import Matter from 'matter-js';
import { seedRng } from '../engine/kernel/rng.ts';
import { pieceBody, pieceIndex, restlessness, type Start, startIn, type TowerBody } from './bodies.ts';
import type { CubeTree } from './cube-tree.ts';
import { STEPS_PER_SECOND } from './geometry.ts';
import { outlineOf } from './outline.ts';
import { byPlace, type Look, type Resting, roundedPose } from './pose.ts';
import { createRecorder, type Recorder, type Recording } from './recording.ts';
import { type Shake, shakeAt } from './shake.ts';
import { shuffled } from './shuffled.ts';
import { advance, createWorld, type World } from './world.ts';

export interface DropInput {
  readonly seed: number;
  readonly geometry: CubeTree;
  /** The cubes that are tipped in, all together. */
  readonly dropped: readonly Look[];
  /** The cubes that earlier drops left inside. */
  readonly stuck: readonly Resting[];
}

export interface DropResult {
  /** What fell out, new and old, in the order of leaving. */
  readonly out: readonly Look[];
  /** For each cube of `out`: had it been inside before this drop? */
  readonly wasStuck: readonly boolean[];
  /** What lies inside now, from the top downwards. */
  readonly stuck: readonly Resting[];
  readonly steps: number;
  readonly newOut: number;
  readonly oldOut: number;
  readonly recording?: Recording;
}

interface Cube {
  readonly look: Look;
  readonly wasStuck: boolean;
  readonly body: TowerBody;
  /** Steps in a row in which it hardly moved. */
  calm: number;
  /** Its pose when it was last looked at for being still. */
  seen: { x: number; y: number; angle: number };
}

interface Drop {
  readonly geometry: CubeTree;
  /** Its bodies are those of the cubes still inside. */
  readonly world: World;
  readonly cubes: readonly Cube[];
  readonly out: Cube[];
  quietSteps: number;
}

/** Tips the cubes into the tree and lets everything come to rest. The same input gives the same result everywhere. */
export function drop(input: DropInput, options: { readonly record?: boolean } = {}): DropResult {
  const state = createDrop(input);
  const { geometry, world, cubes, out } = state;
  const shake: Shake = { from: 0, ...geometry.shake };
  const recorder = options.record
    ? createRecorder(
        geometry,
        cubes.map(({ look, wasStuck }) => ({ look, sides: 4, size: geometry.cube.size, wasStuck })),
      )
    : undefined;
  recorder?.shake(shake);
  recorder?.afterStep(0, world.bodies);
  while (world.step < geometry.rest.capSteps && !isAtRest(state)) {
    advance(world, shakeAt(shake, world.step / STEPS_PER_SECOND), recorder);
    takeOut(state, recorder);
    calmDown(state);
    recorder?.afterStep(world.step, world.bodies);
  }
  return {
    out: out.map((cube) => cube.look),
    wasStuck: out.map((cube) => cube.wasStuck),
    stuck: cubesInside(state).map(poseOf).sort(byPlace),
    steps: world.step,
    newOut: out.filter((cube) => !cube.wasStuck).length,
    oldOut: out.filter((cube) => cube.wasStuck).length,
    recording: recorder?.finish(world.step, world.bodies),
  };
}

function createDrop({ seed, geometry, dropped, stuck }: DropInput): Drop {
  const rng = seedRng(seed);
  const outline = outlineOf(4, geometry.cube.size);
  const cubes: Cube[] = [];
  const add = (look: Look, wasStuck: boolean, start: Start) => {
    const body = pieceBody(outline, geometry.cube, start, cubes.length);
    cubes.push({ look, wasStuck, body, calm: 0, seen: { x: start.x, y: start.y, angle: start.angle } });
  };
  for (const { look, x, y, a } of [...stuck].sort(byPlace)) {
    add(look, true, { x, y, angle: a, speedX: 0, speedY: 0, spin: 0 });
  }
  // The places are dealt out by chance: no look starts lower or nearer the middle than another.
  shuffled(dropped, rng).forEach((look, i) => {
    add(look, false, startIn(geometry.start, i, dropped.length, rng));
  });
  const world = createWorld(
    geometry,
    cubes.map((cube) => cube.body),
  );
  return { geometry, world, cubes, out: [], quietSteps: 0 };
}

function cubeOf({ cubes }: Drop, body: TowerBody): Cube {
  return cubes[pieceIndex(body) ?? 0];
}

function cubesInside(state: Drop): Cube[] {
  return state.world.bodies.map((body) => cubeOf(state, body));
}

function takeOut(state: Drop, recorder: Recorder | undefined): void {
  const { world, geometry, out } = state;
  if (!world.bodies.some((body) => body.position.y > geometry.outY)) return;
  const leaving = world.bodies.filter((body) => body.position.y > geometry.outY);
  leaving.sort((p, q) => q.position.y - p.position.y);
  for (const body of leaving) {
    recorder?.left(world.step, body);
    out.push(cubeOf(state, body));
  }
  world.bodies = world.bodies.filter((body) => !leaving.includes(body));
}

function calmDown(state: Drop): void {
  const { world, geometry } = state;
  const { rest, lock } = geometry;
  let quiet = true;
  for (const body of world.bodies) {
    if (body.isStatic) continue;
    const cube = cubeOf(state, body);
    const motion = restlessness(body);
    if (motion >= rest.speed) quiet = false;
    cube.calm = motion < lock.speed ? cube.calm + 1 : 0;
    if (world.step >= lock.fromStep && cube.calm >= lock.steps) Matter.Body.setStatic(body, true);
  }
  state.quietSteps = quiet ? state.quietSteps + 1 : 0;
}

function isAtRest(state: Drop): boolean {
  const { world, geometry } = state;
  if (world.bodies.length === 0) return true;
  if (world.step > geometry.rest.after && state.quietSteps >= geometry.rest.steps) return true;
  return world.step > 0 && world.step % geometry.still.everySteps === 0 && isStill(state);
}

function isStill(state: Drop): boolean {
  const { move, turn } = state.geometry.still;
  let still = true;
  for (const cube of cubesInside(state)) {
    const { position, angle } = cube.body;
    const { seen } = cube;
    const moved = Math.max(Math.abs(position.x - seen.x), Math.abs(position.y - seen.y));
    if (moved >= move || Math.abs(angle - seen.angle) >= turn) still = false;
    cube.seen = { x: position.x, y: position.y, angle };
  }
  return still;
}

function poseOf({ look, body }: Cube): Resting {
  return roundedPose(look, body.position.x, body.position.y, body.angle);
}
