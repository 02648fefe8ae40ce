import { goblinHex } from '../../../rules/kammi/kammi.ts';
import { closerTo, tokenShifts } from '../../../rules/shift.ts';
import { shiftToken } from '../../../rules/tokens.ts';
import { tokenKinds } from '../../../state/tokens.ts';
import { close } from '../../effect.ts';
import { steppedCard } from './reach.ts';

/** Any ability token comes one hex closer to the goblin. */
export const temptation = steppedCard('g_temptation', 'HC-GOB-7', {
  options(s, _frame, out) {
    const goblin = goblinHex(s);
    if (goblin !== undefined) tokenShifts(s, closerTo(goblin), out);
  },
  apply(s, { seat }, action, emit) {
    const token = action.type === 'shift' ? tokenKinds.find((kind) => kind === action.what) : undefined;
    if (action.type !== 'shift' || token === undefined) return;
    close(s);
    shiftToken(s, token, action.from, action.to);
    emit({ type: 'tokenShifted', seat, token, from: action.from, to: action.to });
  },
  // HC-OQ-58
  mayStop: () => false,
});
