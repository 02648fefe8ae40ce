import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { mayHesterEnter, moveHester } from '../../../rules/hester/creep.ts';
import { isHesterNailed, isLegendNailed } from '../../../rules/nails.ts';
import { canEnter, hesterHex } from '../../../rules/occupancy.ts';
import { ownerAt, shiftUnit } from '../../../rules/shift.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type EffectFrame } from '../../effect.ts';
import type { Offer } from './offer.ts';

const most = 2;

/** Who has moved is a bit of `left`, by seat. */
const bit = (seat: Seat): number => 1 << seat;
const hasMoved = ({ left }: EffectFrame, seat: Seat): boolean => (left & bit(seat)) > 0;

function hesterSteps(s: HarrowState, out: HarrowAction[]): void {
  const from = hesterHex(s);
  if (from === undefined || isHesterNailed(s)) return;
  for (const to of neighbours[from]) if (mayHesterEnter(s, to)) out.push({ type: 'shift', what: 'hester', from, to });
}

/** HC-OFR-11: two legends of whomever, Hester too, each to an adjacent legal hex. */
export const moveTwoLegends: Offer = {
  id: 'o_move_two_legends',
  rule: 'HC-OFR-11',
  use(s, seat) {
    s.flow.push(effectFrame(seat, 'o_move_two_legends'));
  },
  effect: {
    options(s, frame, out) {
      s.seats.forEach(({ legendHex: from }, owner) => {
        if (hasMoved(frame, owner) || isLegendNailed(s, owner)) return;
        for (const to of neighbours[from]) {
          if (canEnter(s, owner, to)) out.push({ type: 'shift', what: 'legend', from, to });
        }
      });
      if (!hasMoved(frame, hesterSeat)) hesterSteps(s, out);
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'shift') return;
      const { what, from, to } = action;
      const isHester = what === 'hester';
      frame.left |= bit(isHester ? hesterSeat : ownerAt(s, 'legend', from));
      if (frame.step++ === most) close(s);
      if (isHester) moveHester(s, to, emit);
      else shiftUnit(s, frame.seat, 'legend', from, to, emit);
    },
  },
};
