import type { RootAction, RootActionDef } from './action.ts';
import type { Emit } from './events.ts';
import { plays } from './factions/plays.ts';
import { topFrame } from './flow.ts';
import { framePlay } from './frames.ts';
import { beginTurn, nextStep } from './rules/turn.ts';
import type { RootState } from './state.ts';
import { stepDefs, stepNow } from './steps.ts';

/** What can be on offer now: a word stands there once at most. */
export function defsNow(s: RootState): readonly RootActionDef[] {
  const frame = topFrame(s);
  if (!frame) return stepDefs(s);
  if (frame.kind === 'setUp') return [plays[s.sides[frame.seat].faction].setUp[frame.step]];
  return framePlay(frame).actions;
}

/** What the step does by itself, or whether it waits. */
function settleStep(s: RootState, emit: Emit): boolean {
  const step = stepNow(s);
  if (step.waits(s, s.active)) return false;
  const seat = s.active;
  // The next step comes first: what is done by itself may leave something to decide.
  nextStep(s, emit);
  step.auto?.(s, seat, emit);
  return true;
}

/** What the action does, without what follows by itself. */
export function perform(s: RootState, action: RootAction, emit: Emit): void {
  for (const def of defsNow(s)) {
    if (def.type === action.type) {
      def.apply(s, action, emit);
      return;
    }
  }
  throw new Error(`${action.type} is not on offer`);
}

/** Lets the rules run on until somebody must decide, the dice must fall, or the game is over. */
export function settle(s: RootState, emit: Emit): void {
  while (s.result === undefined) {
    const frame = topFrame(s);
    if (frame) {
      if (!framePlay(frame).settle(s, frame, emit)) return;
    } else if (s.turn === 0) {
      beginTurn(s, 0, emit);
    } else if (!settleStep(s, emit)) return;
  }
}
