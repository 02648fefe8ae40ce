import type { Seat } from '../../../../kernel/game.ts';
import { distance, type Hex, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { spawnHaint } from '../../rules/movement.ts';
import { areBothLoose, isInfectedMeant, looseHaints, removeHaint } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { haintTakes } from '../../rules/shift.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

const risen = 2;

function nearHexes(s: HarrowState, seat: Seat): Hex[] {
  const { legendHex, home } = s.seats[seat];
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (distance(hex, legendHex) <= 1 || distance(hex, home) <= 1) out.push(hex);
  }
  return out;
}

/** Where the two could appear. The haint that leaves is one of them, and makes room where the hex is full. */
function graves(s: HarrowState, seat: Seat): Hex[] {
  return nearHexes(s, seat).filter((hex) => canEnter(s, seat, hex) || looseHaints(s, seat, hex) > 0);
}

/** HC-LGD-COR-1, HC-LGD-COR-2: a haint without a nail leaves the map, two appear near Corbin or the home hex. */
export const corbin: Legend = {
  id: 'corbin',
  rule: 'HC-LGD-COR-1',
  faction: 'family',
  canUsePower(s, seat) {
    for (let hex = 0; hex < hexCount; hex++) if (looseHaints(s, seat, hex) > 0) return true;
    return false;
  },
  reach: graves,
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'corbin', risen));
  },
  effect: {
    options(s, { seat, step }, out) {
      if (step === 2) {
        if (s.seats[seat].haintsLeft === 0) return;
        for (const hex of nearHexes(s, seat)) if (canEnter(s, seat, hex)) out.push({ type: 'put', what: 'haint', hex });
      } else {
        for (let hex = 0; hex < hexCount; hex++) {
          if (looseHaints(s, seat, hex) > 0) haintTakes(hex, areBothLoose(s, seat, hex), out);
        }
      }
    },
    apply(s, frame, action, emit) {
      const { seat } = frame;
      if (action.type === 'take') {
        const { what, hex } = action;
        removeHaint(s, seat, hex, false, emit, isInfectedMeant(s, seat, hex, what === 'infected'));
        s.seats[seat].haintsLeft++;
        emit({ type: 'haintRemoved', seat, owner: seat, hex });
        frame.step = 2;
      } else if (action.type === 'put') {
        spawnHaint(s, seat, action.hex, emit);
        frame.left--;
        if (frame.left === 0) close(s);
      }
    },
    // HC-OQ-58
    mayStop: () => false,
    asks: (_s, { step }) => step,
  },
};
