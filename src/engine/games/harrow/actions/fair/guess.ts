import { defineAction } from '../../action.ts';
import { hexCount } from '../../county.ts';
import { frameOf } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { guessHex } from '../../rules/fair/guess.ts';

/** HC-FAIR-30: any hex is named. */
export const guess = defineAction(
  'guess',
  { hex },
  {
    options(s, out) {
      if (!frameOf(s, 'guess')) return;
      for (let hex = 0; hex < hexCount; hex++) out.push({ type: 'guess', hex });
    },
    apply(s, { hex }, emit) {
      s.flow.pop();
      guessHex(s, hex, emit);
    },
  },
);
