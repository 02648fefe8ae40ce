import type { Seat } from '../../../kernel/game.ts';
import { isBird, matches, suitOf } from '../content/cards/cards.ts';
import { traitsOf } from '../factions/factions.ts';
import type { CardId } from '../state/cards.ts';
import { mapOf, type RootState } from '../state.ts';
import { distinct } from './cards.ts';
import { scores } from './points.ts';
import { rules } from './rule.ts';

/** RT-3.3.1-1. */
const pointsToActivate = 10;
/** RT-3.3.1.I. */
const clearingsToRule = 3;

/** RT-3.3.1, RT-OQ-128: does the seat's activated card win now? */
export function winsByDominance(s: RootState, seat: Seat): boolean {
  const { dominance } = s.sides[seat];
  // RT-9.2.8-1: who needs a partner does not win by the card
  if (dominance === undefined || traitsOf(s.sides[seat]).partners) return false;
  const { bySuit, corners, opposite } = mapOf(s);
  const suit = suitOf(dominance);
  if (suit === 'bird') return corners.some((at) => rules(s, seat, at) && rules(s, seat, opposite[at]));
  return bySuit[suit].filter((at) => rules(s, seat, at)).length >= clearingsToRule;
}

/** May the seat activate a dominance card if it has one? Told by what everybody sees. */
export function mayActivate(s: RootState, seat: Seat): boolean {
  return s.sides.length > 2 && scores(s, seat) && s.sides[seat].points >= pointsToActivate && hasPartner(s, seat);
}

function hasPartner(s: RootState, seat: Seat): boolean {
  const { partners } = traitsOf(s.sides[seat]);
  return partners === undefined || partners(s, seat).length > 0;
}

/** With whom: `undefined` is alone. */
export function waysToActivate(s: RootState, seat: Seat): (Seat | undefined)[] {
  if (!mayActivate(s, seat)) return [];
  const { partners } = traitsOf(s.sides[seat]);
  return partners ? partners(s, seat) : [undefined];
}

/** RT-3.3.4: the cards of the hand that pay for this one. */
export function paymentsFor(s: RootState, seat: Seat, card: CardId): CardId[] {
  const suit = suitOf(card);
  const { hand } = s.sides[seat];
  return distinct(hand).filter((each) => (suit === 'bird' ? isBird(each) : matches(each, suit)));
}
