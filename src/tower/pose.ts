/** The id of a cube's colour ('red', 'blue', ...). The physics never sees it. */
export type CubeColour = string;

/** Where a cube rests inside the tree: its centre and its angle in radians, rounded as `roundedPose` does it. */
export interface StuckCube {
  readonly colour: CubeColour;
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

const TURN = 2 * Math.PI;

/**
 * Hundredths of a length and thousandths of a radian, angle from -pi to pi. The next drop starts from these numbers and
 * not from the exact ones, so that a saved and loaded game goes on as the same game.
 */
export function roundedPose(colour: CubeColour, x: number, y: number, angle: number): StuckCube {
  const a = angle - Math.round(angle / TURN) * TURN;
  return { colour, x: rounded(x, 100), y: rounded(y, 100), a: rounded(a, 1000) };
}

function rounded(value: number, parts: number): number {
  // Adding 0 turns -0 into 0: JSON cannot tell them apart.
  return Math.round(value * parts) / parts + 0;
}

/** From the top of the tree downwards: the order in which cubes are listed must not matter to a drop. */
export function byPlace(p: StuckCube, q: StuckCube): number {
  return p.y - q.y || p.x - q.x || p.a - q.a;
}
