import type { Seat } from '../../../../../kernel/game.ts';
import { type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { creepHaint } from '../../../rules/hester/creep.ts';
import { mayMakeFire } from '../../../rules/hester/fire.ts';
import { haintOwnerAt, infectedAt } from '../../../rules/hester/infection.ts';
import { creepingAt } from '../../../rules/nails.ts';
import { canEnter, isObjectiveBarring, unitsAt } from '../../../rules/occupancy.ts';
import { hesterSeat, opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

function besides(s: HarrowState, owner: Seat, hex: Hex): Hex[] {
  return neighbours[hex].filter((near) => creepingAt(s, owner, near) > 0);
}

function canMeet(s: HarrowState, owner: Seat, hex: Hex): boolean {
  return neighbours[hex].some((near) => creepingAt(s, owner, near) > 0) && !isObjectiveBarring(s, owner, hex);
}

/** Whose haint comes first to the hex: one that may enter and leaves room for the other's (HC-HMOV-7), which then makes the fire (HC-HMOV-8). */
function firstTo(s: HarrowState, hex: Hex): Seat | undefined {
  if (!s.seats.every((_, owner) => canMeet(s, owner, hex))) return undefined;
  const first = s.seats.findIndex(
    (_, owner) => canEnter(s, owner, hex, 2) && unitsAt(s, owner, hex) === infectedAt(s, owner, hex),
  );
  return first < 0 ? undefined : first;
}

const effect: Effect = {
  options(s, { step, marks: [hex], left: first }, out) {
    if (step === 1) {
      if (!mayMakeFire(s)) return;
      for (let place = 0; place < hexCount; place++) {
        if (firstTo(s, place) !== undefined) out.push({ type: 'put', what: 'fire', hex: place });
      }
      return;
    }
    for (const from of besides(s, step === 2 ? first : opponent(first), hex)) {
      out.push({ type: 'shift', what: 'infected', from, to: hex });
    }
  },
  apply(s, frame, action, emit) {
    if (action.type === 'put') {
      frame.marks = [action.hex];
      frame.left = firstTo(s, action.hex) ?? 0;
      frame.step = 2;
    } else if (action.type === 'shift') {
      const owner = haintOwnerAt(s, action.from);
      if (owner === undefined) throw new Error('no haint is there');
      if (frame.step === 3) close(s);
      frame.step = 3;
      creepHaint(s, owner, action.from, action.to, emit);
    }
  },
  mayStop: (_s, { step }) => step === 1,
  asks: (_s, { step }) => step,
  problem: (s, { step, left, marks }) =>
    step > 1 && (marks.length === 0 || left >= s.seats.length)
      ? 'after step 1 marks is the hex of the fire, left 0 or 1 whose haint comes first'
      : undefined,
};

/** HC-HCD-10: two infected haints of both factions meet on a hex between them. */
export const drawTogether: HesterCard = {
  id: 'h_draw_together',
  rule: 'HC-HCD-10',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_draw_together')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_draw_together'));
  },
  effect,
};
