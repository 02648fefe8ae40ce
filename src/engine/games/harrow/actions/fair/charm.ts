import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { fairCards } from '../../content/fair/cards.ts';
import { frameOf } from '../../flow.ts';
import { paySearch, requireFair } from '../../rules/fair/fair.ts';
import { hiddenCard } from '../../state/cards.ts';
import { fairCardIds } from '../../state/fair.ts';

/** HC-FAIR-15, 21: any number of cards, each for search cubes from the battleground. */
export const charm = defineAction(
  'charm',
  { card: oneOf(fairCardIds) },
  {
    options(s, out) {
      if (!frameOf(s, 'fair')) return;
      const { hand, cubes } = requireFair(s);
      for (const card of hand) {
        if (card === hiddenCard || fairCards[card].cost > cubes || !fairCards[card].canPlay(s)) continue;
        out.push({ type: 'charm', card });
      }
    },
    apply(s, { card }, emit) {
      const { hand, discard } = requireFair(s);
      hand.splice(hand.indexOf(card), 1);
      discard.push(card);
      emit({ type: 'fairCardPlayed', card });
      paySearch(s, fairCards[card].cost, 'cost', emit);
      fairCards[card].play(s, emit);
    },
  },
);
