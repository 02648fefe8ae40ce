import { flag, oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { arrowsLeft, isSameArrow, isTurned } from '../../rules/fair/arrows.ts';
import { requireFair, sought, soughtHex } from '../../rules/fair/fair.ts';
import { arrowWays } from '../../state/fair.ts';

/** HC-FAIR-25, 26: one of the three lines through the hex, and one of its sides; the others turn the arrow if need be. */
export const arrow = defineAction(
  'arrow',
  { way: oneOf(arrowWays) },
  {
    options(s, out) {
      if (!frameOf(s, 'arrow') || arrowsLeft(requireFair(s)) === 0) return;
      for (const way of arrowWays) out.push({ type: 'arrow', way });
    },
    apply(s, { way }, emit) {
      const { hex } = requireFrame(s, 'arrow');
      const fair = requireFair(s);
      const item = sought(fair);
      if (item === undefined) throw new Error('everything has been found');
      const placed = { hex, way, turned: isTurned(hex, way, soughtHex(s)) };
      s.flow.pop();
      fair.arrows.push(placed);
      emit({ type: 'arrowPlaced', item, ...placed });
    },
  },
);

/** HC-FAIR-28: with no arrow left one is taken back first. */
export const lift = defineAction(
  'lift',
  { hex, way: oneOf(arrowWays), turned: flag('turned') },
  {
    options(s, out) {
      const fair = requireFair(s);
      if (!frameOf(s, 'arrow') || arrowsLeft(fair) > 0) return;
      fair.arrows.forEach((each, i) => {
        const isFirst = fair.arrows.findIndex((other) => isSameArrow(each, other)) === i;
        if (isFirst) out.push({ type: 'lift', ...each });
      });
    },
    apply(s, { hex, way, turned }, emit) {
      const { arrows } = requireFair(s);
      const lifted = { hex, way, turned };
      arrows.splice(
        arrows.findIndex((each) => isSameArrow(each, lifted)),
        1,
      );
      emit({ type: 'arrowLifted', ...lifted });
    },
  },
);
