import { type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { creepHaint, moveHester } from '../../../rules/hester/creep.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { haintOwnerAt } from '../../../rules/hester/infection.ts';
import { touchedBy } from '../../../rules/hester/roots.ts';
import { relief } from '../../../rules/hester/unnail.ts';
import { creepingAt, freeHester } from '../../../rules/nails.ts';
import { canEnter, isOccupied } from '../../../rules/occupancy.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

function isBare(s: HarrowState, hex: Hex): boolean {
  return !isOccupied(s, hex) && !touchedBy(requireHester(s).roots).includes(hex);
}

const effect: Effect = {
  options(s, _frame, out) {
    const hester = requireHester(s);
    for (let from = 0; from < hexCount; from++) {
      const owner = haintOwnerAt(s, from);
      if (owner === undefined || creepingAt(s, owner, from) === 0) continue;
      for (const to of neighbours[from]) {
        if (isBare(s, to) && canEnter(s, owner, to)) out.push({ type: 'shift', what: 'infected', from, to });
      }
    }
    relief(s, out);
    if (hester.hex === undefined || hester.nailed) return;
    for (const to of neighbours[hester.hex]) {
      if (isBare(s, to)) out.push({ type: 'shift', what: 'hester', from: hester.hex, to });
    }
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'shift' && action.type !== 'take') return;
    close(s);
    if (action.type === 'take') {
      freeHester(s, emit);
      return;
    }
    const owner = haintOwnerAt(s, action.from);
    if (action.what === 'hester') moveHester(s, action.to, emit);
    else if (owner !== undefined) creepHaint(s, owner, action.from, action.to, emit);
  },
};

/** HC-HCD-11: an infected haint or Hester goes to an adjacent hex without units and without roots. */
export const stompingGround: HesterCard = {
  id: 'h_stomping_ground',
  rule: 'HC-HCD-11',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_stomping_ground')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_stomping_ground'));
  },
  effect,
};
