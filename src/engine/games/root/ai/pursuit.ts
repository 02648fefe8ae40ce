import type { Seat } from '../../../kernel/game.ts';
import { suitOf } from '../content/cards/cards.ts';
import { traitsOf } from '../factions/factions.ts';
import { winsByDominance } from '../rules/dominance.ts';
import { hidden } from '../state/cards.ts';
import type { Clearing } from '../state/places.ts';
import { mapOf, type RootState } from '../state.ts';
import type { Survey } from './survey.ts';

/** Pieces ahead beyond which a clearing is as good as safe. */
const safeMargin = 4;

/** How firmly the seat rules a clearing: from 0 to 1, below a half where it does not. */
function hold(s: RootState, { force }: Survey, seat: Seat, at: Clearing): number {
  let strongest = 0;
  for (let other = 0; other < s.sides.length; other++)
    if (other !== seat) strongest = Math.max(strongest, force[other][at]);
  const tie = traitsOf(s.sides[seat]).winsTies === true ? 1 : 0;
  const margin = force[seat][at] + tie - strongest;
  if (margin > 0 && force[seat][at] > 0) return 0.7 + 0.3 * Math.min(1, (margin - 1) / safeMargin);
  return 0.35 * Math.max(0, 1 + (margin - 1) / safeMargin);
}

/** What a side that is held to three clearings, or two, would have if it had points. */
const heldPoints = 24;
const metPoints = 10;

/** RT-3.3.1: how near a win by dominance is, in points: by the clearings it needs and how firmly they are held. */
export function pursuit(s: RootState, seat: Seat, survey: Survey): number {
  const { dominance = hidden, coalition } = s.sides[seat];
  if (coalition !== undefined) return s.sides[coalition].points;
  const { bySuit, corners, opposite } = mapOf(s);
  const suit = suitOf(dominance);
  const holds = (at: Clearing) => hold(s, survey, seat, at);
  const parts =
    suit === 'bird'
      ? Math.max(...corners.map((at) => holds(at) + holds(opposite[at]))) / 2
      : bySuit[suit]
          .map(holds)
          .sort((one, other) => other - one)
          .slice(0, 3)
          .reduce((all, each) => all + each, 0) / 3;
  return heldPoints * parts * parts + (winsByDominance(s, seat) ? metPoints : 0);
}
