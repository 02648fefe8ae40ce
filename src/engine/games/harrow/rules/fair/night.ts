import type { Emit } from '../../action.ts';
import { items } from '../../state/fair.ts';
import { fairSeat, hesterSeat } from '../../state/players.ts';
import type { HarrowResult, HarrowState } from '../../state.ts';
import { filledSquares, requireHester, scoresOf } from '../hester/hester.ts';
import { requireFair } from './fair.ts';

/** HC-FVH-10: squares that Hester needs for a minor victory, by the number of items found. */
export const squaresNeeded: readonly number[] = [2, 3, 5];

/** Who wins where the game breaks off now; with the queen found in this round the Fair Folk have won anyway. */
export function verdictOf(s: HarrowState): Pick<HarrowResult, 'winner' | 'minor'> {
  const { found } = requireFair(s);
  if (found === items.length) return { winner: fairSeat };
  if (filledSquares(requireHester(s)) >= squaresNeeded[found]) return { winner: hesterSeat, minor: true };
  if (found > 0) return { winner: fairSeat, minor: true };
  // Nobody: as in the solo game, the faction that is ahead is told with the result
  const points = s.seats.map((own) => own.points);
  return { winner: points.indexOf(Math.max(...points)) };
}

/** HC-FVH-10: no card can be turned over, or a faction has seven points: the game ends at once. */
export function breakNight(s: HarrowState, why: 'points' | 'cards', emit: Emit): void {
  const needed = squaresNeeded[requireFair(s).found];
  s.flow = [];
  emit({ type: 'nightBroken', why, ...(needed !== undefined && { needed }) });
  s.result = { ...verdictOf(s), scores: scoresOf(s) };
  emit({ type: 'gameOver', result: s.result, tie: false });
}
