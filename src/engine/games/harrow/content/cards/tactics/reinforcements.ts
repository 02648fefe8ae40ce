import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { canEnter, hasUnits } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

const most = 3;

function transfers(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  for (let to = 0; to < hexCount; to++) {
    if (!hasUnits(s, seat, to) || !canEnter(s, seat, to)) continue;
    for (let from = 0; from < hexCount; from++) {
      if (from !== to && looseHaints(s, seat, from) > 0) haintShifts(s, seat, from, to, out);
    }
  }
}

/** Up to three haints join the legend or other haints, wherever they are. */
export const reinforcements: Tactic = {
  id: 't_reinforcements',
  rule: 'HC-TAC-7',
  canPlay(s, seat) {
    const out: HarrowAction[] = [];
    transfers(s, seat, out);
    return out.length > 0;
  },
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_reinforcements', most));
  },
  effect: {
    options(s, { seat }, out) {
      transfers(s, seat, out);
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'shift') return;
      if (isUnit(action.what)) shiftUnit(s, frame.seat, action.what, action.from, action.to, emit);
      frame.left--;
      if (frame.left === 0) close(s);
    },
  },
};
