import { defineAction } from '../action.ts';
import type { StepPlay } from '../play.ts';
import { distinct, draw, handLimit, spend } from '../rules/cards.ts';
import type { RootState } from '../state.ts';

const discard = defineAction('discard', {
  options(s, out) {
    for (const card of distinct(s.sides[s.active].hand)) out.push({ type: 'discard', card });
  },
  apply: (s, { card }, emit) => spend(s, s.active, card, emit),
});

/** RT-OQ-132: down to the limit, by own choice. */
export const discardStep: StepPlay = {
  actions: [discard],
  waits: (s, seat) => s.sides[seat].hand.length > handLimit,
};

/** One card, and what the faction's board adds to it. */
export const drawStep = (more: (s: RootState, seat: number) => number): StepPlay => ({
  actions: [],
  auto: (s, seat, emit) => draw(s, seat, 1 + more(s, seat), emit),
  waits: () => false,
});
