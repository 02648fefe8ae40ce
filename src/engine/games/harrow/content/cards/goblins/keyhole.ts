import type { Emit, HarrowAction } from '../../../action.ts';
import { type Hex, neighbours } from '../../../county.ts';
import { shiftToken, tokenCount } from '../../../rules/tokens.ts';
import { bringTownsfolk, canHoldBuilding, canHoldTownsfolk } from '../../../rules/townsfolk.ts';
import { tokenKinds } from '../../../state/tokens.ts';
import { type HarrowState, seatOf } from '../../../state.ts';
import { close, type EffectAction } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

const most = 3;

/** What can come to the hex from those around it. In a game with Kammi there are townsfolk or buildings, never both. */
function pulls(s: HarrowState, to: Hex, out: HarrowAction[]): void {
  const mayWalk = canHoldTownsfolk(s, seatOf(s, 'protectors'), to);
  const mayBuild = canHoldBuilding(s, to);
  for (const from of neighbours[to]) {
    for (const what of tokenKinds) if (tokenCount(s, from, what) > 0) out.push({ type: 'shift', what, from, to });
    if (s.townsfolk[from] > 0 && mayWalk) out.push({ type: 'shift', what: 'townsfolk', from, to });
    if (s.buildings[from] > 0 && mayBuild) out.push({ type: 'shift', what: 'building', from, to });
  }
}

function isSomethingAround(s: HarrowState, hex: Hex): boolean {
  const out: HarrowAction[] = [];
  pulls(s, hex, out);
  return out.length > 0;
}

function bring(s: HarrowState, seat: number, action: EffectAction, emit: Emit): void {
  if (action.type !== 'shift') return;
  const { what, from, to } = action;
  const token = tokenKinds.find((kind) => kind === what);
  if (token) {
    shiftToken(s, token, from, to);
    emit({ type: 'tokenShifted', seat, token, from, to });
  } else if (what === 'townsfolk') {
    bringTownsfolk(s, seatOf(s, 'protectors'), from, to, emit);
  } else if (what === 'building') {
    s.buildings[from]--;
    s.buildings[to]++;
    emit({ type: 'buildingShifted', seat, from, to });
  }
}

/** Step 1 chooses the hex, step 2 brings up to three things to it from those around; `marks` is the hex. */
export const keyhole = steppedCard(
  'g_keyhole',
  'HC-GOB-2',
  {
    options(s, { step, left, marks: [hex] }, out) {
      if (step === 2) {
        if (left > 0) pulls(s, hex, out);
        return;
      }
      for (const each of hexesAround(s, 1, 2)) {
        if (isSomethingAround(s, each)) out.push({ type: 'put', what: 'keyhole', hex: each });
      }
    },
    apply(s, frame, action, emit) {
      if (action.type === 'put') {
        frame.step = 2;
        frame.marks = [action.hex];
        return;
      }
      frame.left--;
      if (frame.left === 0) close(s);
      bring(s, frame.seat, action, emit);
    },
    mayStop: (_s, { step }) => step === 2,
    asks: (_s, { step }) => step,
    problem: (_s, { step, marks }) => (step === 2 && marks.length === 0 ? 'after step 1 marks is the hex' : undefined),
  },
  most,
);
