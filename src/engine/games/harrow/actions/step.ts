import { defineAction } from '../action.ts';
import { stepOptions } from '../content/legends/levi.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { isAllInfected } from '../rules/hester/infection.ts';
import { transferUnits } from '../rules/movement.ts';

/** HC-LGD-LEV-1, HC-LGD-LEV-2: one step of one haint that has not moved yet. */
export const step = defineAction('step', {
  options(s, out) {
    const frame = frameOf(s, 'levi');
    if (frame) stepOptions(s, frame.seat, frame.moved, out);
  },
  apply(s, { from, to, infected = false }, emit) {
    const frame = requireFrame(s, 'levi');
    const hasSnake = infected || isAllInfected(s, frame.seat, from);
    emit({ type: 'haintStepped', seat: frame.seat, from, to, ...(hasSnake && { infected: true }) });
    transferUnits(s, frame.seat, from, to, 1, false, emit, hasSnake ? 1 : 0);
    frame.moved.push(to);
  },
});
