import { defineAction } from '../action.ts';
import { hexCount } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { killHaint } from '../rules/scoring.ts';
import { opponent } from '../state.ts';

/** HC-ATK-22: after a hit on the legend one haint of that enemy falls, anywhere on the map. */
export const reap = defineAction('reap', {
  options(s, out) {
    const frame = frameOf(s, 'reap');
    if (!frame) return;
    const { haints } = s.seats[opponent(frame.seat)];
    for (let hex = 0; hex < hexCount; hex++) if (haints[hex] > 0) out.push({ type: 'reap', hex });
  },
  apply(s, { hex }, emit) {
    const { seat } = requireFrame(s, 'reap');
    s.flow.pop();
    killHaint(s, seat, hex, 'legend', emit);
  },
});
