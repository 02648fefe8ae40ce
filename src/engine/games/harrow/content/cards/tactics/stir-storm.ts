import type { Seat } from '../../../../../kernel/game.ts';
import { type Hex, linesFrom } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { isLegendNailed } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { shiftUnit } from '../../../rules/shift.ts';
import { hasStorm } from '../../../rules/terrain.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

/** The hexes right behind a storm next to the legend. */
function landings(s: HarrowState, seat: Seat): Hex[] {
  if (isLegendNailed(s, seat)) return [];
  return linesFrom[s.seats[seat].legendHex].flatMap(([over, behind]) =>
    behind !== undefined && hasStorm(s, over) && canEnter(s, seat, behind) ? [behind] : [],
  );
}

/** The legend jumps over an adjacent storm. */
export const stirStorm: Tactic = {
  id: 't_stir_storm',
  rule: 'HC-TAC-9',
  canPlay: (s, seat) => landings(s, seat).length > 0,
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_stir_storm'));
  },
  effect: {
    options(s, { seat }, out) {
      const from = s.seats[seat].legendHex;
      for (const to of landings(s, seat)) out.push({ type: 'shift', what: 'legend', from, to });
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'shift') return;
      close(s);
      shiftUnit(s, seat, 'legend', action.from, action.to, emit);
    },
  },
};
