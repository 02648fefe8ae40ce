import Matter from 'matter-js';
import { G2, type TreePart } from './geometry.ts';
import { cos, sin } from './trig.ts';

/** What Matter keeps in a body beyond what its type definitions tell. */
export interface TowerBody extends Matter.Body {
  positionPrev: Matter.Vector;
  anglePrev: number;
}

const FIRST_CUBE_ID = 1000;

function corners(points: readonly number[]): Matter.Vector[] {
  return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i], y: points[2 * i + 1] }));
}

function treeBody(part: TreePart, index: number): Matter.Body {
  const vertices = corners(part.points);
  const body = Matter.Body.create({ position: Matter.Vertices.centre(vertices), vertices, isStatic: true });
  const slippery = part.kind === 'wall' || part.kind === 'burl';
  // Being static overwrites these, so they are set afterwards.
  body.friction = slippery ? G2.wood.frictionSlippery : G2.wood.frictionRough;
  body.frictionStatic = G2.wood.frictionStatic;
  body.restitution = G2.wood.restitution;
  body.id = index + 1;
  return body;
}

/** The tree never moves, so one set of bodies serves every drop. */
export const TREE: readonly Matter.Body[] = G2.parts.map(treeBody);

export interface CubeStart {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Speeds in lengths (radians) per 1/60 s, as Matter counts them. */
  readonly speedX: number;
  readonly speedY: number;
  readonly spin: number;
}

const HALF = G2.cube.size / 2;
const CORNERS = [-HALF, -HALF, HALF, -HALF, HALF, HALF, -HALF, HALF];

/** Ids give the order in which two bodies meet: they are set here so that no counter of the library enters a result. */
export function cubeBody(start: CubeStart, index: number): TowerBody {
  const { density, friction, frictionStatic, restitution, slop } = G2.cube;
  const body = Matter.Body.create({
    position: { x: start.x, y: start.y },
    vertices: corners(CORNERS),
    density,
    friction,
    frictionStatic,
    restitution,
    slop,
  }) as TowerBody;
  body.id = FIRST_CUBE_ID + index;
  turn(body, start.angle);
  body.angle = start.angle;
  const perStep = (G2.stepMs * 60) / 1000;
  body.positionPrev.x = start.x - start.speedX * perStep;
  body.positionPrev.y = start.y - start.speedY * perStep;
  body.anglePrev = start.angle - start.spin * perStep;
  return body;
}

/** The index a cube was made with; undefined for a part of the tree. */
export function cubeIndex(body: Matter.Body): number | undefined {
  return body.id < FIRST_CUBE_ID ? undefined : body.id - FIRST_CUBE_ID;
}

function turn(body: TowerBody, angle: number): void {
  const c = cos(angle);
  const s = sin(angle);
  const { x, y } = body.position;
  for (const vertex of body.vertices) {
    const dx = vertex.x - x;
    const dy = vertex.y - y;
    vertex.x = x + (dx * c - dy * s);
    vertex.y = y + (dx * s + dy * c);
  }
  for (const axis of body.axes) {
    const ax = axis.x;
    axis.x = ax * c - axis.y * s;
    axis.y = ax * s + axis.y * c;
  }
}

const AIR = 1 - (G2.cube.frictionAir * G2.stepMs * 60) / 1000;
const STEP_SQUARED = G2.stepMs * G2.stepMs;
const GRAVITY_SCALE = G2.gravityScale;
const STEPS_PER_FRAME = 1000 / 60 / G2.stepMs;

/** One step of free motion: Matter's own (`Body.update`), with our sine and cosine. Gravity as an acceleration. */
export function moveCube(body: TowerBody, gravityX: number, gravityY: number): void {
  const { position, positionPrev, velocity } = body;
  velocity.x = (position.x - positionPrev.x) * AIR + gravityX * GRAVITY_SCALE * STEP_SQUARED;
  velocity.y = (position.y - positionPrev.y) * AIR + gravityY * GRAVITY_SCALE * STEP_SQUARED;
  positionPrev.x = position.x;
  positionPrev.y = position.y;
  position.x += velocity.x;
  position.y += velocity.y;
  const spin = (body.angle - body.anglePrev) * AIR;
  body.anglePrev = body.angle;
  body.angle += spin;
  for (const vertex of body.vertices) {
    vertex.x += velocity.x;
    vertex.y += velocity.y;
  }
  if (spin !== 0) turn(body, spin);
}

/** Speed and spin in one number (per 1/60 s): what `rest` and `lock` look at. */
export function restlessness(body: TowerBody): number {
  const dx = body.position.x - body.positionPrev.x;
  const dy = body.position.y - body.positionPrev.y;
  return (Math.sqrt(dx * dx + dy * dy) + 8 * Math.abs(body.angle - body.anglePrev)) * STEPS_PER_FRAME;
}
