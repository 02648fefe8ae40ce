/** All trees run at this pace; y points down. */
export const STEPS_PER_SECOND = 120;
export const STEP_MS = 1000 / STEPS_PER_SECOND;

export type PartKind = 'wall' | 'branch' | 'knot' | 'fork' | 'burl' | 'root' | 'board';

export interface Surface {
  readonly friction: number;
  readonly frictionStatic: number;
  readonly restitution: number;
}

/** One convex piece of a tree; `points` is x, y, x, y, ... clockwise on the screen. */
export interface TreePart {
  readonly kind: PartKind;
  readonly points: readonly number[];
  readonly surface: Surface;
}

/** What a thing that falls is made of. */
export interface Material extends Surface {
  readonly density: number;
  readonly slop: number;
}

/** Sideways gravity, to and fro: how a tree rocks. */
export interface Rocking {
  readonly amplitude: number;
  readonly hz: number;
  readonly seconds: number;
}

/** A world in which things fall. */
export interface Geometry {
  readonly gravityScale: number;
  readonly gravityY: number;
  readonly frictionAir: number;
  readonly positionIterations: number;
  readonly velocityIterations: number;
  readonly parts: readonly TreePart[];
  /** From the middle of the largest thing that falls to its corner, a hair more. */
  readonly reach: number;
}

/** Where things hang before they fall: rows above the funnel, each thing a little off its place and already tumbling. */
export interface StartRows {
  readonly x: number;
  readonly y: number;
  readonly perRow: number;
  readonly dx: number;
  readonly dy: number;
  readonly jitterX: number;
  readonly jitterY: number;
  /** Fastest, in lengths (radians) per 1/60 s, as Matter counts them. */
  readonly speedX: number;
  readonly speedY: number;
  readonly spin: number;
}
