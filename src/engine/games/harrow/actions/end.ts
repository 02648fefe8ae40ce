import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';

/** Ends the turn: clean-up follows (HC-CLN-1, HC-EAT-1). */
export const end = defineAction(
  'end',
  {},
  {
    options(s, out) {
      if (frameOf(s, 'turn')?.acted || frameOf(s, 'hester')) out.push({ type: 'end' });
    },
    apply(s) {
      const isHester = frameOf(s, 'hester') !== undefined;
      const { seat } = isHester ? requireFrame(s, 'hester') : requireFrame(s, 'turn');
      s.flow.pop();
      s.flow.push({ kind: isHester ? 'hesterEnd' : 'cleanUp', seat, step: 1 });
    },
  },
);
