import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import type { HarrowState } from '../state.ts';

/** HC-CARD-8: the top card into the hand; an empty pile gives nothing. */
export function drawCard(s: HarrowState, seat: Seat, emit: Emit): void {
  const card = s.seats[seat].deck.pop();
  if (card === undefined) return;
  s.seats[seat].hand.push(card);
  emit({ type: 'cardDrawn', seat });
}
