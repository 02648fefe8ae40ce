import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { requireFair } from '../../rules/fair/fair.ts';
import { nestHexes, placeNest, recallHexes, recallNest } from '../../rules/fair/nests.ts';
import { offerIds } from '../../state/fair.ts';

/** HC-FAIR-15, 16: one nest a turn. */
export const nest = defineAction(
  'nest',
  { hex, offer: oneOf(offerIds) },
  {
    options(s, out) {
      const frame = frameOf(s, 'fair');
      if (!frame || frame.nests === 0) return;
      const { ready } = requireFair(s);
      if (ready.length === 0) return;
      for (const hex of nestHexes(s)) for (const offer of ready) out.push({ type: 'nest', hex, offer });
    },
    apply(s, { hex, offer }, emit) {
      requireFrame(s, 'fair').nests--;
      placeNest(s, hex, offer, emit);
    },
  },
);

/** HC-FAIR-17: without a nest or an offer to play, one comes back from the map. */
export const recall = defineAction(
  'recall',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'fair');
      if (!frame || frame.nests === 0) return;
      for (const hex of recallHexes(requireFair(s))) out.push({ type: 'recall', hex });
    },
    apply(s, { hex }, emit) {
      recallNest(s, hex, emit);
    },
  },
);
