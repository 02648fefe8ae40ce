import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { hexCount, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { mayHesterEnter, moveHester } from '../../rules/hester/creep.ts';
import { goblinHex, requireKammi } from '../../rules/kammi/kammi.ts';
import { isHesterNailed, looseLegends } from '../../rules/nails.ts';
import { canEnter, hesterHex } from '../../rules/occupancy.ts';
import { isUnit, ownerAt, shiftUnit } from '../../rules/shift.ts';
import type { HarrowState } from '../../state.ts';
import { type Effect, marksOn } from '../effect.ts';
import type { Legend } from './legend.ts';

/** Each of them goes up to so many hexes. */
const most = 2;

/** How the legends are called in `marks`, once for every hex they have gone: two for each seat, then Hester. */
function markOf(owner: Seat, unit: 'legend' | 'second'): number {
  return owner * 2 + (unit === 'legend' ? 0 : 1);
}

const hesterMark = hexCount - 1;

function steps(s: HarrowState, frame: Parameters<Effect['options']>[1], out: HarrowAction[]): void {
  s.seats.forEach((_, owner) => {
    for (const { unit: what, hex: from } of looseLegends(s, owner)) {
      if (marksOn(frame, markOf(owner, what)) === most) continue;
      for (const to of neighbours[from]) if (canEnter(s, owner, to)) out.push({ type: 'shift', what, from, to });
    }
  });
  const from = hesterHex(s);
  if (from === undefined || isHesterNailed(s) || marksOn(frame, hesterMark) === most) return;
  for (const to of neighbours[from]) {
    if (mayHesterEnter(s, to)) out.push({ type: 'shift', what: 'hester', from, to });
  }
}

/** HC-GBL-3, HC-HINT-10: every legend, whoever's, up to two hexes, and no haint with it. */
export const goblinBrute: Legend = {
  id: 'goblin_brute',
  rule: 'HC-GBL-3',
  faction: 'kammi',
  canUsePower: (s) => requireKammi(s).power && goblinHex(s) !== undefined,
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'goblin_brute'));
  },
  effect: {
    options: steps,
    apply(s, frame, action, emit) {
      if (action.type !== 'shift') return;
      const { what, from, to } = action;
      if (what === 'hester') {
        frame.marks.push(hesterMark);
        moveHester(s, to, emit);
      } else if (isUnit(what) && (what === 'legend' || what === 'second')) {
        frame.marks.push(markOf(ownerAt(s, what, from), what));
        shiftUnit(s, frame.seat, what, from, to, emit);
      }
    },
  },
};
