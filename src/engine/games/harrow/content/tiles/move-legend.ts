import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { looseLegends } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { isUnit, shiftUnit } from '../../rules/shift.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Tile } from './tile.ts';

function steps(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  for (const { unit: what, hex: from } of looseLegends(s, seat)) {
    for (const to of neighbours[from]) if (canEnter(s, seat, to)) out.push({ type: 'shift', what, from, to });
  }
}

/** HC-BON-16: the legend (either of Kammi's) goes to any adjacent legal hex, whatever it would cost. */
export const moveLegend: Tile = {
  id: 'b_move_legend',
  rule: 'HC-BON-16',
  use(s, seat) {
    s.flow.push(effectFrame(seat, 'b_move_legend'));
  },
  isIdle(s, seat) {
    const out: HarrowAction[] = [];
    steps(s, seat, out);
    return out.length === 0;
  },
  effect: {
    options(s, { seat }, out) {
      steps(s, seat, out);
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'shift' || !isUnit(action.what)) return;
      close(s);
      shiftUnit(s, seat, action.what, action.from, action.to, emit);
    },
  },
};
