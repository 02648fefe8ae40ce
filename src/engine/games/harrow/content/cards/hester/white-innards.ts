import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { creepHaint, looseInfected } from '../../../rules/hester/creep.ts';
import { haintOwnerAt, infectedAt } from '../../../rules/hester/infection.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { type HarrowState, hesterSeat, opponent } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

/** The haint may not end beside an infected haint of the other faction. */
function isQuiet(s: HarrowState, owner: Seat, hex: Hex): boolean {
  return neighbours[hex].every((near) => infectedAt(s, opponent(owner), near) === 0);
}

/** Hexes one or two legal steps away. */
function reachable(s: HarrowState, owner: Seat, from: Hex): Hex[] {
  const found: Hex[] = [];
  const look = (at: Hex): Hex[] => neighbours[at].filter((hex) => canEnter(s, owner, hex));
  for (const first of look(from)) {
    for (const hex of [first, ...look(first)]) if (hex !== from && !found.includes(hex)) found.push(hex);
  }
  return found;
}

const effect: Effect = {
  options(s, _frame, out: HarrowAction[]) {
    for (let from = 0; from < hexCount; from++) {
      const owner = haintOwnerAt(s, from);
      if (owner === undefined || looseInfected(s, owner, from) === 0) continue;
      for (const to of reachable(s, owner, from)) {
        if (isQuiet(s, owner, to)) out.push({ type: 'shift', what: 'infected', from, to });
      }
    }
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'shift') return;
    const owner = haintOwnerAt(s, action.from);
    if (owner === undefined) throw new Error('no haint is there');
    close(s);
    creepHaint(s, owner, action.from, action.to, emit);
  },
};

/** HC-HCD-1 */
export const whiteInnards: HesterCard = {
  id: 'h_white_innards',
  rule: 'HC-HCD-1',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_white_innards')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_white_innards'));
  },
  effect,
};
