import { looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

/** A haint next to the goblin lands on any legal hex near it. */
export const toss = steppedCard('g_toss', 'HC-GOB-5', {
  options(s, { seat }, out) {
    for (const from of hexesAround(s, 1, 1)) {
      if (looseHaints(s, seat, from) === 0) continue;
      for (const to of hexesAround(s, 0, 2))
        if (to !== from && canEnter(s, seat, to)) haintShifts(s, seat, from, to, out);
    }
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'shift' || !isUnit(action.what)) return;
    close(s);
    shiftUnit(s, seat, action.what, action.from, action.to, emit);
  },
  // HC-OQ-58
  mayStop: () => false,
});
