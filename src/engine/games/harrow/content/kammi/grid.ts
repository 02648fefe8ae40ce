import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { FrameOf } from '../../flow.ts';
import { requireKammi } from '../../rules/kammi/kammi.ts';
import { type Ability, abilities, noPoints } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect, type EffectFrame } from '../effect.ts';
import { rowValue } from '../tracks.ts';
import { gridRows } from './prepare.ts';

export const rowNames: readonly string[] = Array.from({ length: gridRows }, (_, row) => `row_${row + 1}`);

/** Step 1 chooses the row, step 2 activates its tokens; then `marks` are the row and the places (from 0) of tokens used. */
const activating = 2;

/** HC-KAM-20, 25: the waiting token is inserted at the left, the right one slides out; cubes on the row go to the battleground. */
function insert(s: HarrowState, seat: Seat, row: number, emit: Emit): void {
  const kammi = requireKammi(s);
  const [left, right] = kammi.grid[row];
  const token = kammi.waiting;
  const cubes = kammi.gridCubes[row];
  kammi.grid[row] = [token, left];
  kammi.waiting = right;
  kammi.waitingRow = row;
  kammi.gridCubes[row] = 0;
  s.seats[seat].cubes += cubes;
  emit({ type: 'rowInserted', seat, row, token, out: right, cubes });
}

/** HC-KAM-21: the tokens of the row that are still to be activated. */
export function tokensLeft(s: HarrowState, { marks: [row, ...used] }: EffectFrame): Ability[] {
  return requireKammi(s).grid[row].filter((_, place) => !used.includes(place));
}

/** HC-KAM-21, 22: the token's whole row value as one action. */
function activate(s: HarrowState, frame: EffectFrame, token: Ability, emit: Emit): void {
  const { seat, marks } = frame;
  const [row, ...used] = marks;
  const place = requireKammi(s).grid[row].findIndex((each, i) => each === token && !used.includes(i));
  marks.push(place);
  const value = rowValue(s.seats[seat].rows, token, 'kammi');
  const points = noPoints();
  points[abilities.indexOf(token)] = value;
  s.flow.push({ kind: 'points', seat, points, any: 0 });
  emit({ type: 'abilityChosen', seat, ability: token, value });
}

/** HC-KAM-22: one of the two tokens has been used and the other has not. */
export function isBetweenTokens(frame: FrameOf<'effect'>): boolean {
  return frame.by === 'kammi_grid' && frame.step === activating && frame.marks.length === 2;
}

/** HC-KAM-20 to 24: Kammi's Ability jar. */
export const kammiGrid: Effect = {
  options(s, frame, out) {
    if (frame.step === activating) {
      for (const option of new Set(tokensLeft(s, frame))) out.push({ type: 'choose', option });
    } else {
      for (const option of rowNames) out.push({ type: 'choose', option });
    }
  },
  apply(s, frame, action, emit) {
    if (action.type !== 'choose') return;
    const row = rowNames.indexOf(action.option);
    if (row >= 0) {
      insert(s, frame.seat, row, emit);
      frame.step = activating;
      frame.marks = [row];
    } else {
      activate(s, frame, action.option as Ability, emit);
    }
  },
  mayStop: (_s, { step }) => step === activating,
  stop(s) {
    close(s);
  },
  asks: (_s, { step, marks }) => (step === activating ? `token${marks.length}` : 'row'),
  problem: (_s, { step, marks: [row] }) =>
    step === activating && !(row < gridRows) ? 'marks is the row of the grid and the tokens used, from 0' : undefined,
};
