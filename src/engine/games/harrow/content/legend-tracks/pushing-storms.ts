import type { Seat } from '../../../../kernel/game.ts';
import { type Hex, hexCount, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { fartherFrom, isUnit, shiftUnit, tokenShifts, unitShifts } from '../../rules/shift.ts';
import { canRaiseStorm, raiseStorm } from '../../rules/storm-route.ts';
import { shiftToken } from '../../rules/tokens.ts';
import { opponent } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect } from '../effect.ts';
import { nextScroll, skipScroll } from './scrolls.ts';
import type { LegendTrack } from './track.ts';

function canRaise(s: HarrowState, seat: Seat): boolean {
  return neighbours[s.seats[seat].legendHex].some((hex) => canRaiseStorm(s, seat, hex));
}

function pushUnits(s: HarrowState, owner: Seat, storm: Hex, out: Parameters<Effect['options']>[2]): void {
  for (let from = 0; from < hexCount; from++) unitShifts(s, owner, from, fartherFrom(storm), out);
}

/** HC-TRK-33: a storm beside the legend; then an ability token, an own unit and an enemy unit are pushed away from it. */
export const pushingStorms: LegendTrack = {
  canUse: canRaise,
  open(s, seat) {
    s.flow.push(effectFrame(seat, 'pushing_storms'));
  },
  canUseFirst: canRaise,
  openFirst(s, seat) {
    s.flow.push(effectFrame(seat, 'pushing_storms', 1));
  },
  effect: {
    options(s, { seat, step, marks: [storm] }, out) {
      switch (step) {
        case 1:
          for (const hex of neighbours[s.seats[seat].legendHex]) {
            if (canRaiseStorm(s, seat, hex)) out.push({ type: 'put', what: 'storm', hex });
          }
          break;
        case 2:
          tokenShifts(s, fartherFrom(storm), out);
          break;
        case 3:
          pushUnits(s, seat, storm, out);
          break;
        default:
          pushUnits(s, opponent(seat), storm, out);
      }
    },
    apply(s, frame, action, emit) {
      const { seat } = frame;
      if (action.type === 'put') {
        raiseStorm(s, seat, action.hex, false, emit);
        frame.marks = [action.hex];
      } else if (action.type === 'shift') {
        const { what, from, to } = action;
        if (isUnit(what)) shiftUnit(s, seat, what, from, to, emit);
        else if (what === 'move' || what === 'spawn' || what === 'strengthen' || what === 'scroll') {
          shiftToken(s, what, from, to);
          emit({ type: 'tokenShifted', seat, token: what, from, to });
        }
      }
      nextScroll(s, frame);
    },
    stop: skipScroll,
    asks: (_s, { step }) => step,
    skips: ({ step }) => step > 1,
    problem: (_s, { step, marks }) =>
      step > 1 && marks.length === 0 ? 'after step 1 marks is the hex of the storm' : undefined,
  },
};
