import { effectFrame } from '../../flow.ts';
import { drawCard } from '../../rules/cards.ts';
import { hiddenCard } from '../../state/cards.ts';
import { close } from '../effect.ts';
import type { Tile } from './tile.ts';

/** HC-BON-14: draw a card, then put any card of the hand under the deck; nothing happens to an empty hand. */
export const cardCycle: Tile = {
  id: 'b_card_cycle',
  rule: 'HC-BON-14',
  use(s, seat, emit) {
    if (cardCycle.isIdle(s, seat)) return;
    drawCard(s, seat, emit);
    s.flow.push(effectFrame(seat, 'b_card_cycle'));
  },
  isIdle: (s, seat) => s.seats[seat].hand.length === 0,
  effect: {
    options(s, { seat }, out) {
      for (const card of s.seats[seat].hand) {
        if (card !== hiddenCard || !out.some((each) => each.type === 'choose' && each.option === card)) {
          out.push({ type: 'choose', option: card });
        }
      }
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'choose') return;
      const { hand, deck } = s.seats[seat];
      const [card] = hand.splice((hand as string[]).indexOf(action.option), 1);
      deck.unshift(card);
      close(s);
      emit({ type: 'cardBuried', seat });
    },
    mayStop: () => false,
  },
};
