import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { linesFrom } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { collectToken } from '../../../rules/collect.ts';
import { tokenCount } from '../../../rules/tokens.ts';
import { tokenKinds } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import type { Tactic } from '../card.ts';

function shots(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  for (const line of linesFrom[s.seats[seat].legendHex]) {
    for (const hex of line) {
      for (const what of tokenKinds) if (tokenCount(s, hex, what) > 0) out.push({ type: 'take', what, hex });
    }
  }
}

/** An ability token in a straight line with the legend, at any distance, is collected at once. */
export const sureShot: Tactic = {
  id: 't_sure_shot',
  rule: 'HC-TAC-3',
  canPlay(s, seat) {
    const out: HarrowAction[] = [];
    shots(s, seat, out);
    return out.length > 0;
  },
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_sure_shot'));
  },
  effect: {
    options(s, { seat }, out) {
      shots(s, seat, out);
    },
    apply(s, { seat }, action, emit) {
      const token = action.type === 'take' ? tokenKinds.find((kind) => kind === action.what) : undefined;
      if (action.type !== 'take' || token === undefined) return;
      close(s);
      collectToken(s, seat, token, action.hex, emit);
    },
  },
};
