import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';

/** Ends the turn: clean-up follows (HC-CLN-1). */
export const end = defineAction('end', {
  options(s, out) {
    if (frameOf(s, 'turn')?.acted) out.push({ type: 'end' });
  },
  apply(s) {
    const { seat } = requireFrame(s, 'turn');
    s.flow.pop();
    s.flow.push({ kind: 'cleanUp', seat, step: 1 });
  },
});
