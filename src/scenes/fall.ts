import type { Settings } from '../session/settings.ts';
import { FRAMES_PER_SECOND, type Impact, type Recording } from '../tower/recording.ts';
import { rockingAt } from '../tower/shake.ts';

// A recorded fall as it is seen and heard, whatever falls: cubes that leave the tree, dice that come to lie in its roots.

/** Where a piece is and how far it goes in a second, in the measures of the tree. */
export interface FallingPose {
  x: number;
  y: number;
  a: number;
  speedX: number;
  speedY: number;
}

/** Who listens to a fall. */
interface FallEars {
  struck(kind: Impact['kind'], strength: number): void;
  breathHeld(): void;
}

export interface Fall {
  /** How far it has come, in its own time. */
  readonly seconds: number;
  /** How far the tree is rocked, from -1 to 1. */
  readonly rocking: number;
  /** Its own time runs slower while the breath is held. */
  advance(seconds: number): void;
  /** It is over, and nothing more is heard of it. */
  finish(): void;
  /** Overwrites `pose` with that of a piece. */
  poseOf(piece: number, pose: FallingPose): void;
}

/** The breath is held for this long before the moment that decides, in the fall's own time. */
const breath = { seconds: 0.26, slowest: 0.16 } as const;

/** How fast the fall's own time runs. */
function rateAt(moment: number | undefined, seconds: number): number {
  if (moment === undefined) return 1;
  const into = (seconds - (moment - breath.seconds)) / breath.seconds;
  if (into <= 0 || into >= 1) return 1;
  const depth = Math.min(1, Math.min(into, 1 - into) * 5);
  return 1 + (breath.slowest - 1) * depth;
}

/** `moment` decides: the last cube leaves the tree, the last die comes to rest. All is over at the `end`. */
export function createFall(recording: Recording, moment: number | undefined, end: number, ears: FallEars): Fall {
  const { poses, frames, impacts, shakes, pieces } = recording;
  let fallen = 0;
  let nextImpact = 0;
  let isBreathHeld = false;

  function hear(): void {
    for (; nextImpact < impacts.length && impacts[nextImpact].seconds <= fallen; nextImpact++) {
      const { kind, strength } = impacts[nextImpact];
      ears.struck(kind, strength);
    }
    if (isBreathHeld || moment === undefined || fallen < moment - breath.seconds) return;
    isBreathHeld = true;
    ears.breathHeld();
  }

  return {
    get seconds() {
      return fallen;
    },
    get rocking() {
      return rockingAt(shakes, fallen);
    },
    advance(seconds) {
      fallen += seconds * rateAt(moment, fallen);
      hear();
    },
    finish() {
      fallen = Math.max(end, (frames - 1) / FRAMES_PER_SECOND);
    },
    poseOf(piece, pose) {
      const at = Math.min(fallen * FRAMES_PER_SECOND, frames - 1);
      const frame = Math.floor(at);
      const next = Math.min(frame + 1, frames - 1);
      const part = at - frame;
      const i = (frame * pieces.length + piece) * 3;
      const j = (next * pieces.length + piece) * 3;
      pose.x = poses[i] + (poses[j] - poses[i]) * part;
      pose.y = poses[i + 1] + (poses[j + 1] - poses[i + 1]) * part;
      pose.a = poses[i + 2] + (poses[j + 2] - poses[i + 2]) * part;
      pose.speedX = (poses[j] - poses[i]) * FRAMES_PER_SECOND;
      pose.speedY = (poses[j + 1] - poses[i + 1]) * FRAMES_PER_SECOND;
    },
  };
}

const stillMove = 0.5;
const stillTurn = 0.05;

/** From the end backwards to the last frame in which a piece is visibly away from where it ends. */
export function settledAt({ pieces, frames, poses }: Recording): number {
  const width = pieces.length * 3;
  const last = (frames - 1) * width;
  for (let frame = frames - 2; frame >= 0; frame--) {
    for (let i = 0; i < width; i++) {
      const limit = i % 3 === 2 ? stillTurn : stillMove;
      if (Math.abs(poses[frame * width + i] - poses[last + i]) > limit) return (frame + 1) / FRAMES_PER_SECOND;
    }
  }
  return 0;
}

/** A hidden tab gives one long frame when it comes back: nobody wants the fall to have passed meanwhile. */
const longestFrame = 50;

/** How many seconds of a fall go by in a frame of so many milliseconds. */
export function fallSeconds(delta: number, speed: Settings['speed']): number {
  return (Math.min(delta, longestFrame) / 1000) * (speed === 'fast' ? 2.5 : 1);
}
