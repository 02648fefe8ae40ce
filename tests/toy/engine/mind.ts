import type { Mind } from '../../../src/engine/ai/mind.ts';
import { nextBelow, nextU32 } from '../../../src/engine/kernel/rng.ts';
import { cards, hidden, type ToyTypes } from './state.ts';

/** What the bots know of the game. */
export const toyMind: Mind<ToyTypes> = {
  evaluate: ({ points }, seat) => points[seat] - points[1 - seat],
  imagine(draft, rng) {
    draft.rng = [nextU32(rng), nextU32(rng), nextU32(rng), 1];
    // Any card is as likely as another: the search looks no further than its own turn.
    draft.hands = draft.hands.map((hand) => hand.map((card) => (card === hidden ? cards[0] : card)));
  },
  guess: (_, rng) => ({ type: 'die', face: 1 + nextBelow(rng, cards.length) }),
  turnHasPassed: (start, now) => now.active !== start.active,
  habit: () => undefined,
};
