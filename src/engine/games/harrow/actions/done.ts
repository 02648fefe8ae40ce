import { defineAction } from '../action.ts';
import { effects } from '../content/effects.ts';
import { type Frame, type FrameKind, topFrame } from '../flow.ts';
import { canAttack } from '../rules/attack.ts';
import { mayLeaveFair } from '../rules/fair/leave.ts';
import { isAutomatic } from '../rules/solo/solo.ts';
import type { HarrowState } from '../state.ts';

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

/** HC-SOLO-40: the automatic side attacks if it can; HC-OQ-58: so does Malachi's rage. */
function mustAttack(s: HarrowState, frame: Frame): boolean {
  if (frame.kind !== 'attack') return false;
  return isAutomatic(s, frame.seat) || (frame.rage !== undefined && canAttack(s, frame.seat, frame.rage));
}

export const done = defineAction(
  'done',
  {},
  {
    options(s, out) {
      const frame = topFrame(s);
      if (!frame) return;
      const optionalEffect = frame.kind === 'effect' && (effects[frame.by].mayStop?.(s, frame) ?? true);
      if (mustAttack(s, frame)) return;
      if (optionalEffect || optional.has(frame.kind) || mayLeaveFair(s, frame)) out.push({ type: 'done' });
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
