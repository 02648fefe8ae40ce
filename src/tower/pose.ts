/** What tells one thing from another to the eye: a colour, a kind of die. The physics never sees it. */
export type Look = string;

/** Where a thing rests: its middle and its angle in radians, rounded as `roundedPose` does it. */
export interface Resting {
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

const TURN = 2 * Math.PI;

/**
 * Hundredths of a length and thousandths of a radian, angle from -pi to pi. The next drop starts from these numbers and
 * not from the exact ones, so that a saved and loaded game goes on as the same game.
 */
export function roundedPose(look: Look, x: number, y: number, angle: number): Resting {
  const a = angle - Math.round(angle / TURN) * TURN;
  return { look, x: rounded(x, 100), y: rounded(y, 100), a: rounded(a, 1000) };
}

function rounded(value: number, parts: number): number {
  // Adding 0 turns -0 into 0: JSON cannot tell them apart.
  return Math.round(value * parts) / parts + 0;
}

/** From the top of the tree downwards: the order in which things are listed must not matter to a drop. */
export function byPlace(p: Resting, q: Resting): number {
  return p.y - q.y || p.x - q.x || p.a - q.a;
}
