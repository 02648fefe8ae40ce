import type { Emit, HarrowAction } from '../../action.ts';
import type { Hex } from '../../county.ts';
import { topFrame } from '../../flow.ts';
import { transferUnits } from '../../rules/movement.ts';
import { groupsAfield, stepsOfAll, undisputedStep, waysTo, whyBlocked, whyStep } from '../../rules/solo/march.ts';
import { goalOf } from '../../rules/solo/objective.ts';
import { requireActive, requireSolo } from '../../rules/solo/solo.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect, type EffectFrame } from '../effect.ts';

function requireGoal(s: HarrowState): Hex {
  const { goal } = requireSolo(s);
  if (goal === undefined) throw new Error('the active faction has no goal');
  return goal;
}

/** HC-SOLO-37: the objective has been reached, the others go on toward its hex; HC-FVH-5: a new one may be on the map. */
function afterwards(s: HarrowState): { readonly gone?: true } {
  return goalOf(s, requireActive(s)) === requireGoal(s) ? {} : { gone: true };
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
  const event = {
    type: 'soloGroupMoved',
    seat,
    from,
    to,
    haints,
    legend,
    goal,
    why,
    ...afterwards(s),
    joins,
    only,
  } as const;
  transferUnits(s, event, event, emit);
}

function giveUp(s: HarrowState, frame: EffectFrame, ways: readonly number[], emit: Emit): void {
  const seat = requireActive(s);
  const goal = requireGoal(s);
  const gone = afterwards(s);
  const blocked = frame.marks;
  frame.marks = [];
  for (const hex of blocked)
    emit({ type: 'soloGroupBlocked', seat, hex, goal, why: whyBlocked(s, seat, hex, ways), ...gone });
}

/** The groups of the present step go on, as far as nobody need be asked: true once none is left, or something else comes first (HC-FVH-5). */
function goOn(s: HarrowState, frame: EffectFrame, ways: readonly number[], emit: Emit): boolean {
  const seat = requireActive(s);
  while (frame.marks.length > 0 && topFrame(s) === frame) {
    const step = undisputedStep(s, seat, frame.marks, ways);
    if (step) {
      moveGroup(s, frame, step.from, step.to, true, emit);
      continue;
    }
    const [only, another] = stepsOfAll(s, seat, frame.marks, ways);
    if (another) return false;
    if (only) moveGroup(s, frame, only.from, only.to, true, emit);
    else giveUp(s, frame, ways, emit);
  }
  return true;
}

/** HC-SOLO-33 to 37: `left` steps are still to come; `marks` are the groups that have not moved in the present one. */
export const march: Effect = {
  options(s, frame, out: HarrowAction[]) {
    const seat = requireActive(s);
    for (const { from, to } of stepsOfAll(s, seat, frame.marks, waysTo(s, seat, requireGoal(s)))) {
      out.push({ type: 'shift', what: 'all', from, to });
    }
  },
  apply(s, frame, action, emit) {
    if (action.type === 'shift') moveGroup(s, frame, action.from, action.to, false, emit);
  },
  settle(s, frame, emit) {
    const seat = requireActive(s);
    const goal = requireGoal(s);
    const ways = waysTo(s, seat, goal);
    while (goOn(s, frame, ways, emit)) {
      if (topFrame(s) !== frame) return true;
      if (frame.left === 0) {
        close(s);
        return true;
      }
      frame.left--;
      frame.marks = groupsAfield(s, seat, goal);
    }
    return 'offers';
  },
  mayStop: () => false,
};
