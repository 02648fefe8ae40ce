import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { unitOfNail } from '../../engine/games/harrow/rules/nails.ts';
import { ownerAt } from '../../engine/games/harrow/rules/shift.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

/** Why an action that is legal is asked about once more: it hurts whoever does it. */
export type Warning = 'ownNail';

export function warningOf(s: HarrowState, action: HarrowAction): Warning | undefined {
  if (action.type !== 'put' || (action.what !== 'nail_haint' && action.what !== 'nail_legend')) return undefined;
  // HC-OQ-25: allowed, with a warning
  return ownerAt(s, unitOfNail[action.what], action.hex) === topFrame(s)?.seat ? 'ownNail' : undefined;
}
