import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { distance, type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type EffectFrame } from '../../effect.ts';
import type { Tactic } from '../card.ts';

/** Steps of the frame: the choice, two haints one hex each, or one haint two hexes. */
const twoHaints = 2;
const twoHexes = 3;

function stepsFrom(s: HarrowState, seat: Seat, from: Hex, not: Hex | undefined, out: HarrowAction[]): void {
  for (const to of neighbours[from]) {
    if (to !== not && canEnter(s, opponent(seat), to)) haintShifts(s, opponent(seat), from, to, out);
  }
}

/** Enemy haints up to `reach` hexes from the legend that have not moved yet, to any legal neighbour. */
function scares(s: HarrowState, seat: Seat, reach: number, moved: readonly Hex[], out: HarrowAction[]): void {
  const { legendHex } = s.seats[seat];
  for (let from = 0; from < hexCount; from++) {
    const away = distance(from, legendHex);
    const waiting = looseHaints(s, opponent(seat), from) - moved.filter((hex) => hex === from).length;
    if (away >= 1 && away <= reach && waiting > 0) stepsFrom(s, seat, from, undefined, out);
  }
}

function options(s: HarrowState, { seat, step, marks }: EffectFrame, out: HarrowAction[]): void {
  const [start, now] = marks;
  if (step === twoHaints) scares(s, seat, 1, marks, out);
  // The second hex is another one than that it came from.
  else if (step === twoHexes && now !== undefined) stepsFrom(s, seat, now, start, out);
  else if (step === twoHexes) scares(s, seat, 2, [], out);
  else {
    for (const [option, reach] of [['two', 1] as const, ['far', 2] as const]) {
      const found: HarrowAction[] = [];
      scares(s, seat, reach, [], found);
      if (found.length > 0) out.push({ type: 'choose', option });
    }
  }
}

/** HC-TAC-10: two enemy haints next to the legend one hex each, or one within two hexes two hexes. */
export const holler: Tactic = {
  id: 't_holler',
  rule: 'HC-TAC-10',
  canPlay(s, seat) {
    const out: HarrowAction[] = [];
    scares(s, seat, 2, [], out);
    return out.length > 0;
  },
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_holler', 2));
  },
  effect: {
    options,
    apply(s, frame, action, emit) {
      if (action.type === 'choose') frame.step = action.option === 'two' ? twoHaints : twoHexes;
      if (action.type !== 'shift') return;
      const { from, to } = action;
      if (isUnit(action.what)) shiftUnit(s, frame.seat, action.what, from, to, emit);
      frame.left--;
      frame.marks = frame.step === twoHexes ? [from, to] : [...frame.marks, to];
      if (frame.left === 0) close(s);
    },
    // With nobody right beside the legend there is nothing to choose.
    settle(s, frame) {
      if (frame.step !== 1) return false;
      const found: HarrowAction[] = [];
      scares(s, frame.seat, 1, [], found);
      if (found.length > 0) return false;
      frame.step = twoHexes;
      return true;
    },
    // A haint on its way goes both hexes, if it can.
    mayStop: (_s, { step, marks }) => step !== twoHexes || marks.length === 0,
    asks: (_s, { step, marks }) => (step === twoHexes && marks.length > 0 ? 'on' : step),
    problem: (s, { seat, step, marks: [, now] }) =>
      step !== twoHaints && now !== undefined && looseHaints(s, opponent(seat), now) === 0
        ? 'marks is where the haint came from and where it is'
        : undefined,
  },
};
