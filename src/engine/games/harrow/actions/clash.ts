import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { killCost, payCubes } from '../rules/attack.ts';
import { killHaint } from '../rules/scoring.ts';

/** HC-CLSH-2 to 4: pay to kill one haint on the other hex. */
export const clash = defineAction('clash', {
  options(s, out) {
    if (frameOf(s, 'clash')) out.push({ type: 'clash' });
  },
  apply(s, _action, emit) {
    const { seat, at } = requireFrame(s, 'clash');
    s.flow.pop();
    payCubes(s, seat, killCost(at), emit);
    killHaint(s, seat, at, 'clash', emit);
  },
});
