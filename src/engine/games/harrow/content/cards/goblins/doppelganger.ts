import { spawnHaint } from '../../../rules/movement.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

const reach = 3;

/** A SPAWN on a legal hex near the goblin. */
export const doppelganger = steppedCard('g_doppelganger', 'HC-GOB-1', {
  options(s, { seat }, out) {
    if (s.seats[seat].haintsLeft === 0) return;
    for (const hex of hexesAround(s, 0, reach))
      if (canEnter(s, seat, hex)) out.push({ type: 'put', what: 'haint', hex });
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'put') return;
    close(s);
    spawnHaint(s, seat, action.hex, emit);
  },
  // HC-OQ-58
  mayStop: () => false,
});
