import { neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { placeRoot, touchedBy } from '../../../rules/hester/roots.ts';
import { hesterSeat } from '../../../state/players.ts';
import { close, type Effect } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

/** Where the first root of the turn may point once it is taken up (HC-ROOT-4 to 6). */
const effect: Effect = {
  options(s, _frame, out) {
    const { roots, tip } = requireHester(s);
    if (tip === undefined || roots.length < 2) return;
    const touched = touchedBy(roots.slice(1));
    for (const hex of neighbours[tip]) if (!touched.includes(hex)) out.push({ type: 'put', what: 'root', hex });
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'put') return;
    const hester = requireHester(s);
    const [first, ...rest] = hester.roots;
    close(s);
    hester.roots = rest;
    emit({ type: 'rootsWithdrawn', roots: [first], colour: hester.rootColour });
    placeRoot(s, action.hex, emit);
  },
};

/** HC-HCD-13: the first root of the turn goes on from the tip; no cube comes with it. */
export const desperateGrasp: HesterCard = {
  id: 'h_desperate_grasp',
  rule: 'HC-HCD-13',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_desperate_grasp')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_desperate_grasp'));
  },
  effect,
};
