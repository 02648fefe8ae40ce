import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { distance, type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { closerTo, haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

const most = 3;
const reach = 3;

/** Enemy haints in reach that have not moved yet, one hex closer to the legend. */
function lures(s: HarrowState, seat: Seat, moved: readonly Hex[], out: HarrowAction[]): void {
  const { legendHex } = s.seats[seat];
  const enemy = opponent(seat);
  const closer = closerTo(legendHex);
  for (let from = 0; from < hexCount; from++) {
    const away = distance(from, legendHex);
    const waiting = looseHaints(s, enemy, from) - moved.filter((hex) => hex === from).length;
    if (away < 1 || away > reach || waiting <= 0) continue;
    for (const to of neighbours[from]) {
      if (closer(from, to) && canEnter(s, enemy, to)) haintShifts(s, enemy, from, to, out);
    }
  }
}

/** Up to three enemy haints near the legend come closer; `marks`: where those that moved stand. */
export const yellowDog: Tactic = {
  id: 't_yellow_dog',
  rule: 'HC-TAC-1',
  canPlay(s, seat) {
    const out: HarrowAction[] = [];
    lures(s, seat, [], out);
    return out.length > 0;
  },
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_yellow_dog', most));
  },
  effect: {
    options(s, { seat, marks }, out) {
      lures(s, seat, marks, out);
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'shift') return;
      if (isUnit(action.what)) shiftUnit(s, frame.seat, action.what, action.from, action.to, emit);
      frame.marks.push(action.to);
      frame.left--;
      if (frame.left === 0) close(s);
    },
  },
};
