import type { HarrowState } from '../../state.ts';
import { pointsToEnd } from '../points-to-end.ts';
import type { Loss } from './solo.ts';

/** HC-SOLO-51: why a solo game was lost. Points decide between two turns only: with a card still open it was the piles. */
export function whyLost({ solo, seats }: HarrowState): Loss {
  return solo?.card === undefined && seats.some(({ points }) => points >= pointsToEnd) ? 'points' : 'cards';
}
