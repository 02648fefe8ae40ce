import type { Seat } from '../../../../kernel/game.ts';
import { type Hex, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { isLegendNailed } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { shiftUnit } from '../../rules/shift.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Tile } from './tile.ts';

function stepsOf(s: HarrowState, seat: Seat): Hex[] {
  return isLegendNailed(s, seat) ? [] : neighbours[s.seats[seat].legendHex].filter((hex) => canEnter(s, seat, hex));
}

/** HC-BON-16: the legend goes to any adjacent legal hex, whatever it would cost. */
export const moveLegend: Tile = {
  id: 'b_move_legend',
  rule: 'HC-BON-16',
  use(s, seat) {
    s.flow.push(effectFrame(seat, 'b_move_legend'));
  },
  isIdle: (s, seat) => stepsOf(s, seat).length === 0,
  effect: {
    options(s, { seat }, out) {
      const from = s.seats[seat].legendHex;
      for (const to of stepsOf(s, seat)) out.push({ type: 'shift', what: 'legend', from, to });
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'shift') return;
      close(s);
      shiftUnit(s, seat, 'legend', action.from, action.to, emit);
    },
  },
};
