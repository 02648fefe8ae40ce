import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { hexCount, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { looseHaints } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../rules/shift.ts';
import { terrainAt } from '../../rules/terrain.ts';
import { bringTownsfolk, canHoldTownsfolk } from '../../rules/townsfolk.ts';
import type { HarrowState } from '../../state.ts';
import type { Legend } from './legend.ts';

/** The halves still to come, as bits of the frame's `left`. */
const haintHalf = 1;
const townsfolkHalf = 2;

/** HC-LGD-SKB-1, HC-LGD-SKB-2: steps onto the terrain the Boy stands on. */
function steps(s: HarrowState, seat: Seat, left: number, out: HarrowAction[]): void {
  const terrain = terrainAt(s, s.seats[seat].legendHex);
  if (terrain === undefined) return;
  for (let from = 0; from < hexCount; from++) {
    const haint = (left & haintHalf) > 0 && looseHaints(s, seat, from) > 0;
    const townsfolk = (left & townsfolkHalf) > 0 && s.townsfolk[from] > 0;
    if (!haint && !townsfolk) continue;
    for (const to of neighbours[from]) {
      if (terrainAt(s, to) !== terrain) continue;
      if (haint && canEnter(s, seat, to)) haintShifts(s, seat, from, to, out);
      if (townsfolk && canHoldTownsfolk(s, seat, to)) out.push({ type: 'shift', what: 'townsfolk', from, to });
    }
  }
}

/** Scout: one haint and one townsfolk, in either order. */
export const skinlessBoy: Legend = {
  id: 'skinless_boy',
  rule: 'HC-LGD-SKB-1',
  faction: 'protectors',
  canUsePower(s, seat) {
    const out: HarrowAction[] = [];
    steps(s, seat, haintHalf | townsfolkHalf, out);
    return out.length > 0;
  },
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'skinless_boy', haintHalf | townsfolkHalf));
  },
  effect: {
    options(s, { seat, left }, out) {
      steps(s, seat, left, out);
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'shift') return;
      const { what, from, to } = action;
      if (what === 'townsfolk') {
        frame.left &= ~townsfolkHalf;
        bringTownsfolk(s, frame.seat, from, to, emit);
      } else if (isUnit(what)) {
        frame.left &= ~haintHalf;
        shiftUnit(s, frame.seat, what, from, to, emit);
      }
    },
    asks: (_s, { left }) => (left === haintHalf ? 'haint' : left === townsfolkHalf ? 'townsfolk' : 'both'),
  },
};
