import { oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { boardOf, familySpaces } from '../content/tracks.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { drawCard } from '../rules/cards.ts';
import { bagTokens } from '../state/tokens.ts';

/** HC-TOK-4 to 6: each token of this turn goes to the board for good, or into the bag. */
export const sort = defineAction(
  'sort',
  { token: oneOf(bagTokens), to: oneOf(['bag', 'board']) },
  {
    options(s, out) {
      const frame = frameOf(s, 'sort');
      if (!frame) return;
      const hasRoom = s.seats[frame.seat].board.length < familySpaces - 1;
      for (let i = 0; i < bagTokens.length; i++) {
        if (frame.tokens[i] === 0) continue;
        out.push({ type: 'sort', token: bagTokens[i], to: 'bag' });
        if (hasRoom) out.push({ type: 'sort', token: bagTokens[i], to: 'board' });
      }
    },
    apply(s, { token, to }, emit) {
      const frame = requireFrame(s, 'sort');
      const own = s.seats[frame.seat];
      const kind = bagTokens.indexOf(token);
      frame.tokens[kind]--;
      if (to === 'bag') own.bag[kind]++;
      else own.board.push(token);
      emit({ type: 'tokenSorted', seat: frame.seat, token, to });
      const covered = own.board.length + 1;
      if (to === 'board' && boardOf(s).familyCards.includes(covered)) drawCard(s, frame.seat, emit);
    },
  },
);
