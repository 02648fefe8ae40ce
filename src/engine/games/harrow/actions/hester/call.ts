import { defineAction } from '../../action.ts';
import { hesterCards } from '../../content/cards/hester-cards.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { requireHester } from '../../rules/hester/hester.ts';

/** HC-HCRD-1, 2: an uncovered card is activated, once a turn. */
export const call = defineAction('call', {
  options(s, out) {
    const frame = frameOf(s, 'hester');
    if (!frame) return;
    for (const stack of requireHester(s).row) {
      const card = stack[stack.length - 1];
      if (!frame.called.includes(card) && hesterCards[card].canCall(s)) out.push({ type: 'call', card });
    }
  },
  apply(s, { card }, emit) {
    requireFrame(s, 'hester').called.push(card);
    emit({ type: 'hesterCardCalled', card });
    hesterCards[card].call(s, emit);
  },
});
