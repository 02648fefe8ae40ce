import type { Seat } from '../../../kernel/game.ts';
import { traitsOf } from '../factions/factions.ts';
import type { Clearing } from '../state/places.ts';
import type { RootState } from '../state.ts';
import { countOf } from './pieces.ts';
import { warriorsAt } from './seats.ts';

/** RT-2.5: who rules the clearing, if anybody does. */
export function rulerOf(s: RootState, at: Clearing): Seat | undefined {
  let most = 0;
  let ruler: Seat | undefined;
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat];
    const total = warriorsAt(side, at) + countOf(side, 'building', at);
    if (total === 0 || total < most) continue;
    // RT-2.5-4: ties are won by whoever's faction wins them, or by nobody
    if (total > most) ruler = seat;
    else if (traitsOf(side).winsTies) ruler = seat;
    else if (ruler === undefined || !traitsOf(s.sides[ruler]).winsTies) ruler = undefined;
    most = total;
  }
  return ruler;
}

export const rules = (s: RootState, seat: Seat, at: Clearing): boolean => rulerOf(s, at) === seat;
