import { defineAction } from '../action.ts';
import { traitsOf } from '../factions/factions.ts';
import { distinct } from '../rules/cards.ts';
import { craft as craftCard, mayCraft, waysToPay } from '../rules/crafting.ts';

/** RT-4.1: a card of the hand, paid for by crafting pieces. */
export const craft = defineAction('craft', {
  options(s, out) {
    const seat = s.active;
    const side = s.sides[seat];
    const pool = traitsOf(side).craftingPieces(s, seat);
    if (pool.every((n) => n <= 0)) return;
    for (const card of distinct(side.hand)) {
      for (const suits of waysToPay(card, pool)) {
        if (mayCraft(s, seat, card)) out.push(suits ? { type: 'craft', card, suits } : { type: 'craft', card });
      }
    }
  },
  apply: (s, { card, suits }, emit) => craftCard(s, s.active, card, suits, emit),
});
