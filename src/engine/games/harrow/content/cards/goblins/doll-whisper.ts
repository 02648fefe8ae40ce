import type { HarrowAction } from '../../../action.ts';
import { type Hex, neighbours } from '../../../county.ts';
import { dollAt } from '../../../rules/kammi/dolls.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

const reach = 2;

/** Haints of the enemy near the goblin that have not moved, to hexes on which none of them has landed (`landed`). */
function whispers(s: HarrowState, seat: number, landed: readonly Hex[], out: HarrowAction[]): void {
  const enemy = opponent(seat);
  for (const from of hexesAround(s, 0, reach)) {
    if (looseHaints(s, enemy, from) <= landed.filter((hex) => hex === from).length) continue;
    for (const to of neighbours[from]) {
      if (!landed.includes(to) && canEnter(s, enemy, to)) haintShifts(s, enemy, from, to, out);
    }
  }
}

/** With a doll near the goblin, two enemy haints near it go to two different adjacent hexes; `marks`: where the first one is. */
export const dollWhisper = steppedCard(
  'g_doll_whisper',
  'HC-GOB-8',
  {
    options(s, { seat, left, marks }, out) {
      // Once it whispers, the doll may be carried off.
      const isNear = marks.length > 0 || hexesAround(s, 0, reach).some((hex) => dollAt(s, hex));
      if (isNear && left > 0) whispers(s, seat, marks, out);
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'shift' || !isUnit(action.what)) return;
      frame.left--;
      frame.marks.push(action.to);
      if (frame.left === 0) close(s);
      shiftUnit(s, frame.seat, action.what, action.from, action.to, emit);
    },
    // HC-OQ-58
    mayStop: () => false,
  },
  2,
);
