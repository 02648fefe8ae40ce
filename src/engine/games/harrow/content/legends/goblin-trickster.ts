import type { HarrowAction } from '../../action.ts';
import { type Hex, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { dollAt, hasRoomForDoll, moveDoll } from '../../rules/kammi/dolls.ts';
import { goblinHex, requireKammi } from '../../rules/kammi/kammi.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** Dolls next to a goblin that has none with it. */
function dollsBeside(s: HarrowState): Hex[] {
  const goblin = goblinHex(s);
  if (goblin === undefined || !hasRoomForDoll(s, goblin)) return [];
  return neighbours[goblin].filter((hex) => dollAt(s, hex) !== undefined);
}

function pulls(s: HarrowState, out: HarrowAction[]): void {
  const to = goblinHex(s);
  if (to === undefined) return;
  for (const from of dollsBeside(s)) out.push({ type: 'shift', what: 'doll', from, to });
}

/** HC-GBL-1: a doll comes to the goblin from a hex next to it. */
export const goblinTrickster: Legend = {
  id: 'goblin_trickster',
  rule: 'HC-GBL-1',
  faction: 'kammi',
  canUsePower: (s) => requireKammi(s).power && dollsBeside(s).length > 0,
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'goblin_trickster'));
  },
  effect: {
    options(s, _frame, out) {
      pulls(s, out);
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'shift') return;
      close(s);
      moveDoll(s, seat, action.from, action.to, emit);
    },
    // HC-OQ-58
    mayStop: () => false,
  },
};
