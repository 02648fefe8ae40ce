import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { mayHesterEnter, moveHester } from '../../../rules/hester/creep.ts';
import { isHesterNailed, type LegendUnit, looseLegends } from '../../../rules/nails.ts';
import { canEnter, hesterHex } from '../../../rules/occupancy.ts';
import { ownerAt, shiftUnit } from '../../../rules/shift.ts';
import { fairSeat, hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type EffectFrame } from '../../effect.ts';
import type { Offer } from './offer.ts';

const most = 2;

/** Who has moved is a bit of `left`: by seat, and after them Kammi's second token. */
const bit = (seat: Seat, unit: LegendUnit): number => 1 << (unit === 'second' ? fairSeat : seat);
const hasMoved = ({ left }: EffectFrame, seat: Seat, unit: LegendUnit): boolean => (left & bit(seat, unit)) > 0;

function legendSteps(s: HarrowState, frame: EffectFrame, owner: Seat, out: HarrowAction[]): void {
  for (const { unit, hex: from } of looseLegends(s, owner)) {
    if (hasMoved(frame, owner, unit)) continue;
    for (const to of neighbours[from]) if (canEnter(s, owner, to)) out.push({ type: 'shift', what: unit, from, to });
  }
}

function hesterSteps(s: HarrowState, out: HarrowAction[]): void {
  const from = hesterHex(s);
  if (from === undefined || isHesterNailed(s)) return;
  for (const to of neighbours[from]) if (mayHesterEnter(s, to)) out.push({ type: 'shift', what: 'hester', from, to });
}

/** HC-OFR-11: two legends of whomever, Hester too, Kammi and her goblin, each to an adjacent legal hex. */
export const moveTwoLegends: Offer = {
  id: 'o_move_two_legends',
  rule: 'HC-OFR-11',
  use(s, seat) {
    s.flow.push(effectFrame(seat, 'o_move_two_legends'));
  },
  effect: {
    options(s, frame, out) {
      s.seats.forEach((_, owner) => {
        legendSteps(s, frame, owner, out);
      });
      if (!hasMoved(frame, hesterSeat, 'legend')) hesterSteps(s, out);
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'shift') return;
      const { what, from, to } = action;
      const unit = what === 'second' ? 'second' : 'legend';
      const isHester = what === 'hester';
      frame.left |= bit(isHester ? hesterSeat : ownerAt(s, unit, from), unit);
      if (frame.step++ === most) close(s);
      if (isHester) moveHester(s, to, emit);
      else shiftUnit(s, frame.seat, unit, from, to, emit);
    },
  },
};
