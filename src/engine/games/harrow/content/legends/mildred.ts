import { nextU32 } from '../../../../kernel/rng.ts';
import { type Hex, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { isLegendNailed } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { shiftUnit } from '../../rules/shift.ts';
import { hasStorm } from '../../rules/terrain.ts';
import { layToken } from '../../rules/tokens.ts';
import { tokenKinds } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { TreeAsker } from './legend.ts';

/** HC-LGD-MIL-2: so many own cubes must fall out, and so many tokens are laid then. */
const enough = 3;
const laid = 2;

function stormHexes(s: HarrowState): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hasStorm(s, hex)) out.push(hex);
  return out;
}

/** Unseen havoc. Step 1: to a hex with a haint of hers; step 2: the tree; step 3: tokens on storm hexes (`marks`: where one lies now). */
export const mildred: TreeAsker = {
  id: 'mildred',
  rule: 'HC-LGD-MIL-1',
  faction: 'family',
  asksFor: enough,
  canUsePower: () => true,
  reach: (s) => (s.box.some((n) => n > 0) ? stormHexes(s) : []),
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'mildred', laid));
  },
  effect: {
    settle(s, frame) {
      if (frame.step !== 2) return false;
      frame.step = 3;
      s.flow.push({ kind: 'tree', seat: frame.seat, seed: nextU32(s.rng) });
      return true;
    },
    options(s, { seat, step, marks, left }, out) {
      const { haints, legendHex: from, cubes } = s.seats[seat];
      for (let hex = 0; hex < hexCount; hex++) {
        if (step === 1) {
          const mayGo = hex !== from && haints[hex] > 0 && canEnter(s, seat, hex) && !isLegendNailed(s, seat);
          if (mayGo) out.push({ type: 'shift', what: 'legend', from, to: hex });
        } else if (left > 0 && cubes >= enough && hasStorm(s, hex) && !marks.includes(hex)) {
          tokenKinds.forEach((what, i) => {
            if (s.box[i] > 0) out.push({ type: 'put', what, hex });
          });
        }
      }
    },
    apply(s, frame, action, emit) {
      const { seat } = frame;
      if (action.type === 'shift') {
        frame.step = 2;
        shiftUnit(s, seat, 'legend', action.from, action.to, emit);
      } else if (action.type === 'put') {
        const token = tokenKinds.find((kind) => kind === action.what);
        if (token === undefined) return;
        layToken(s, token, action.hex);
        frame.marks.push(action.hex);
        frame.left--;
        emit({ type: 'tokenLaid', seat, token, hex: action.hex });
        if (frame.left === 0) close(s);
      }
    },
    // HC-OQ-58: she goes where she can, unless a haint of hers is with her already; the tokens are laid.
    mayStop: (s, { seat, step }) => step === 1 && s.seats[seat].haints[s.seats[seat].legendHex] > 0,
    // Staying where she is does not spare the tree.
    stop(s, frame) {
      if (frame.step === 1) frame.step = 2;
      else close(s);
    },
    asks: (_s, { step }) => step,
    skips: ({ step }) => step === 1,
  },
};
