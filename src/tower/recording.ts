import type Matter from 'matter-js';
import { pieceIndex, type TowerBody } from './bodies.ts';
import { type Geometry, STEPS_PER_SECOND } from './geometry.ts';
import type { Sides } from './outline.ts';
import type { Look } from './pose.ts';
import type { Shake } from './shake.ts';
import { partIndex } from './tree.ts';

export const FRAMES_PER_SECOND = 60;
const STEPS_PER_FRAME = STEPS_PER_SECOND / FRAMES_PER_SECOND;

/** Something to be recorded. */
interface Piece {
  readonly look: Look;
  readonly sides: Sides;
  /** From side to side. */
  readonly size: number;
  /** It lay in the tree before this fall. */
  readonly wasStuck: boolean;
}

interface RecordedPiece extends Piece {
  /** When and how fast (per second) it left through the roots; undefined if it stayed. */
  left:
    | { readonly seconds: number; readonly speedX: number; readonly speedY: number; readonly spin: number }
    | undefined;
}

export interface Impact {
  readonly seconds: number;
  readonly piece: number;
  /** What it struck: the tree, the board in its roots, or another piece. */
  readonly kind: 'wood' | 'board' | 'piece';
  /** 0 to 1, where 1 is a fall through the whole tree. */
  readonly strength: number;
}

/** The motion of a drop or a throw, to be played back at any speed. */
export interface Recording {
  readonly pieces: readonly RecordedPiece[];
  readonly frames: number;
  /** x, y and angle at (frame * pieces.length + piece) * 3, with 60 frames a second; a piece that left keeps its last pose. */
  readonly poses: Float32Array;
  readonly impacts: readonly Impact[];
  /** When and how the tree is rocked, one after the other. */
  readonly shakes: readonly Shake[];
}

/** Full strength: the speed (per step) of a piece that fell from the funnel to the roots. */
const FULL_IMPACT = 10;
const SOFTEST_IMPACT = 0.04;

export interface Recorder {
  /** Call after every step, and once before the first. */
  afterStep(step: number, bodies: readonly TowerBody[]): void;
  impact(step: number, pair: Matter.Pair): void;
  shake(shake: Shake): void;
  left(step: number, body: TowerBody): void;
  finish(step: number, bodies: readonly TowerBody[]): Recording;
}

export function createRecorder({ parts }: Geometry, pieces: readonly Piece[]): Recorder {
  const recorded: RecordedPiece[] = pieces.map((piece) => ({ ...piece, left: undefined }));
  const latest = new Float32Array(pieces.length * 3);
  const frames: Float32Array[] = [];
  const impacts: Impact[] = [];
  const shakes: Shake[] = [];

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
      const [a, b] = [pieceIndex(bodyA), pieceIndex(bodyB)];
      const struck = a === undefined ? partIndex(bodyA) : b === undefined ? partIndex(bodyB) : undefined;
      const kind = struck === undefined ? 'piece' : parts[struck].kind === 'board' ? 'board' : 'wood';
      impacts.push({ seconds: step / STEPS_PER_SECOND, piece: b ?? a ?? 0, kind, strength });
    },
    shake(shake) {
      shakes.push(shake);
    },
    left(step, body) {
      remember(latest, body);
      const { position, positionPrev } = body;
      recorded[pieceIndex(body) ?? 0].left = {
        seconds: step / STEPS_PER_SECOND,
        speedX: (position.x - positionPrev.x) * STEPS_PER_SECOND,
        speedY: (position.y - positionPrev.y) * STEPS_PER_SECOND,
        spin: (body.angle - body.anglePrev) * STEPS_PER_SECOND,
      };
    },
    finish(step, bodies) {
      if (step % STEPS_PER_FRAME !== 0) addFrame(bodies);
      const poses = new Float32Array(frames.length * latest.length);
      frames.forEach((frame, i) => {
        poses.set(frame, i * latest.length);
      });
      return { pieces: recorded, frames: frames.length, poses, impacts, shakes };
    },
  };
}

function remember(latest: Float32Array, body: TowerBody): void {
  const at = (pieceIndex(body) ?? 0) * 3;
  latest[at] = body.position.x;
  latest[at + 1] = body.position.y;
  latest[at + 2] = body.angle;
}

function along(body: Matter.Body, direction: Matter.Vector): number {
  return body.isStatic ? 0 : body.velocity.x * direction.x + body.velocity.y * direction.y;
}
