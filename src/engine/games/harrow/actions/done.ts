import { defineAction } from '../action.ts';
import { effects } from '../content/effects.ts';
import { type FrameKind, topFrame } from '../flow.ts';
import { isAutomatic } from '../rules/solo/solo.ts';

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
  'creep',
  'infect',
]);

export const done = defineAction(
  'done',
  {},
  {
    options(s, out) {
      const frame = topFrame(s);
      if (!frame) return;
      const optionalEffect = frame.kind === 'effect' && (effects[frame.by].mayStop?.(s, frame) ?? true);
      // HC-SOLO-40: the automatic side attacks if it can
      if (frame.kind === 'attack' && isAutomatic(s, frame.seat)) return;
      if (optionalEffect || optional.has(frame.kind)) out.push({ type: 'done' });
    },
    apply(s, _action, emit) {
      const frame = topFrame(s);
      if (frame?.kind === 'effect' && effects[frame.by].stop) {
        effects[frame.by].stop?.(s, frame, emit);
        return;
      }
      // HC-STORM-6: each pull may be skipped by itself
      if (frame?.kind === 'pull') frame.scroll++;
      else s.flow.pop();
    },
  },
);
