import { defineAction } from '../action.ts';
import { legends } from '../content/legends/legends.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { isKammis } from '../rules/kammi/kammi.ts';
import { isPowerOpen } from '../rules/legend-jar.ts';

/** HC-LEG-1: the unique power of the legend. */
export const power = defineAction(
  'power',
  {},
  {
    options(s, out) {
      const frame = frameOf(s, 'legend');
      if (frame && isPowerOpen(s, frame)) out.push({ type: 'power' });
    },
    apply(s, _action, emit) {
      const frame = requireFrame(s, 'legend');
      frame.power = false;
      // HC-KAM-45: once a game
      if (s.kammi && isKammis(s, frame.seat)) s.kammi.power = false;
      emit({ type: 'powerUsed', seat: frame.seat, legend: s.seats[frame.seat].legend });
      legends[s.seats[frame.seat].legend].usePower(s, frame.seat, emit);
    },
  },
);
