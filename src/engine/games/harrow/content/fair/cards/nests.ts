import { neighbours } from '../../../county.ts';
import { requireFair } from '../../../rules/fair/fair.ts';
import { bagOffer, drawOffer, mayNestOn, nestAt, setOffer, withdrawOffer } from '../../../rules/fair/nests.ts';
import { fairSeat } from '../../../state/players.ts';
import { close, type Effect } from '../../effect.ts';
import { playedAs } from './card.ts';

const driftEffect: Effect = {
  options(s, _frame, out) {
    for (const { hex: from } of requireFair(s).nests) {
      for (const to of neighbours[from]) if (mayNestOn(s, to)) out.push({ type: 'shift', what: 'nest', from, to });
    }
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'shift') return;
    const { from, to } = action;
    const fair = requireFair(s);
    close(s);
    fair.nests = fair.nests.map((nest) => (nest.hex === from ? { ...nest, hex: to } : nest));
    emit({ type: 'nestMoved', from, to });
  },
  mayStop: () => false,
};

/** HC-GAP-8: a nest goes to an adjacent hex without units, fire and nest. */
export const drift = playedAs({ id: 'f_drift', rule: 'HC-GAP-8', cost: 1 }, driftEffect);

const swapEffect: Effect = {
  options(s, _frame, out) {
    const { nests } = requireFair(s);
    for (const { hex: from, offer } of nests) {
      if (!offer) continue;
      for (const { hex: to, offer: other } of nests) {
        if (to !== from && (!other || to > from)) out.push({ type: 'shift', what: 'nest', from, to });
      }
    }
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'shift') return;
    const { from, to } = action;
    const fair = requireFair(s);
    const [one, other] = [nestAt(fair, from)?.offer, nestAt(fair, to)?.offer];
    close(s);
    setOffer(fair, from, other);
    setOffer(fair, to, one);
    emit({ type: 'nestsSwapped', from, to });
  },
  mayStop: () => false,
};

/** HC-GAP-8: two nests change places, and with them what lies on them. */
export const swap = playedAs({ id: 'f_swap', rule: 'HC-GAP-8', cost: 1 }, swapEffect);

const freshEffect: Effect = {
  options(s, _frame, out) {
    const { nests, bag } = requireFair(s);
    if (bag.length === 0) return;
    for (const { hex } of nests) out.push({ type: 'put', what: 'offer', hex });
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'put') return;
    const { hex } = action;
    const fair = requireFair(s);
    const old = nestAt(fair, hex)?.offer;
    close(s);
    const offer = drawOffer(s);
    setOffer(fair, hex, offer);
    if (old) bagOffer(fair, old);
    emit({ type: 'offerRenewed', hex, offer, ...(old && { old }) });
  },
  mayStop: () => false,
};

/** HC-GAP-8: an offer from the bag comes on a nest; what lay there goes back. */
export const freshOffer = playedAs({ id: 'f_fresh_offer', rule: 'HC-GAP-8', cost: 1 }, freshEffect);

const arrowEffect: Effect = {
  options(s, _frame, out) {
    for (const { hex, offer } of requireFair(s).nests) if (offer) out.push({ type: 'put', what: 'arrow', hex });
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'put') return;
    close(s);
    s.flow.push({ kind: 'arrow', seat: fairSeat, hex: action.hex });
    withdrawOffer(s, action.hex, emit);
  },
  mayStop: () => false,
};

/** HC-GAP-8: an arrow for a nest with an offer, which goes to the bag. */
export const trueNorth = playedAs({ id: 'f_true_north', rule: 'HC-GAP-8', cost: 3 }, arrowEffect);
