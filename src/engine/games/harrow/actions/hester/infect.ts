import { oneOf, optional } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { infectChosen, infectOptions } from '../../rules/hester/infect.ts';

/** HC-INF-1 to 5: one infection after the other, each on a root hex of its own. */
export const infect = defineAction(
  'infect',
  { hex, at: optional(hex), by: oneOf(['terrain', 'any', 'ward']) },
  {
    options(s, out) {
      const frame = frameOf(s, 'infect');
      if (frame) infectOptions(s, frame.hexes, frame, out);
    },
    apply(s, action, emit) {
      const frame = requireFrame(s, 'infect');
      frame.hexes.push(action.hex);
      infectChosen(s, frame, action, emit);
    },
  },
);
