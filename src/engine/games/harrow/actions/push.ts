import { defineAction } from '../action.ts';
import { neighbours } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { single, transferUnits } from '../rules/movement.ts';
import { isLegendNailed } from '../rules/nails.ts';
import { canEnter } from '../rules/occupancy.ts';
import { opponent } from '../state/players.ts';

/** HC-ATK-22: the attacker pushes the hit legend to any adjacent legal hex. */
export const push = defineAction(
  'push',
  { hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'push');
      if (!frame) return;
      const victim = opponent(frame.seat);
      // HC-ATK-23: a nailed legend stays
      if (isLegendNailed(s, victim, frame.second ? 'second' : 'legend')) return;
      for (const hex of neighbours[frame.to]) if (canEnter(s, victim, hex)) out.push({ type: 'push', hex });
    },
    apply(s, { hex }, emit) {
      const { seat, to, second } = requireFrame(s, 'push');
      const victim = opponent(seat);
      s.flow.pop();
      const pushed = single(victim, second ? 'second' : 'legend', false, to, hex);
      const event = { type: 'legendPushed', seat, victim, from: to, to: hex, ...(second && { second }) } as const;
      transferUnits(s, pushed, event, emit);
    },
  },
);
