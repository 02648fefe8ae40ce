import type { Seat } from '../../../kernel/game.ts';
import type { ActionOf } from '../action.ts';
import { cardOf, matches } from '../content/cards/cards.ts';
import { traitsOf } from '../factions/factions.ts';
import { canAttack } from '../rules/battle.ts';
import { mayCraft } from '../rules/crafting.ts';
import { paymentsFor } from '../rules/dominance.ts';
import { adjacentTo } from '../rules/moving.ts';
import { freeSlots, hasPiece } from '../rules/pieces.ts';
import { mayPlace } from '../rules/placing.ts';
import { scores } from '../rules/points.ts';
import { rules } from '../rules/rule.ts';
import { areEnemies, warriorsAt } from '../rules/seats.ts';
import type { CardId } from '../state/cards.ts';
import type { Clearing } from '../state/places.ts';
import { mapOf, type RootState, seatOf } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';

/** Why the card cannot be used for the suit of a clearing. */
export function whyNotCard(s: RootState, seat: Seat, card: CardId, at?: Clearing): Refusal | undefined {
  if (!s.sides[seat].hand.includes(card)) return refuse('notInHand');
  return at !== undefined && !matches(card, mapOf(s).suits[at]) ? refuse('wrongSuit') : undefined;
}

/** RT-4.2. */
export function whyNotMove(s: RootState, seat: Seat, { from, to, count = 1 }: ActionOf<'move'>): Refusal | undefined {
  if (warriorsAt(s.sides[seat], from) < count) return refuse('noWarriorsThere');
  if (!adjacentTo(s, from).includes(to)) return refuse('notAdjacent');
  return rules(s, seat, from) || rules(s, seat, to) ? undefined : refuse('notRuled');
}

/** RT-BT-1. */
export function whyNotBattle(s: RootState, seat: Seat, { at, faction }: ActionOf<'battle'>): Refusal | undefined {
  const defender = seatOf(s, faction);
  if (!canAttack(s, seat, at)) return refuse('noAttacker');
  if (defender < 0 || !hasPiece(s.sides[defender], at)) return refuse('nobodyToFight');
  return areEnemies(s, seat, defender) ? undefined : refuse('partner');
}

/** RT-4.1. */
export function whyNotCraft(s: RootState, seat: Seat, { card }: ActionOf<'craft'>): Refusal | undefined {
  const { cost, kind } = cardOf(card);
  if (!s.sides[seat].hand.includes(card)) return refuse('notInHand');
  if (!cost) return refuse('neverCrafted');
  if (!mayCraft(s, seat, card)) return refuse(kind === 'item' ? 'itemGone' : 'craftedAlready');
  const pool = traitsOf(s.sides[seat]).craftingPieces(s, seat);
  const rest = pool.map((n, i) => n - cost.suits[i]);
  const total = rest.reduce((sum, n) => sum + n, 0);
  return rest.some((n) => n < 0) || total < cost.any ? refuse('tooFewCraftingPieces') : undefined;
}

/** Why nothing can be built there; whose rule it is does not matter. */
export function whyNoRoom(s: RootState, seat: Seat, at: Clearing): Refusal | undefined {
  if (!mayPlace(s, seat, at)) return refuse('keepThere');
  return freeSlots(s, at) > 0 ? undefined : refuse('noSlot');
}

/** RT-3.3.1, RT-9.2.8. */
export function whyNotActivate(s: RootState, seat: Seat, { card, partner }: ActionOf<'activate'>): Refusal | undefined {
  const { hand, points } = s.sides[seat];
  const { partners } = traitsOf(s.sides[seat]);
  if (!hand.includes(card)) return refuse('notInHand');
  if (!scores(s, seat)) return refuse('dominanceActive');
  if (points < 10) return refuse('tooFewPoints');
  if (!partners) return undefined;
  const open = partners(s, seat);
  if (open.length === 0) return refuse('noCoalition');
  return partner !== undefined && open.includes(seatOf(s, partner)) ? undefined : refuse('wrongPartner');
}

/** RT-3.3.4. */
export function whyNotTake(s: RootState, seat: Seat, { what, pay }: ActionOf<'take'>): Refusal | undefined {
  const card = s.available.find((each) => each === what);
  if (card === undefined) return refuse('notAvailable');
  if (pay === undefined || !s.sides[seat].hand.includes(pay)) return refuse('notInHand');
  if (paymentsFor(s, seat, card).includes(pay)) return undefined;
  return refuse(cardOf(card).suit === 'bird' ? 'notABird' : 'wrongSuit');
}
