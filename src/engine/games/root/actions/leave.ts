import { defineAction } from '../action.ts';
import { nextPhase, nextStep } from '../rules/turn.ts';

/** RT-NO-9: leaves the step. */
export const done = defineAction('done', {
  options: (_s, out) => out.push({ type: 'done' }),
  apply: (s, _, emit) => nextStep(s, emit),
});

/** Leaves the phase with whatever could still be done in it. */
export const end = defineAction('end', {
  options: (_s, out) => out.push({ type: 'end' }),
  apply: (s, _, emit) => nextPhase(s, emit),
});
