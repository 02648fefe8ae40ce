import { flag, ifAny } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { stepOptions } from '../content/legends/levi.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { single, transferUnits } from '../rules/movement.ts';
import { isInfectedMeant } from '../rules/nails.ts';

/** HC-LGD-LEV-1, HC-LGD-LEV-2: one step of one haint that has not moved yet. */
export const step = defineAction(
  'step',
  { from: hex, to: hex, infected: ifAny(flag('infected')) },
  {
    options(s, out) {
      const frame = frameOf(s, 'levi');
      if (frame) stepOptions(s, frame.seat, frame.moved, out);
    },
    apply(s, { from, to, infected = false }, emit) {
      const frame = requireFrame(s, 'levi');
      const hasSnake = isInfectedMeant(s, frame.seat, from, infected);
      const { seat } = frame;
      const event = { type: 'haintStepped', seat, from, to, ...(hasSnake && { infected: true }) } as const;
      transferUnits(s, single(seat, 'haint', hasSnake, from, to), event, emit);
      frame.moved.push(to);
    },
  },
);
