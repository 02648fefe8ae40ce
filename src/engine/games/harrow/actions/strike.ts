import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { canStrike, killCost, payCubes } from '../rules/attack.ts';
import { hasBothKinds } from '../rules/nails.ts';
import { killHaint } from '../rules/scoring.ts';
import { opponent } from '../state.ts';

/** HC-ATK-13, HC-ATK-5: pay, and hit a haint, or the legend once no haint is left there. */
export const strike = defineAction('strike', {
  options(s, out) {
    const frame = frameOf(s, 'strike');
    if (!frame || !canStrike(s, frame.seat, frame.to)) return;
    out.push({ type: 'strike' });
    if (hasBothKinds(s, opponent(frame.seat), frame.to)) out.push({ type: 'strike', nailed: true });
  },
  apply(s, { nailed = false }, emit) {
    const { seat, to } = requireFrame(s, 'strike');
    const victim = opponent(seat);
    payCubes(s, seat, killCost(to), emit);
    if (s.seats[victim].haints[to] > 0) {
      killHaint(s, seat, to, 'attack', nailed, emit);
    } else {
      // HC-ATK-22: the push comes first, so it lies on top
      emit({ type: 'legendHit', seat, victim, hex: to });
      s.flow.push({ kind: 'reap', seat });
      s.flow.push({ kind: 'push', seat, to });
    }
  },
});
