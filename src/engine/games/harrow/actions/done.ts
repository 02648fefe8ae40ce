import { defineAction } from '../action.ts';
import { type FrameKind, topFrame } from '../flow.ts';

/** Decisions that may be left: unused points (HC-ABL-1), a skipped half of the Legend jar (HC-LEG-1), and so on. */
const optional: ReadonlySet<FrameKind> = new Set([
  'points',
  'legend',
  'paths',
  'storm',
  'pull',
  'levi',
  'attack',
  'strike',
  'clash',
  'walk',
]);

export const done = defineAction('done', {
  options(s, out) {
    const frame = topFrame(s);
    if (frame && optional.has(frame.kind)) out.push({ type: 'done' });
  },
  apply(s) {
    const frame = topFrame(s);
    // HC-STORM-6: each pull may be skipped by itself
    if (frame?.kind === 'pull') frame.scroll++;
    else s.flow.pop();
  },
});
