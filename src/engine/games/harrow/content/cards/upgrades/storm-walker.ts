import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { isLegendLooseAt, looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { hasStorm } from '../../../rules/terrain.ts';
import type { HarrowState } from '../../../state.ts';
import type { Effect, EffectFrame } from '../../effect.ts';
import { bothHalves, inEitherOrder } from '../../halves.ts';
import type { Upgrade } from '../card.ts';

/** Steps onto a storm of units that have not walked yet; `marks`: where haints that walked stand, `left` 1: the legend has. */
function walks(
  s: HarrowState,
  seat: Seat,
  { marks, left }: Pick<EffectFrame, 'marks' | 'left'>,
  out: HarrowAction[],
): void {
  for (let from = 0; from < hexCount; from++) {
    const haints = looseHaints(s, seat, from) - marks.filter((hex) => hex === from).length;
    const legend = left === 0 && isLegendLooseAt(s, seat, from);
    if (haints <= 0 && !legend) continue;
    for (const to of neighbours[from]) {
      if (!hasStorm(s, to) || !canEnter(s, seat, to)) continue;
      if (haints > 0) haintShifts(s, seat, from, to, out);
      if (legend) out.push({ type: 'shift', what: 'legend', from, to });
    }
  }
}

const walking: Effect = {
  options(s, frame, out) {
    walks(s, frame.seat, frame, out);
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'shift' || !isUnit(action.what)) return;
    shiftUnit(s, frame.seat, action.what, action.from, action.to, emit);
    if (action.what === 'legend') frame.left = 1;
    else frame.marks.push(action.to);
  },
};

/** A MOVE; and the legend and every haint may go onto an adjacent storm once. */
export const stormWalker: Upgrade = {
  id: 'u_storm_walker',
  rule: 'HC-UPG-2',
  cost: 'move',
  activate(s, seat) {
    s.flow.push(effectFrame(seat, 'u_storm_walker', bothHalves));
  },
  effect: inEitherOrder({
    by: 'u_storm_walker',
    points: [1, 0, 0],
    any: 0,
    can(s, seat) {
      const out: HarrowAction[] = [];
      walks(s, seat, { marks: [], left: 0 }, out);
      return out.length > 0;
    },
    other: walking,
  }),
};
