import type { Seat } from '../../../../../kernel/game.ts';
import { type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { creepHaint } from '../../../rules/hester/creep.ts';
import { haintOwnerAt, infectedAt } from '../../../rules/hester/infection.ts';
import { creepingAt } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { hesterSeat, opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect, type EffectFrame } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

/** The haint may not end beside an infected haint of the other faction. */
function isQuiet(s: HarrowState, owner: Seat, hex: Hex): boolean {
  return neighbours[hex].every((near) => infectedAt(s, opponent(owner), near) === 0);
}

/** Where a step may be the last one. To enter a hex with infected haints of the other faction would be to end there, in a fire. */
function mayEndOn(s: HarrowState, owner: Seat, hex: Hex): boolean {
  return canEnter(s, owner, hex) && isQuiet(s, owner, hex);
}

/** May it end on the hex, or go on from there to one where it may? Its own hex has room for it again. */
function leadsToEnd(s: HarrowState, owner: Seat, from: Hex, to: Hex): boolean {
  if (!canEnter(s, owner, to)) return false;
  if (isQuiet(s, owner, to) || isQuiet(s, owner, from)) return true;
  return neighbours[to].some((hex) => mayEndOn(s, owner, hex));
}

/** Is the haint, if one is on its way, where it may end? */
function mayStay(s: HarrowState, { marks: [now] }: EffectFrame): boolean {
  const owner = now === undefined ? undefined : haintOwnerAt(s, now);
  return owner === undefined || isQuiet(s, owner, now);
}

/** Step 1 takes any infected haint to a neighbour, step 2 that haint to another one; `marks`: where it is. */
const effect: Effect = {
  options(s, { step, marks: [now] }, out) {
    for (let from = 0; from < hexCount; from++) {
      const owner = haintOwnerAt(s, from);
      if (owner === undefined || creepingAt(s, owner, from) === 0) continue;
      if (step === 2 && from !== now) continue;
      for (const to of neighbours[from]) {
        const isOpen = step === 1 ? leadsToEnd(s, owner, from, to) : mayEndOn(s, owner, to);
        if (isOpen) out.push({ type: 'shift', what: 'infected', from, to });
      }
    }
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'shift') return;
    const owner = haintOwnerAt(s, action.from);
    if (owner === undefined) throw new Error('no haint is there');
    if (frame.step === 2) close(s);
    frame.step = 2;
    frame.marks = [action.to];
    creepHaint(s, owner, action.from, action.to, emit);
  },
  mayStop: mayStay,
  asks: (s, frame) => (mayStay(s, frame) ? String(frame.step) : 'on'),
};

/** HC-HCD-1: an infected haint goes up to two hexes. Each is entered by itself: what is there happens (HC-SOLO-37, HC-LGD-PRI-4). */
export const whiteInnards: HesterCard = {
  id: 'h_white_innards',
  rule: 'HC-HCD-1',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_white_innards')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_white_innards'));
  },
  effect,
};
