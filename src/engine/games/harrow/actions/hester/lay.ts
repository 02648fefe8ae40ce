import { after, oneOf, optional } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { mayUse, requireHester, spendAct } from '../../rules/hester/hester.ts';
import { hesterCardIds, hiddenCard } from '../../state/cards.ts';

/** HC-HACT-2 */
const cardsInPlay = 3;

/** HC-HACT-2: a card from the hand is put face up; a fourth one must cover one of the three. */
export const lay = defineAction(
  'lay',
  { card: oneOf(hesterCardIds), over: optional(after('over', oneOf(hesterCardIds))) },
  {
    options(s, out) {
      if (!mayUse(s, 'card')) return;
      const { hand, row } = requireHester(s);
      for (const card of hand) {
        if (card === hiddenCard) continue;
        if (row.length < cardsInPlay) out.push({ type: 'lay', card });
        else for (const stack of row) out.push({ type: 'lay', card, over: stack[stack.length - 1] });
      }
    },
    apply(s, { card, over }, emit) {
      const hester = requireHester(s);
      spendAct(s, 'card', emit);
      hester.hand.splice(hester.hand.indexOf(card), 1);
      const stack = hester.row.find((each) => over !== undefined && each[each.length - 1] === over);
      if (stack) stack.push(card);
      else hester.row.push([card]);
      emit({ type: 'hesterCardLaid', card, ...(over && { over }) });
    },
  },
);
