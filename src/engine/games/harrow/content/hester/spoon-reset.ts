import { turnSpoonBack } from '../../rules/scoring.ts';
import { close, type Effect } from '../effect.ts';

/** From the highest number of the wheel to the lowest. */
const allTheWay = 2;

/** HC-SUM-8: whoever killed Hester may set the own spoon to 1. */
export const spoonReset: Effect = {
  options(s, { seat }, out) {
    if (s.seats[seat].spoon > 1) out.push({ type: 'choose', option: 'one' });
  },
  apply(s, { seat }, _action, emit) {
    close(s);
    turnSpoonBack(s, seat, emit, allTheWay);
  },
  skips: () => true,
};
