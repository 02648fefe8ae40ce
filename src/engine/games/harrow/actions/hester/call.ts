import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { hesterCards } from '../../content/cards/hester-cards.ts';
import { requireHester, requireTurn } from '../../rules/hester/hester.ts';
import { hesterCardIds } from '../../state/cards.ts';

/** HC-HCRD-1, 2: an uncovered card is activated, once a turn, also in the middle of moving or infecting. */
export const call = defineAction(
  'call',
  { card: oneOf(hesterCardIds) },
  {
    options(s, out) {
      const { called } = requireTurn(s);
      for (const stack of requireHester(s).row) {
        const card = stack[stack.length - 1];
        if (!called.includes(card) && hesterCards[card].canCall(s)) out.push({ type: 'call', card });
      }
    },
    apply(s, { card }, emit) {
      requireTurn(s).called.push(card);
      emit({ type: 'hesterCardCalled', card });
      hesterCards[card].call(s, emit);
    },
  },
);
