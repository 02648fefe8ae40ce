import Matter from 'matter-js';
import { nextBelow, nextFraction, type Rng, seedRng } from '../engine/kernel/rng.ts';
import { type CubeStart, cubeBody, moveCube, restlessness, type TowerBody } from './bodies.ts';
import { findCollisions } from './collisions.ts';
import { G2 } from './geometry.ts';
import { byPlace, type CubeColour, roundedPose, type StuckCube } from './pose.ts';
import { createRecorder, type Recorder, type Recording } from './recording.ts';
import { shakeAt } from './shake.ts';

export interface DropInput {
  readonly seed: number;
  /** The cubes of the battleground, all together (HC-TREE-1). */
  readonly dropped: readonly CubeColour[];
  /** The cubes that earlier drops left inside (HC-TREE-3). */
  readonly stuck: readonly StuckCube[];
}

export interface DropResult {
  /** What fell out, new and old, in the order of leaving (HC-TREE-2, HC-TREE-4). */
  readonly out: readonly CubeColour[];
  /** For each cube of `out`: had it been inside before this drop? */
  readonly wasStuck: readonly boolean[];
  /** What lies inside now, from the top downwards. */
  readonly stuck: readonly StuckCube[];
  readonly steps: number;
  readonly newOut: number;
  readonly oldOut: number;
  readonly recording?: Recording;
}

interface Cube {
  readonly colour: CubeColour;
  readonly wasStuck: boolean;
  readonly body: TowerBody;
  /** Steps in a row in which it hardly moved. */
  calm: number;
  /** Its pose at the last look of `still`. */
  look: { x: number; y: number; angle: number };
}

/** Matter's list of touching pairs, beyond what its type definitions tell. */
interface Touching extends Matter.Pairs {
  readonly list: Matter.Pair[];
  readonly collisionStart: Matter.Pair[];
}

interface World {
  readonly cubes: readonly Cube[];
  /** The cubes still inside, in the order of making. */
  inside: Cube[];
  readonly touching: Touching;
  readonly out: Cube[];
  step: number;
  quietSteps: number;
}

/** Tips the cubes into the tree and lets everything come to rest. The same input gives the same result everywhere. */
export function drop(input: DropInput, options: { readonly record?: boolean } = {}): DropResult {
  const world = createWorld(input);
  const recorder = options.record ? createRecorder(world.cubes) : undefined;
  recorder?.afterStep(0, bodiesOf(world.inside));
  while (world.step < G2.rest.capSteps && !isAtRest(world)) advance(world, recorder);
  return {
    out: world.out.map((cube) => cube.colour),
    wasStuck: world.out.map((cube) => cube.wasStuck),
    stuck: world.inside.map(poseOf).sort(byPlace),
    steps: world.step,
    newOut: world.out.filter((cube) => !cube.wasStuck).length,
    oldOut: world.out.filter((cube) => cube.wasStuck).length,
    recording: recorder?.finish(world.step, bodiesOf(world.inside)),
  };
}

