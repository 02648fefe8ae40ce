import { oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { playDrawn } from '../content/factions/family.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { bagTokens } from '../state/tokens.ts';

/** HC-TRK-12, HC-TRK-14: drawn tokens go back into the bag at once, as many as the track says. */
export const returnToken = defineAction(
  'return',
  { token: oneOf(bagTokens) },
  {
    options(s, out) {
      const frame = frameOf(s, 'return');
      if (!frame) return;
      const { drawn } = s.seats[frame.seat];
      for (let i = 0; i < bagTokens.length; i++) if (drawn[i] > 0) out.push({ type: 'return', token: bagTokens[i] });
    },
    apply(s, { token }, emit) {
      const frame = requireFrame(s, 'return');
      const own = s.seats[frame.seat];
      const kind = bagTokens.indexOf(token);
      own.drawn[kind]--;
      own.bag[kind]++;
      emit({ type: 'tokenReturned', seat: frame.seat, token });
      if (--frame.left > 0) return;
      s.flow.pop();
      playDrawn(s, frame.seat, emit);
    },
  },
);
