import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { distance, hexCount, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { collectToken } from '../../rules/collect.ts';
import { closerTo, fartherFrom, isUnit, shiftUnit, unitShifts } from '../../rules/shift.ts';
import { tokenCount } from '../../rules/tokens.ts';
import { bringTownsfolk, canHoldTownsfolk } from '../../rules/townsfolk.ts';
import { tokenKinds } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import { nextScroll, skipScroll } from './scrolls.ts';
import type { LegendTrack } from './track.ts';

/** HC-TRK-31, scroll 1: a townsfolk one hex closer to the legend. */
function pulls(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  const closer = closerTo(s.seats[seat].legendHex);
  for (let from = 0; from < hexCount; from++) {
    if (s.townsfolk[from] === 0) continue;
    for (const to of neighbours[from]) {
      if (closer(from, to) && canHoldTownsfolk(s, seat, to)) out.push({ type: 'shift', what: 'townsfolk', from, to });
    }
  }
}

function canPull(s: HarrowState, seat: Seat): boolean {
  const out: HarrowAction[] = [];
  pulls(s, seat, out);
  return out.length > 0;
}

/** HC-TRK-31: the townsfolk track; `marks` holds the hex of the townsfolk that was pulled. */
export const townsfolkTrack: LegendTrack = {
  canUse: canPull,
  open(s, seat) {
    s.flow.push(effectFrame(seat, 'townsfolk_track'));
  },
  canUseFirst: canPull,
  openFirst(s, seat) {
    s.flow.push(effectFrame(seat, 'townsfolk_track', 1));
  },
  effect: {
    options(s, { seat, step, marks: [at] }, out) {
      switch (step) {
        case 1:
          pulls(s, seat, out);
          break;
        case 2:
          for (const what of tokenKinds) if (tokenCount(s, at, what) > 0) out.push({ type: 'take', what, hex: at });
          break;
        default:
          for (let owner = 0; owner < s.seats.length; owner++) {
            for (let from = 0; from < hexCount; from++) {
              if (step === 4 || distance(from, at) === 1) unitShifts(s, owner, from, fartherFrom(at), out);
            }
          }
      }
    },
    apply(s, frame, action, emit) {
      const { seat } = frame;
      if (action.type === 'take') {
        const token = tokenKinds.find((kind) => kind === action.what);
        if (token) collectToken(s, seat, token, action.hex, emit);
      } else if (action.type === 'shift') {
        const { what, from, to } = action;
        if (what === 'townsfolk') {
          bringTownsfolk(s, seat, from, to, emit);
          frame.marks = [to];
          // Rescued, it is on no hex any more: nothing is left to collect or push from.
          if (to === s.seats[seat].home) {
            close(s);
            return;
          }
        } else if (isUnit(what)) shiftUnit(s, seat, what, from, to, emit);
      }
      nextScroll(s, frame);
    },
    stop: skipScroll,
    asks: (_s, { step }) => step,
    skips: ({ step }) => step > 1,
    problem: (_s, { step, marks }) =>
      step > 1 && marks.length === 0 ? 'after step 1 marks is the hex of the townsfolk' : undefined,
  },
};
