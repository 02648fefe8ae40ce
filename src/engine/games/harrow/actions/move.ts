import { count, flag, ifAny } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { hex } from '../notation/words.ts';
import { moveOptions } from '../rules/move-options.ts';
import { movementCost, transferUnits } from '../rules/movement.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';

/** HC-MOVE-1 to 9: any number of units from one hex to an adjacent one. */
export const move = defineAction(
  'move',
  {
    from: hex,
    to: hex,
    haints: count('haint'),
    infected: ifAny(count('infected')),
    legend: flag('legend'),
    second: ifAny(flag('second')),
  },
  {
    options(s, out) {
      const purse = pointsFor(s, 0);
      if (purse) moveOptions(s, purse.seat, purse.budget, purse.legendOnly, out);
    },
    isWhole: ({ haints, infected = 0, legend, second = false }) =>
      (haints > 0 || legend || second) && infected <= haints,
    apply(s, { from, to, haints, infected = 0, legend, second }, emit) {
      const purse = pointsFor(s, 0);
      if (!purse) throw new Error('no MOVE is on offer');
      const { seat } = purse;
      const cost = movementCost(s, seat, to);
      spendPoints(s, 0, cost);
      const snakes = infected > 0 ? { infected } : undefined;
      const which = second ? { legend, second } : { legend };
      const event = { type: 'moved', seat, from, to, haints, ...snakes, ...which, cost } as const;
      transferUnits(s, { seat, from, to, haints, ...which, infected }, event, emit);
    },
  },
);
