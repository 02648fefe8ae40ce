import { defineAction } from '../action.ts';
import { frameOf, topFrame } from '../flow.ts';
import { isPowerOpen, isTrackOpen } from '../rules/legend-jar.ts';
import type { HarrowState } from '../state.ts';

/** Is the Legend jar open for a free step only (HC-MOVE-11)? */
function isOnlyForSteps(s: HarrowState): boolean {
  const frame = frameOf(s, 'legend');
  return frame !== undefined && !isTrackOpen(s, frame) && !isPowerOpen(s, frame);
}

/** Everybody has a clean-up of their own. */
const cleanUps = { turn: 'cleanUp', hester: 'hesterEnd', fair: 'fairEnd' } as const;

/** Ends the turn: clean-up follows (HC-CLN-1, HC-EAT-1, HC-FAIR-22). */
export const end = defineAction(
  'end',
  {},
  {
    options(s, out) {
      if (frameOf(s, 'turn')?.acted || frameOf(s, 'hester') || frameOf(s, 'fair') || isOnlyForSteps(s)) {
        out.push({ type: 'end' });
      }
    },
    apply(s) {
      if (frameOf(s, 'legend')) s.flow.pop();
      const turn = topFrame(s);
      if (turn?.kind !== 'turn' && turn?.kind !== 'hester' && turn?.kind !== 'fair') throw new Error('no turn to end');
      s.flow.pop();
      s.flow.push({ kind: cleanUps[turn.kind], seat: turn.seat, step: 1 });
    },
  },
);
