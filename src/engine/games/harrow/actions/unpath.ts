import { defineAction } from '../action.ts';
import { hexCount } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';

/** HC-PATH-3: take a path token back from anywhere. One laid in this same action stays, so that the action ends. */
export const unpath = defineAction(
  'unpath',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'paths');
      if (!frame) return;
      for (let hex = 0; hex < hexCount; hex++) {
        if (s.paths[hex] > 0 && s.paths[hex] > frame.laid.filter((laid) => laid === hex).length) {
          out.push({ type: 'unpath', hex });
        }
      }
    },
    apply(s, { hex }, emit) {
      const { seat } = requireFrame(s, 'paths');
      s.paths[hex]--;
      s.seats[seat].pathsLeft++;
      emit({ type: 'pathTaken', seat, hex });
    },
  },
);
