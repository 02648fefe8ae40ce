import { defineAction } from '../action.ts';
import { familySpaces } from '../content/tracks.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { abilities } from '../state.ts';

/** HC-TOK-4 to 6: each token of this turn goes to the board for good, or into the bag. */
export const sort = defineAction('sort', {
  options(s, out) {
    const frame = frameOf(s, 'sort');
    if (!frame) return;
    const hasRoom = s.seats[frame.seat].board.length < familySpaces - 1;
    for (let i = 0; i < abilities.length; i++) {
      if (frame.tokens[i] === 0) continue;
      out.push({ type: 'sort', token: abilities[i], to: 'bag' });
      if (hasRoom) out.push({ type: 'sort', token: abilities[i], to: 'board' });
    }
  },
  apply(s, { token, to }, emit) {
    const frame = requireFrame(s, 'sort');
    const own = s.seats[frame.seat];
    const kind = abilities.indexOf(token);
    frame.tokens[kind]--;
    if (to === 'bag') own.bag[kind]++;
    else own.board.push(token);
    emit({ type: 'tokenSorted', seat: frame.seat, token, to });
  },
});
