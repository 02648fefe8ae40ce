import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { isPowerOpen, isTrackOpen } from '../rules/legend-jar.ts';
import type { HarrowState } from '../state.ts';

/** Is the Legend jar open for a free step only (HC-MOVE-11)? */
function isOnlyForSteps(s: HarrowState): boolean {
  const frame = frameOf(s, 'legend');
  return frame !== undefined && !isTrackOpen(s, frame) && !isPowerOpen(s, frame);
}

/** Ends the turn: clean-up follows (HC-CLN-1, HC-EAT-1). */
export const end = defineAction(
  'end',
  {},
  {
    options(s, out) {
      if (frameOf(s, 'turn')?.acted || frameOf(s, 'hester') || isOnlyForSteps(s)) out.push({ type: 'end' });
    },
    apply(s) {
      if (frameOf(s, 'legend')) s.flow.pop();
      const isHester = frameOf(s, 'hester') !== undefined;
      const { seat } = isHester ? requireFrame(s, 'hester') : requireFrame(s, 'turn');
      s.flow.pop();
      s.flow.push({ kind: isHester ? 'hesterEnd' : 'cleanUp', seat, step: 1 });
    },
  },
);
