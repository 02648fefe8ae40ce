import type { Seat } from '../../../kernel/game.ts';
import { traitsOf } from '../factions/factions.ts';
import type { Clearing } from '../state/places.ts';
import type { RootState, Side } from '../state.ts';
import { countEverywhere, countOf, kindsOf } from './pieces.ts';
import { warriorsAt } from './seats.ts';

/** RT-2.5: who rules the clearing, if anybody does. */
export function rulerOf(s: RootState, at: Clearing): Seat | undefined {
  let most = 0;
  let ruler: Seat | undefined;
  const { sides } = s;
  for (let seat = 0; seat < sides.length; seat++) {
    const side = sides[seat];
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

/** What counts for rule in every clearing (RT-2.5-1). */
const presence = (s: RootState, side: Side): number[] => countEverywhere(s, side, kindsOf(side).ruling);

/** Where the seat rules, by clearing: all of them at once. */
export function realmOf(s: RootState, seat: Seat): boolean[] {
  const totals = presence(s, s.sides[seat]);
  const out = totals.map((n) => n > 0);
  const { winsTies } = traitsOf(s.sides[seat]);
  for (let other = 0; other < s.sides.length; other++) {
    if (other === seat) continue;
    const theirs = presence(s, s.sides[other]);
    for (let at = 0; at < totals.length; at++) {
      if (theirs[at] > totals[at] || (theirs[at] === totals[at] && !winsTies)) out[at] = false;
    }
  }
  return out;
}
