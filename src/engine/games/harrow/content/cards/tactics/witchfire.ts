import { type Hex, hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { dollAt } from '../../../rules/kammi/dolls.ts';
import { moneyAt } from '../../../rules/kammi/money.ts';
import { hasFire, isOccupied } from '../../../rules/occupancy.ts';
import { hasTokens, layToken } from '../../../rules/tokens.ts';
import { tokenKinds } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

const laid = 2;

/** HC-TAC-5: nothing but land, and perhaps a storm or a root. */
function isEmpty(s: HarrowState, hex: Hex): boolean {
  return (
    !hasTokens(s, hex) &&
    s.townsfolk[hex] + s.buildings[hex] + s.paths[hex] + s.redCubes[hex] === 0 &&
    !s.goads.includes(hex) &&
    dollAt(s, hex) === undefined &&
    moneyAt(s, hex) === 0 &&
    !hasFire(s, hex) &&
    !isOccupied(s, hex)
  );
}

function emptyHexes(s: HarrowState): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (isEmpty(s, hex)) out.push(hex);
  return out;
}

/** Two ability tokens of any kind from the box, on two empty hexes. */
export const witchfire: Tactic = {
  id: 't_witchfire',
  rule: 'HC-TAC-5',
  canPlay: (s) => s.box.some((n) => n > 0) && emptyHexes(s).length > 0,
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_witchfire', laid));
  },
  effect: {
    options(s, { left }, out) {
      if (left === 0) return;
      for (const hex of emptyHexes(s)) {
        tokenKinds.forEach((what, i) => {
          if (s.box[i] > 0) out.push({ type: 'put', what, hex });
        });
      }
    },
    apply(s, frame, action, emit) {
      const token = action.type === 'put' ? tokenKinds.find((kind) => kind === action.what) : undefined;
      if (action.type !== 'put' || token === undefined) return;
      layToken(s, token, action.hex);
      emit({ type: 'tokenLaid', seat: frame.seat, token, hex: action.hex });
      frame.left--;
      if (frame.left === 0) close(s);
    },
  },
};
