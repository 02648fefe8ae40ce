import { flag, ifAny } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { hexCount } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { killHaint } from '../rules/kills.ts';
import { hasNailedAndLoose } from '../rules/nails.ts';
import { opponent } from '../state/players.ts';

/** HC-ATK-22: after a hit on the legend one haint of that enemy falls, anywhere on the map. */
export const reap = defineAction(
  'reap',
  { hex, nailed: ifAny(flag('nailed')) },
  {
    options(s, out) {
      const frame = frameOf(s, 'reap');
      if (!frame) return;
      const victim = opponent(frame.seat);
      for (let hex = 0; hex < hexCount; hex++) {
        if (s.seats[victim].haints[hex] === 0) continue;
        out.push({ type: 'reap', hex });
        if (hasNailedAndLoose(s, victim, hex)) out.push({ type: 'reap', hex, nailed: true });
      }
    },
    apply(s, { hex, nailed = false }, emit) {
      const { seat } = requireFrame(s, 'reap');
      s.flow.pop();
      killHaint(s, seat, hex, 'legend', nailed, emit);
    },
  },
);
