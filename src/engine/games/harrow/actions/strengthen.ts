import { defineAction } from '../action.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';
import { strengthenOnce } from '../rules/strengthening.ts';

/** HC-STR-1: a point of STRENGTHEN is a cube. */
export const strengthen = defineAction(
  'strengthen',
  {},
  {
    options(s, out) {
      const purse = pointsFor(s, 2);
      if (purse && purse.budget > 0 && s.seats[purse.seat].cubesLeft > 0) out.push({ type: 'strengthen' });
    },
    apply(s, _action, emit) {
      const purse = pointsFor(s, 2);
      if (!purse) throw new Error('no STRENGTHEN is on offer');
      spendPoints(s, 2, 1);
      strengthenOnce(s, purse.seat, emit);
    },
  },
);
