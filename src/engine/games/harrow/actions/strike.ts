import { flag, ifAny } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { canStrike, payCubes, strikeCost, targetAt } from '../rules/attack.ts';
import { douse, killHester } from '../rules/hester/siege.ts';
import { hitLegend } from '../rules/hit-legend.ts';
import { killHaint } from '../rules/kills.ts';
import { hasNailedAndLoose } from '../rules/nails.ts';
import { hasFire, legendsAt } from '../rules/occupancy.ts';
import { opponent } from '../state/players.ts';

/** HC-ATK-13, HC-ATK-5: pay, and hit what is next in the order of targets; HC-FIRE-22: against Hester a flame, then herself. */
export const strike = defineAction(
  'strike',
  { nailed: ifAny(flag('nailed')), second: ifAny(flag('second')) },
  {
    options(s, out) {
      const frame = frameOf(s, 'strike');
      if (!frame || !canStrike(s, frame.seat, frame.to, frame.on)) return;
      out.push({ type: 'strike' });
      if (frame.on) return;
      const victim = opponent(frame.seat);
      if (targetAt(s, victim, frame.to) === 'legend') {
        // HC-KAM-33
        if (legendsAt(s, victim, frame.to) > 1) out.push({ type: 'strike', second: true });
      } else if (hasNailedAndLoose(s, victim, frame.to)) out.push({ type: 'strike', nailed: true });
    },
    apply(s, { nailed = false, second = false }, emit) {
      const { seat, to, on } = requireFrame(s, 'strike');
      const victim = opponent(seat);
      payCubes(s, seat, strikeCost(s, to, on), emit);
      if (on) {
        // HC-SUM-6: all flames first
        if (hasFire(s, to)) douse(s, seat, to, emit);
        else killHester(s, seat, emit);
      } else if (targetAt(s, victim, to) === 'haint') {
        killHaint(s, seat, to, 'attack', nailed, emit);
      } else {
        hitLegend(s, seat, to, second || s.seats[victim].legendHex !== to, emit);
      }
    },
  },
);
