import { flag, ifAny } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { killCost, payCubes } from '../rules/attack.ts';
import { killHaint } from '../rules/kills.ts';
import { hasNailedAndLoose } from '../rules/nails.ts';
import { opponent } from '../state/players.ts';

/** HC-CLSH-2 to 4: pay to kill one haint on the other hex. */
export const clash = defineAction(
  'clash',
  { nailed: ifAny(flag('nailed')) },
  {
    options(s, out) {
      const frame = frameOf(s, 'clash');
      if (!frame) return;
      out.push({ type: 'clash' });
      if (hasNailedAndLoose(s, opponent(frame.seat), frame.at)) out.push({ type: 'clash', nailed: true });
    },
    apply(s, { nailed = false }, emit) {
      const { seat, at } = requireFrame(s, 'clash');
      s.flow.pop();
      payCubes(s, seat, killCost(at), emit);
      killHaint(s, seat, at, 'clash', nailed, emit);
    },
  },
);
