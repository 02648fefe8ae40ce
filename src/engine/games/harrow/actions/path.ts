import { defineAction } from '../action.ts';
import { distance, hexCount } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { hasFire } from '../rules/occupancy.ts';
import { ownRange } from '../rules/terrain.ts';

/** HC-PATH-2, HC-PATH-4, HC-PATH-5: lay a path token from possessions on a hex in range of the legend. */
export const path = defineAction(
  'path',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'paths');
      if (!frame || s.seats[frame.seat].pathsLeft === 0) return;
      const { legendHex } = s.seats[frame.seat];
      const range = ownRange(s, legendHex);
      for (let hex = 0; hex < hexCount; hex++) {
        if (distance(hex, legendHex) <= range && !hasFire(s, hex)) out.push({ type: 'path', hex });
      }
    },
    apply(s, { hex }, emit) {
      const frame = requireFrame(s, 'paths');
      s.seats[frame.seat].pathsLeft--;
      s.paths[hex]++;
      frame.laid.push(hex);
      emit({ type: 'pathLaid', seat: frame.seat, hex });
    },
  },
);