function createWorld({ seed, dropped, stuck }: DropInput): World {
  const rng = seedRng(seed);
  const cubes: Cube[] = [];
  const add = (colour: CubeColour, wasStuck: boolean, start: CubeStart) => {
    const look = { x: start.x, y: start.y, angle: start.angle };
    cubes.push({ colour, wasStuck, body: cubeBody(start, cubes.length), calm: 0, look });
  };
  for (const { colour, x, y, a } of [...stuck].sort(byPlace)) {
    add(colour, true, { x, y, angle: a, speedX: 0, speedY: 0, spin: 0 });
  }
  // The places are dealt out by chance: no colour starts lower or nearer the middle than another.
  shuffled(dropped, rng).forEach((colour, i) => {
    add(colour, false, startOf(i, dropped.length, rng));
  });
  return { cubes, inside: [...cubes], touching: Matter.Pairs.create({}) as Touching, out: [], step: 0, quietSteps: 0 };
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

/** Rows above the funnel, filled from below and centred, each cube a little off its place and already tumbling. */
function startOf(index: number, count: number, rng: Rng): CubeStart {
  const { x, y, perRow, dx, dy, jitterX, jitterY, speedX, speedY, spin } = G2.start;
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const either = (size: number) => (2 * nextFraction(rng) - 1) * size;
  return {
    x: x + ((index % perRow) - (inRow - 1) / 2) * dx + either(jitterX),
    y: y - row * dy - nextFraction(rng) * jitterY,
    angle: nextFraction(rng) * 2 * Math.PI,
    speedX: either(speedX),
    speedY: nextFraction(rng) * speedY,
    spin: either(spin),
  };
}

/** One step of 1/120 s, as Matter's engine does it, without what this world does not have. */
function advance(world: World, recorder: Recorder | undefined): void {
  const gravityX = shakeAt(world.step / G2.stepsPerSecond);
  const bodies = bodiesOf(world.inside);
  for (const body of bodies) if (!body.isStatic) moveCube(body, gravityX, G2.gravityY);

  Matter.Pairs.update(world.touching, findCollisions(bodies, world.touching), world.step);
  if (recorder) for (const pair of world.touching.collisionStart) recorder.impact(world.step, pair);

  const pairs = world.touching.list;
  Matter.Resolver.preSolvePosition(pairs);
  for (let i = 0; i < G2.positionIterations; i++) Matter.Resolver.solvePosition(pairs, G2.stepMs);
  Matter.Resolver.postSolvePosition(bodies);
  Matter.Resolver.preSolveVelocity(pairs);
  for (let i = 0; i < G2.velocityIterations; i++) Matter.Resolver.solveVelocity(pairs, G2.stepMs);

  world.step++;
  takeOut(world, recorder);
  calmDown(world);
  recorder?.afterStep(world.step, bodiesOf(world.inside));
}

function takeOut(world: World, recorder: Recorder | undefined): void {
  const leaving = world.inside.filter(({ body }) => body.position.y > G2.outY);
  if (leaving.length === 0) return;
  leaving.sort((p, q) => q.body.position.y - p.body.position.y);
  for (const { body } of leaving) recorder?.left(world.step, body);
  world.out.push(...leaving);
  world.inside = world.inside.filter((cube) => !leaving.includes(cube));
}

function calmDown(world: World): void {
  let quiet = true;
  for (const cube of world.inside) {
    if (cube.body.isStatic) continue;
    const motion = restlessness(cube.body);
    if (motion >= G2.rest.speed) quiet = false;
    cube.calm = motion < G2.lock.speed ? cube.calm + 1 : 0;
    if (world.step >= G2.lock.fromStep && cube.calm >= G2.lock.steps) Matter.Body.setStatic(cube.body, true);
  }
  world.quietSteps = quiet ? world.quietSteps + 1 : 0;
}

function isAtRest(world: World): boolean {
  if (world.inside.length === 0) return true;
  if (world.step > G2.rest.after && world.quietSteps >= G2.rest.steps) return true;
  return world.step > 0 && world.step % G2.still.everySteps === 0 && isStill(world);
}

function isStill(world: World): boolean {
  let still = true;
  for (const cube of world.inside) {
    const { position, angle } = cube.body;
    const { look } = cube;
    const moved = Math.max(Math.abs(position.x - look.x), Math.abs(position.y - look.y));
    if (moved >= G2.still.move || Math.abs(angle - look.angle) >= G2.still.turn) still = false;
    cube.look = { x: position.x, y: position.y, angle };
  }
  return still;
}

function bodiesOf(cubes: readonly Cube[]): TowerBody[] {
  return cubes.map((cube) => cube.body);
}

function poseOf({ colour, body }: Cube): StuckCube {
  return roundedPose(colour, body.position.x, body.position.y, body.angle);
}
