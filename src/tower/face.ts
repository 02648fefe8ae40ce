import type { DiceTree } from './dice-tree.ts';
import type { Sides } from './outline.ts';
import type { Resting } from './pose.ts';

const TURN = 2 * Math.PI;

/**
 * The face that lies up. Face 0 is on top of a die that is not turned; the others follow to the left, so that each quarter
 * (sixth) of a turn to the right brings up the next.
 */
export function faceUp(angle: number, sides: Sides): number {
  const face = Math.round((angle * sides) / TURN) % sides;
  return face < 0 ? face + sides : Math.abs(face);
}

/** How far a die is off its side, in radians. */
export function slantOf(angle: number, sides: Sides): number {
  const faces = (angle * sides) / TURN;
  return (Math.abs(faces - Math.round(faces)) * TURN) / sides;
}

/** Whether a die counts, leans on something, or is not on the board at all. One that lies flat upon another counts. */
export function standing({ lying }: DiceTree, sides: Sides, { x, y, a }: Resting): 'flat' | 'cocked' | 'off' {
  const isOnBoard = x > lying.left && x < lying.right && y > lying.top && y < lying.bottom;
  if (!isOnBoard) return 'off';
  return slantOf(a, sides) <= lying.slant ? 'flat' : 'cocked';
}
