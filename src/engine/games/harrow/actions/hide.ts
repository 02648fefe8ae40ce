import { defineAction } from '../action.ts';
import { hideaways, hideCube } from '../content/legends/emmy.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';

/** HC-LGD-EMM-5: with too few cubes for all hexes, choose which hexes get one. */
export const hide = defineAction(
  'hide',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'hideaway');
      if (!frame || s.seats[frame.seat].cubesLeft === 0) return;
      for (const hex of hideaways(s, frame.seat)) out.push({ type: 'hide', hex });
    },
    apply(s, { hex }, emit) {
      hideCube(s, requireFrame(s, 'hideaway').seat, hex, emit);
    },
  },
);
