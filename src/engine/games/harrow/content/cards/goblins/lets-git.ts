import { layToken } from '../../../rules/tokens.ts';
import { tokenKinds } from '../../../state/tokens.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

/** An ability token from the box on a hex exactly two away. */
export const letsGit = steppedCard('g_lets_git', 'HC-GOB-11', {
  options(s, _frame, out) {
    for (const hex of hexesAround(s, 2, 2)) {
      tokenKinds.forEach((what, i) => {
        if (s.box[i] > 0) out.push({ type: 'put', what, hex });
      });
    }
  },
  apply(s, { seat }, action, emit) {
    const token = action.type === 'put' ? tokenKinds.find((kind) => kind === action.what) : undefined;
    if (action.type !== 'put' || token === undefined) return;
    close(s);
    layToken(s, token, action.hex);
    emit({ type: 'tokenLaid', seat, token, hex: action.hex });
  },
  // HC-OQ-58
  mayStop: () => false,
});
