import type { HarrowAction } from '../../action.ts';
import type { Hex } from '../../county.ts';
import { dollAt, hasRoomForDoll, moveDoll } from '../../rules/kammi/dolls.ts';
import { kammiSeat, requireKammi } from '../../rules/kammi/kammi.ts';
import { looseHaints, looseLegends } from '../../rules/nails.ts';
import { canEnter, hasUnits } from '../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../rules/shift.ts';
import type { Doll } from '../../state/kammi.ts';
import { opponent } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect } from '../effect.ts';

/** HC-DOLL-1, 3: `marks`: a unit went from the first hex to the second one; does the doll come along? */
export const carryDoll: Effect = {
  options(s, { marks: [from, to] }, out) {
    if (dollAt(s, from) && hasRoomForDoll(s, to)) out.push({ type: 'shift', what: 'doll', from, to });
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'shift') return;
    close(s);
    moveDoll(s, seat, action.from, action.to, emit);
  },
  skips: () => true,
  problem: (_s, { marks }) => (marks.length < 2 ? 'marks is where the unit came from and where it is' : undefined),
};

/** HC-KAM-32: dolls that are not with units of Kammi. */
export function looseDolls(s: HarrowState): Doll[] {
  const seat = kammiSeat(s);
  return requireKammi(s).dolls.filter(({ hex }) => !hasUnits(s, seat, hex));
}

/** HC-KAM-32: with the real one among them it comes to this hex; whether it is, nobody learns. */
function rearrange(s: HarrowState, to: Hex): Hex[] {
  const loose = looseDolls(s);
  const real = loose.find(({ face }) => face === 'real');
  const place = loose.find(({ hex }) => hex === to);
  if (real && place) {
    real.face = 'decoy';
    place.face = 'real';
  }
  for (const doll of loose) doll.up = false;
  return loose.map(({ hex }) => hex);
}

/** HC-KAM-32: the opponent lays them anew; asked alike whichever of them is the real one. */
export const rearrangeDolls: Effect = {
  options(s, _frame, out) {
    const loose = looseDolls(s);
    if (loose.length < 2 && !loose.some(({ up }) => up)) return;
    for (const { hex } of loose) out.push({ type: 'put', what: 'doll', hex });
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'put') return;
    close(s);
    emit({ type: 'dollsRearranged', seat, hexes: rearrange(s, action.hex) });
  },
  skips: () => true,
  problem: (s, { seat }) => (seat === opponent(kammiSeat(s)) ? undefined : 'only the opponent of Kammi lays the dolls'),
};

/** HC-TRK-35: the doll was pulled from the first of `marks` to the second; a unit comes along if its owner wants. */
export const followDoll: Effect = {
  options(s, { seat, marks: [from, to] }, out: HarrowAction[]) {
    if (!canEnter(s, seat, to)) return;
    if (looseHaints(s, seat, from) > 0) haintShifts(s, seat, from, to, out);
    for (const { unit: what, hex } of looseLegends(s, seat)) {
      if (hex === from) out.push({ type: 'shift', what, from, to });
    }
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'shift' || !isUnit(action.what)) return;
    close(s);
    shiftUnit(s, seat, action.what, action.from, action.to, emit);
  },
  skips: () => true,
  problem: (_s, { marks }) => (marks.length < 2 ? 'marks is where the doll came from and where it is' : undefined),
};
