import type { Seat } from '../../../kernel/game.ts';
import { nextBelow, type Rng } from '../../../kernel/rng.ts';
import { isDominance, matches } from '../content/cards/cards.ts';
import type { DiscardFrom, Emit } from '../events.ts';
import type { CardId } from '../state/cards.ts';
import type { Suit } from '../state/suits.ts';
import type { RootState } from '../state.ts';

/** RT-OQ-132: in the own Evening, after drawing. */
export const handLimit = 5;

export function shuffle<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** RT-2.1.2, RT-OQ-64: the discard pile is shuffled when a card has to be drawn. Nothing left: RT-OQ-4. */
function refill(s: RootState, emit: Emit): boolean {
  if (s.deck.length > 0) return true;
  if (s.discard.length === 0) return false;
  s.deck = s.discard;
  s.discard = [];
  shuffle(s.deck, s.rng);
  emit({ type: 'shuffled', count: s.deck.length });
  return true;
}

/** The top card of the deck, if there is any. */
export function drawOne(s: RootState, emit: Emit): CardId | undefined {
  return refill(s, emit) ? s.deck.pop() : undefined;
}

export function draw(s: RootState, seat: Seat, count: number, emit: Emit): void {
  for (let i = 0; i < count; i++) {
    const card = drawOne(s, emit);
    if (card === undefined) return;
    s.sides[seat].hand.push(card);
    emit({ type: 'drew', seat, count: 1 });
  }
}

/** RT-2.1.3, RT-3.3.3-2: dominance cards lie beside the map instead. */
export function lay(s: RootState, card: CardId): void {
  if (isDominance(card)) s.available.push(card);
  else s.discard.push(card);
}

/** Takes one copy of the card out of the list. */
export function takeFrom<C>(list: C[], card: C): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  list.splice(at, 1);
}

export function discardFrom(
  s: RootState,
  seat: Seat,
  list: CardId[],
  card: CardId,
  from: DiscardFrom,
  emit: Emit,
): void {
  takeFrom(list, card);
  lay(s, card);
  emit({ type: 'discarded', seat, card, from });
}

/** RT-2.1.3: a card from the hand to the discard pile. */
export function spend(s: RootState, seat: Seat, card: CardId, emit: Emit): void {
  discardFrom(s, seat, s.sides[seat].hand, card, 'hand', emit);
}

/** Every card of the list once, in the order in which they lie. */
export function distinct<C>(list: readonly C[]): C[] {
  const out: C[] = [];
  for (let i = 0; i < list.length; i++) if (!out.includes(list[i])) out.push(list[i]);
  return out;
}

/** The cards that serve as this suit, each once (RT-2.1.1-1). */
export function matching(list: readonly CardId[], suit: Suit): CardId[] {
  return distinct(list).filter((card) => matches(card, suit));
}

/** A card at random passes between hands (RT-OQ-138). */
export function stealCard(s: RootState, from: Seat, to: Seat, emit: Emit): void {
  const { hand } = s.sides[from];
  const [card] = hand.splice(nextBelow(s.rng, hand.length), 1);
  s.sides[to].hand.push(card);
  emit({ type: 'handed', from, to, card });
}

export function giveCard(s: RootState, from: Seat, to: Seat, card: CardId, emit: Emit): void {
  takeFrom(s.sides[from].hand, card);
  s.sides[to].hand.push(card);
  emit({ type: 'handed', from, to, card });
}
