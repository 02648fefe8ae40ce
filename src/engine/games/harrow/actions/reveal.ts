import { oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { frameOf } from '../flow.ts';
import { openPiles, reveal as turnOver } from '../rules/solo/reveal.ts';
import { pileIds } from '../state/solo.ts';

/** HC-SOLO-21, 24, 25, 32: a card is turned over from a pile of the player's choice. */
export const reveal = defineAction(
  'reveal',
  { pile: oneOf(pileIds) },
  {
    options(s, out) {
      if (frameOf(s, 'pile')) for (const pile of openPiles(s)) out.push({ type: 'reveal', pile });
    },
    apply(s, { pile }, emit) {
      turnOver(s, pile, false, emit);
    },
  },
);
