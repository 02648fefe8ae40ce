import type { HarrowAction } from '../../../action.ts';
import { neighbours } from '../../../county.ts';
import { goblinHex } from '../../../rules/kammi/kammi.ts';
import { looseHaints, looseLegends } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import { terrainAt } from '../../../rules/terrain.ts';
import { opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import type { EffectFrame } from '../../effect.ts';
import { steppedCard } from './reach.ts';

/** HC-DIFF-7: the goblin and the enemy's legend stand on terrain of two colours. */
function isSet(s: HarrowState, seat: number): boolean {
  const goblin = goblinHex(s);
  if (goblin === undefined) return false;
  const here = terrainAt(s, goblin);
  const there = terrainAt(s, s.seats[opponent(seat)].legendHex);
  return here !== undefined && there !== undefined && here !== there;
}

function legendSteps(s: HarrowState, seat: number, out: HarrowAction[]): void {
  for (const { unit: what, hex: from } of looseLegends(s, seat)) {
    for (const to of neighbours[from]) if (canEnter(s, seat, to)) out.push({ type: 'shift', what, from, to });
  }
}

/** Step 2: haints of the hex the legend left go the same way (`marks`: from where, to where). */
function companions(s: HarrowState, { seat, marks: [from, to] }: EffectFrame, out: HarrowAction[]): void {
  if (looseHaints(s, seat, from) > 0 && canEnter(s, seat, to)) haintShifts(s, seat, from, to, out);
}

/** One of Kammi's legends goes one hex, and takes haints along if she likes. */
export const snare = steppedCard('g_snare', 'HC-GOB-4', {
  options(s, frame, out) {
    if (frame.step === 2) companions(s, frame, out);
    else if (isSet(s, frame.seat)) legendSteps(s, frame.seat, out);
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'shift' || !isUnit(action.what)) return;
    const { what, from, to } = action;
    frame.step = 2;
    frame.marks = [from, to];
    shiftUnit(s, frame.seat, what, from, to, emit);
  },
  // HC-OQ-58
  mayStop: (_s, { step }) => step === 2,
  asks: (_s, { step }) => step,
  problem: (_s, { step, marks }) =>
    step === 2 && marks.length < 2 ? 'after step 1 marks is where the legend came from and where it is' : undefined,
});
