import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import { phases, type StepId } from '../state/phases.ts';
import { nextSeat, type RootState } from '../state.ts';
import { winsByDominance } from './dominance.ts';
import { endGame } from './points.ts';

const stepsNow = (s: RootState): readonly StepId[] => traitsOf(s.sides[s.active]).steps[s.phase];

/** RT-TL-1, RT-TL-2: the marks of the last turn are cleared, then the look for a win by dominance. */
export function beginTurn(s: RootState, seat: Seat, emit: Emit): void {
  s.turn++;
  s.active = seat;
  s.phase = 'birdsong';
  [s.step] = stepsNow(s);
  s.used = [];
  s.activated = [0, 0, 0];
  traitsOf(s.sides[seat]).turnBegins?.(s, seat);
  emit({ type: 'turnBegan', seat, turn: s.turn });
  if (winsByDominance(s, seat)) endGame(s, seat, emit);
}

/** RT-1.4.1-1: the next phase, or the next player's turn. */
export function nextPhase(s: RootState, emit: Emit): void {
  const next = phases.indexOf(s.phase) + 1;
  if (next === phases.length) {
    beginTurn(s, nextSeat(s, s.active), emit);
    return;
  }
  s.phase = phases[next];
  [s.step] = stepsNow(s);
  emit({ type: 'phaseBegan', seat: s.active, phase: s.phase });
}

export function nextStep(s: RootState, emit: Emit): void {
  const steps = stepsNow(s);
  const next = steps.indexOf(s.step) + 1;
  if (next === steps.length) nextPhase(s, emit);
  else s.step = steps[next];
}
