import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { visitNest } from '../../rules/fair/visits.ts';

/** HC-FAIR-40: of several nests the player says which comes next. */
export const visit = defineAction(
  'visit',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'visit');
      for (const hex of frame?.hexes ?? []) out.push({ type: 'visit', hex });
    },
    apply(s, { hex }, emit) {
      visitNest(s, requireFrame(s, 'visit'), hex, emit);
    },
  },
);
