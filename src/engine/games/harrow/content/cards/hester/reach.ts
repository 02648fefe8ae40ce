import { neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { mayHesterEnter, moveHester } from '../../../rules/hester/creep.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { touchedBy } from '../../../rules/hester/roots.ts';
import { relief } from '../../../rules/hester/unnail.ts';
import { freeHester, looseLegends } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { isUnit, shiftUnit } from '../../../rules/shift.ts';
import { hesterSeat } from '../../../state/players.ts';
import { close, type Effect } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

const effect: Effect = {
  options(s, _frame, out) {
    const hester = requireHester(s);
    const roots = touchedBy(hester.roots);
    s.seats.forEach((_, owner) => {
      for (const { unit: what, hex: from } of looseLegends(s, owner)) {
        for (const to of neighbours[from]) {
          if (roots.includes(to) && canEnter(s, owner, to)) out.push({ type: 'shift', what, from, to });
        }
      }
    });
    relief(s, out);
    if (hester.hex === undefined || hester.nailed) return;
    for (const to of neighbours[hester.hex]) {
      if (roots.includes(to) && mayHesterEnter(s, to))
        out.push({ type: 'shift', what: 'hester', from: hester.hex, to });
    }
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'shift' && action.type !== 'take') return;
    close(s);
    if (action.type === 'take') {
      freeHester(s, emit);
      return;
    }
    if (action.what === 'hester') moveHester(s, action.to, emit);
    else if (isUnit(action.what)) shiftUnit(s, seat, action.what, action.from, action.to, emit);
  },
};

/** HC-HCD-6, HC-HINT-10: any legend, Hester too, to an adjacent hex with a root. */
export const reach: HesterCard = {
  id: 'h_reach',
  rule: 'HC-HCD-6',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_reach')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_reach'));
  },
  effect,
};
