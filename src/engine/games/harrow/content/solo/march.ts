import type { ActionOf, Emit, HarrowAction } from '../../action.ts';
import type { Hex } from '../../county.ts';
import { transferUnits } from '../../rules/movement.ts';
import { groupsAfield, stepsOf, undisputedStep, waysTo, whyBlocked, whyStep } from '../../rules/solo/march.ts';
import { goalOf } from '../../rules/solo/objective.ts';
import { requireActive, requireSolo } from '../../rules/solo/solo.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect, type EffectFrame } from '../effect.ts';

function requireGoal(s: HarrowState): Hex {
  const { goal } = requireSolo(s);
  if (goal === undefined) throw new Error('the active faction has no goal');
  return goal;
}

function steps(s: HarrowState, { marks }: EffectFrame): ActionOf<'shift'>[] {
  const seat = requireActive(s);
  const ways = waysTo(s, seat, requireGoal(s));
  return marks.flatMap((from) =>
    stepsOf(s, seat, from, ways).map((to) => ({ type: 'shift', what: 'all', from, to }) as const),
  );
}

/** HC-SOLO-37: the objective has been reached, the others go on toward its hex. */
function afterwards(s: HarrowState): { readonly gone?: true } {
  return goalOf(s, requireActive(s)) === undefined ? { gone: true } : {};
}

/** HC-SOLO-36: the whole group goes; if it joins one that has not moved in this step yet, both move on together. */
function moveGroup(s: HarrowState, frame: EffectFrame, from: Hex, to: Hex, only: boolean, emit: Emit): void {
  const seat = requireActive(s);
  const goal = requireGoal(s);
  const own = s.seats[seat];
  const haints = own.haints[from];
  const legend = own.legendHex === from;
  frame.marks = frame.marks.filter((hex) => hex !== from && hex !== goal);
  const joins = frame.marks.includes(to);
  const why = whyStep(from, to, goal);
  const group = { seat, from, to, haints, legend };
  transferUnits(s, group, { type: 'soloGroupMoved', ...group, goal, why, ...afterwards(s), joins, only }, emit);
}

function giveUp(s: HarrowState, frame: EffectFrame, emit: Emit): void {
  const seat = requireActive(s);
  const goal = requireGoal(s);
  const ways = waysTo(s, seat, goal);
  const gone = afterwards(s);
  const blocked = frame.marks;
  frame.marks = [];
  for (const hex of blocked) emit({ type: 'soloGroupBlocked', seat, hex, goal, why: whyBlocked(hex, ways), ...gone });
}

/** HC-SOLO-33 to 37: `left` steps are still to come; `marks` are the groups that have not moved in the present one. */
export const march: Effect = {
  options(s, frame, out: HarrowAction[]) {
    out.push(...steps(s, frame));
  },
  apply(s, frame, action, emit) {
    if (action.type === 'shift') moveGroup(s, frame, action.from, action.to, false, emit);
  },
  settle(s, frame, emit) {
    if (frame.marks.length === 0) {
      if (frame.left === 0) close(s);
      else {
        frame.left--;
        frame.marks = groupsAfield(s, requireActive(s), requireGoal(s));
      }
      return true;
    }
    const seat = requireActive(s);
    const [first, ...others] = steps(s, frame);
    const step = others.length > 0 ? undisputedStep(s, seat, frame.marks, waysTo(s, seat, requireGoal(s))) : first;
    if (step) moveGroup(s, frame, step.from, step.to, true, emit);
    else if (others.length > 0) return false;
    else giveUp(s, frame, emit);
    return true;
  },
  mayStop: () => false,
};
