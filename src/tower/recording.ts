import type Matter from 'matter-js';
import { cubeIndex, type TowerBody } from './bodies.ts';
import { G2 } from './geometry.ts';
import type { CubeColour } from './pose.ts';

export const FRAMES_PER_SECOND = 60;
const STEPS_PER_FRAME = G2.stepsPerSecond / FRAMES_PER_SECOND;

interface RecordedCube {
  readonly colour: CubeColour;
  /** It lay in the tree before this drop. */
  readonly wasStuck: boolean;
  /** When and how fast (per second) it left through the roots; undefined if it stayed. */
  left:
    | { readonly seconds: number; readonly speedX: number; readonly speedY: number; readonly spin: number }
    | undefined;
}

interface Impact {
  readonly seconds: number;
  readonly cube: number;
  readonly kind: 'wood' | 'cube';
  /** 0 to 1, where 1 is a fall through the whole tree. */
  readonly strength: number;
}

/** The motion of a drop, to be played back at any speed. */
export interface Recording {
  readonly cubes: readonly RecordedCube[];
  readonly frames: number;
  /** x, y and angle at (frame * cubes.length + cube) * 3, with 60 frames a second; a cube that left keeps its last pose. */
  readonly poses: Float32Array;
  readonly impacts: readonly Impact[];
}

/** Full strength: the speed (per step) of a cube that fell from the funnel to the roots. */
const FULL_IMPACT = 10;
const SOFTEST_IMPACT = 0.04;

export interface Recorder {
  /** Call after every step, and once before the first. */
  afterStep(step: number, bodies: readonly TowerBody[]): void;
  impact(step: number, pair: Matter.Pair): void;
  left(step: number, body: TowerBody): void;
  finish(step: number, bodies: readonly TowerBody[]): Recording;
}

export function createRecorder(cubes: readonly { colour: CubeColour; wasStuck: boolean }[]): Recorder {
  const recorded: RecordedCube[] = cubes.map(({ colour, wasStuck }) => ({ colour, wasStuck, left: undefined }));
  const latest = new Float32Array(cubes.length * 3);
  const frames: Float32Array[] = [];
  const impacts: Impact[] = [];

  const addFrame = (bodies: readonly TowerBody[]) => {
    for (const body of bodies) remember(latest, body);
    frames.push(latest.slice());
  };
  return {
    afterStep(step, bodies) {
      if (step % STEPS_PER_FRAME === 0) addFrame(bodies);
    },
    impact(step, pair) {
      const { bodyA, bodyB, normal } = pair.collision;
      const speed = Math.abs(along(bodyA, normal) - along(bodyB, normal));
      const strength = Math.min(1, speed / FULL_IMPACT);
      if (strength < SOFTEST_IMPACT) return;
      const a = cubeIndex(bodyA);
      const b = cubeIndex(bodyB);
      const kind = a === undefined || b === undefined ? 'wood' : 'cube';
      impacts.push({ seconds: step / G2.stepsPerSecond, cube: b ?? a ?? 0, kind, strength });
    },
    left(step, body) {
      remember(latest, body);
      const { position, positionPrev } = body;
      recorded[cubeIndex(body) ?? 0].left = {
        seconds: step / G2.stepsPerSecond,
        speedX: (position.x - positionPrev.x) * G2.stepsPerSecond,
        speedY: (position.y - positionPrev.y) * G2.stepsPerSecond,
        spin: (body.angle - body.anglePrev) * G2.stepsPerSecond,
      };
    },
    finish(step, bodies) {
      if (step % STEPS_PER_FRAME !== 0) addFrame(bodies);
      const poses = new Float32Array(frames.length * latest.length);
      frames.forEach((frame, i) => {
        poses.set(frame, i * latest.length);
      });
      return { cubes: recorded, frames: frames.length, poses, impacts };
    },
  };
}

function remember(latest: Float32Array, body: TowerBody): void {
  const at = (cubeIndex(body) ?? 0) * 3;
  latest[at] = body.position.x;
  latest[at + 1] = body.position.y;
  latest[at + 2] = body.angle;
}

function along(body: Matter.Body, direction: Matter.Vector): number {
  return body.isStatic ? 0 : body.velocity.x * direction.x + body.velocity.y * direction.y;
}
