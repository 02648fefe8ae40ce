import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { decidingSeat } from '../deciding.ts';
import { nothing, type Selection } from './selection.ts';

/** What stays picked up after an action: whoever has taken a step, on their new hex, if just they can go on from there. */
export function stepOn(s: HarrowState, legal: readonly HarrowAction[], action: HarrowAction): Selection {
  if (action.type === 'move') {
    const { to, haints, legend, second = false, infected = 0 } = action;
    const goesOn = legal.some(
      (next) =>
        next.type === 'move' &&
        next.from === to &&
        next.haints === haints &&
        next.legend === legend &&
        (next.second ?? false) === second &&
        (next.infected ?? 0) === infected,
    );
    if (!goesOn) return nothing;
    const kept = { from: to, mode: 'move', kept: true } as const;
    const own = s.seats[decidingSeat(s)];
    // Whoever is alone there is meant anyway, and a part of them where not all have room.
    const legends = (own.legendHex === to) === legend && (own.secondHex === to) === second;
    const areAlone = own.haints[to] === haints && legends;
    return areAlone ? kept : { ...kept, haints, legend, second, infected };
  }
  if (action.type === 'creep') {
    const { to, unit, by } = action;
    const goesOn = legal.some((next) => next.type === 'creep' && next.from === to && next.unit === unit);
    const what = unit === 'hester' ? 'hester' : 'infected';
    return goesOn ? { from: to, mode: 'move', kept: true, what, price: by } : nothing;
  }
  return nothing;
}
