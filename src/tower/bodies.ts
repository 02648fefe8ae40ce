import Matter from 'matter-js';
import { nextFraction, type Rng } from '../engine/kernel/rng.ts';
import { type Material, STEP_MS, type StartRows } from './geometry.ts';
import { corners } from './tree.ts';
import { cos, sin } from './trig.ts';

/** What Matter keeps in a body beyond what its type definitions tell. */
export interface TowerBody extends Matter.Body {
  positionPrev: Matter.Vector;
  anglePrev: number;
}

const FIRST_PIECE_ID = 1000;

export interface Start {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Speeds in lengths (radians) per 1/60 s, as Matter counts them. */
  readonly speedX: number;
  readonly speedY: number;
  readonly spin: number;
}

/** The place of one of `count` things in the rows above the funnel, which are filled from below and centred. */
export function startIn(rows: StartRows, index: number, count: number, rng: Rng): Start {
  const { x, y, perRow, dx, dy, jitterX, jitterY, speedX, speedY, spin } = rows;
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

/**
 * A thing that falls; `outline` is x, y, ... around its middle. Ids give the order in which two bodies meet: they are set
 * here so that no counter of the library enters a result.
 */
export function pieceBody(outline: readonly number[], stuff: Material, start: Start, index: number): TowerBody {
  const { density, friction, frictionStatic, restitution, slop } = stuff;
  const body = Matter.Body.create({
    position: { x: start.x, y: start.y },
    vertices: corners(outline),
    density,
    friction,
    frictionStatic,
    restitution,
    slop,
  }) as TowerBody;
  body.id = FIRST_PIECE_ID + index;
  turn(body, start.angle);
  body.angle = start.angle;
  const perStep = (STEP_MS * 60) / 1000;
  body.positionPrev.x = start.x - start.speedX * perStep;
  body.positionPrev.y = start.y - start.speedY * perStep;
  body.anglePrev = start.angle - start.spin * perStep;
  return body;
}

/** The index a thing was made with; undefined for a part of the tree. */
export function pieceIndex(body: Matter.Body): number | undefined {
  return body.id < FIRST_PIECE_ID ? undefined : body.id - FIRST_PIECE_ID;
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

/**
 * One step of free motion: Matter's own (`Body.update`), with our sine and cosine. `air` is the share of its speed that a
 * body keeps, the pulls are what a step of gravity adds to it.
 */
export function moveBody(body: TowerBody, air: number, pullX: number, pullY: number): void {
  const { position, positionPrev, velocity } = body;
  velocity.x = (position.x - positionPrev.x) * air + pullX;
  velocity.y = (position.y - positionPrev.y) * air + pullY;
  positionPrev.x = position.x;
  positionPrev.y = position.y;
  position.x += velocity.x;
  position.y += velocity.y;
  const spin = (body.angle - body.anglePrev) * air;
  body.anglePrev = body.angle;
  body.angle += spin;
  for (const vertex of body.vertices) {
    vertex.x += velocity.x;
    vertex.y += velocity.y;
  }
  if (spin !== 0) turn(body, spin);
}

const STEPS_PER_FRAME = 1000 / 60 / STEP_MS;

/** Speed and spin in one number (per 1/60 s): what is asked of a body at rest. */
export function restlessness(body: TowerBody): number {
  const dx = body.position.x - body.positionPrev.x;
  const dy = body.position.y - body.positionPrev.y;
  return (Math.sqrt(dx * dx + dy * dy) + 8 * Math.abs(body.angle - body.anglePrev)) * STEPS_PER_FRAME;
}
