import { defineAction } from '../action.ts';
import { stepOptions } from '../content/legends/levi.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { transferUnits } from '../rules/movement.ts';

/** HC-LGD-LEV-1, HC-LGD-LEV-2: one step of one haint that has not moved yet. */
export const step = defineAction('step', {
  options(s, out) {
    const frame = frameOf(s, 'levi');
    if (frame) stepOptions(s, frame.seat, frame.moved, out);
  },
  apply(s, { from, to }, emit) {
    const frame = requireFrame(s, 'levi');
    emit({ type: 'haintStepped', seat: frame.seat, from, to });
    transferUnits(s, frame.seat, from, to, 1, false, emit);
    frame.moved.push(to);
  },
});
