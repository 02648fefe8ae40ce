import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { offers } from '../../content/fair/offers.ts';
import { topFrame } from '../../flow.ts';
import { requireFair } from '../../rules/fair/fair.ts';
import { bagOffer } from '../../rules/fair/nests.ts';
import { offerIds } from '../../state/fair.ts';

/** HC-FAIR-42: a free action in a later turn; HC-FVH-7: what an automatic faction took is used at once. */
export const offer = defineAction(
  'offer',
  { offer: oneOf(offerIds) },
  {
    options(s, out) {
      const frame = topFrame(s);
      if (s.fair === undefined || frame === undefined) return;
      if (frame.kind !== 'turn' && frame.kind !== 'hester' && frame.kind !== 'redeem') return;
      for (const offer of s.fair.offers[frame.seat]) out.push({ type: 'offer', offer });
    },
    apply(s, { offer }, emit) {
      const frame = topFrame(s);
      if (frame === undefined) throw new Error('nobody has a turn');
      const fair = requireFair(s);
      const own = fair.offers[frame.seat];
      own.splice(own.indexOf(offer), 1);
      bagOffer(fair, offer);
      emit({ type: 'offerUsed', seat: frame.seat, offer });
      offers[offer].use(s, frame.seat, emit);
    },
  },
);
