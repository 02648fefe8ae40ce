import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { hexesOf } from '../rules/occupancy.ts';
import { canRaiseStorm, raiseStorm } from '../rules/storm-route.ts';

/** HC-STORM-1: a storm on a hex with at least one of the Family's units; the pulls of scrolls 2 to 4 follow. */
export const storm = defineAction(
  'storm',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'storm');
      if (!frame) return;
      for (const hex of hexesOf(s, frame.seat)) {
        if (canRaiseStorm(s, frame.seat, hex)) out.push({ type: 'storm', hex });
      }
    },
    apply(s, { hex }, emit) {
      const { seat, first } = requireFrame(s, 'storm');
      raiseStorm(s, seat, hex, false, emit);
      s.flow.pop();
      if (!first) s.flow.push({ kind: 'pull', seat, storm: hex, scroll: 2 });
    },
  },
);
