import { pointsToEnd } from '../../engine/games/harrow/rules/points-to-end.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

/** HC-PH2-2, HC-SOLO-51: somebody has points enough: the game ends with this round. */
export function isLastRound({ seats, result }: Pick<HarrowState, 'seats' | 'result'>): boolean {
  return result === undefined && seats.some(({ points }) => points >= pointsToEnd);
}
