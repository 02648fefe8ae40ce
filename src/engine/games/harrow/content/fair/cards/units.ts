import type { Seat } from '../../../../../kernel/game.ts';
import { distance, type Hex, hexCount, neighbours } from '../../../county.ts';
import { requireFair } from '../../../rules/fair/fair.ts';
import { isThorned } from '../../../rules/fair/truce.ts';
import { haintOwnerAt } from '../../../rules/hester/infection.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { canEnter, hasUnits } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import { playedAs } from './card.ts';

/** Is one of the nests nearer to the one hex than to the other? */
function leadsToNest(s: HarrowState, from: Hex, to: Hex): boolean {
  return requireFair(s).nests.some(({ hex }) => distance(to, hex) < distance(from, hex));
}

const baitEffect: Effect = {
  options(s, _frame, out) {
    for (let from = 0; from < hexCount; from++) {
      const owner = haintOwnerAt(s, from);
      if (owner === undefined || looseHaints(s, owner, from) === 0) continue;
      for (const to of neighbours[from]) {
        if (canEnter(s, owner, to) && leadsToNest(s, from, to)) haintShifts(s, owner, from, to, out);
      }
    }
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'shift' || !isUnit(action.what)) return;
    close(s);
    shiftUnit(s, seat, action.what, action.from, action.to, emit);
  },
  mayStop: () => false,
};

/** HC-GAP-8: a haint of anybody is pulled one hex toward a nest. */
export const bait = playedAs({ id: 'f_bait', rule: 'HC-GAP-8', cost: 1 }, baitEffect);

function ownerOfUnits(s: HarrowState, hex: Hex): Seat | undefined {
  const seat = s.seats.findIndex((_, each) => hasUnits(s, each, hex));
  return seat < 0 ? undefined : seat;
}

const thornEffect: Effect = {
  options(s, _frame, out) {
    const { nests } = requireFair(s);
    for (let hex = 0; hex < hexCount; hex++) {
      const owner = ownerOfUnits(s, hex);
      if (owner === undefined || isThorned(s, owner, hex)) continue;
      if (nests.some((nest) => distance(nest.hex, hex) <= 1)) out.push({ type: 'put', what: 'thorn', hex });
    }
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'put') return;
    const seat = ownerOfUnits(s, action.hex);
    if (seat === undefined) throw new Error('nobody is there to be held');
    close(s);
    requireFair(s).thorns.push({ hex: action.hex, seat });
    emit({ type: 'thornGrown', hex: action.hex, seat });
  },
  mayStop: () => false,
};

/** HC-GAP-8: the units of a faction on or beside a nest stay on their hex until its next turn has ended. */
export const thorn = playedAs({ id: 'f_thorn', rule: 'HC-GAP-8', cost: 2 }, thornEffect);
