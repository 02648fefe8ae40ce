import { neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { isLegendNailed } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { shiftUnit } from '../../rules/shift.ts';
import { close } from '../effect.ts';
import type { Tile } from './tile.ts';

/** HC-BON-16: the legend goes to any adjacent legal hex, whatever it would cost. */
export const moveLegend: Tile = {
  id: 'b_move_legend',
  rule: 'HC-BON-16',
  use(s, seat) {
    s.flow.push(effectFrame(seat, 'b_move_legend'));
  },
  effect: {
    options(s, { seat }, out) {
      const from = s.seats[seat].legendHex;
      if (isLegendNailed(s, seat)) return;
      for (const to of neighbours[from]) {
        if (canEnter(s, seat, to)) out.push({ type: 'shift', what: 'legend', from, to });
      }
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'shift') return;
      close(s);
      shiftUnit(s, seat, 'legend', action.from, action.to, emit);
    },
  },
};
