import { neighbours } from '../../../county.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { opponent } from '../../../state/players.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

/** An enemy haint near the goblin goes to any legal hex beside it. */
export const lure = steppedCard('g_lure', 'HC-GOB-10', {
  options(s, { seat }, out) {
    const enemy = opponent(seat);
    for (const from of hexesAround(s, 0, 2)) {
      if (looseHaints(s, enemy, from) === 0) continue;
      for (const to of neighbours[from]) if (canEnter(s, enemy, to)) haintShifts(s, enemy, from, to, out);
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
