import { goalOf } from '../../rules/solo/objective.ts';
import { openPiles } from '../../rules/solo/reveal.ts';
import { requireCard, requireSolo } from '../../rules/solo/solo.ts';
import { close, type Effect } from '../effect.ts';

/** HC-SOLO-25, 26: the card goes to the side of one of the factions, or once a turn it is exchanged. */
export const side: Effect = {
  options(s, _frame, out) {
    for (const { faction } of s.seats) out.push({ type: 'choose', option: faction });
    if (!requireSolo(s).exchanged && openPiles(s).length > 0) out.push({ type: 'choose', option: 'discard' });
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'choose') return;
    const solo = requireSolo(s);
    const card = requireCard(s);
    close(s);
    if (action.option === 'discard') {
      solo.discard.push(card);
      delete solo.card;
      solo.exchanged = true;
      s.flow.push({ kind: 'pile', seat: frame.seat, why: 'card', again: true });
      emit({ type: 'soloExchanged', card });
      return;
    }
    const seat = s.seats.findIndex(({ faction }) => faction === action.option);
    solo.active = seat;
    solo.goal = goalOf(s, seat);
    emit({ type: 'soloSide', seat, card });
  },
  mayStop: () => false,
};
