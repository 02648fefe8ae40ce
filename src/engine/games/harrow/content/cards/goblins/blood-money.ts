import { requireKammi } from '../../../rules/kammi/kammi.ts';
import { isOccupied } from '../../../rules/occupancy.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

/** A cube waits on a hex without units until somebody enters. */
export const bloodMoney = steppedCard('g_blood_money', 'HC-GOB-3', {
  options(s, { seat }, out) {
    if (s.seats[seat].cubesLeft === 0) return;
    for (const hex of hexesAround(s, 0, 2)) if (!isOccupied(s, hex)) out.push({ type: 'put', what: 'money', hex });
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'put') return;
    close(s);
    s.seats[seat].cubesLeft--;
    requireKammi(s).money.push(action.hex);
    emit({ type: 'moneyLaid', seat, hex: action.hex });
  },
  // HC-OQ-58
  mayStop: () => false,
});
