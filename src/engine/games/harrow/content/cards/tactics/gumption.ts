import type { Seat } from '../../../../../kernel/game.ts';
import { type Hex, hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { spawnHaint } from '../../../rules/movement.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

function besideTownsfolk(s: HarrowState, seat: Seat): Hex[] {
  const out: Hex[] = [];
  if (s.seats[seat].haintsLeft === 0) return out;
  for (let hex = 0; hex < hexCount; hex++) if (s.townsfolk[hex] > 0 && canEnter(s, seat, hex)) out.push(hex);
  return out;
}

/** A SPAWN on a hex with a townsfolk. */
export const gumption: Tactic = {
  id: 't_gumption',
  rule: 'HC-TAC-4',
  canPlay: (s, seat) => besideTownsfolk(s, seat).length > 0,
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_gumption'));
  },
  effect: {
    options(s, { seat }, out) {
      for (const hex of besideTownsfolk(s, seat)) out.push({ type: 'put', what: 'haint', hex });
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'put') return;
      close(s);
      spawnHaint(s, seat, action.hex, emit);
    },
  },
};
