import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { harrow } from '../../../engine/games/harrow/harrow.ts';
import { isUnit, ownerAt } from '../../../engine/games/harrow/rules/shift.ts';
import { goalOf } from '../../../engine/games/harrow/rules/solo/objective.ts';
import { requireActive } from '../../../engine/games/harrow/rules/solo/solo.ts';
import { type FactionId, opponent } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

interface Arrival {
  readonly seat: Seat;
  readonly hex: Hex;
}

/** Whose unit the action brings where, if the player says so. On its march a faction goes for its objective anyway (HC-SOLO-33). */
function arrivalOf(s: HarrowState, action: HarrowAction): Arrival | undefined {
  switch (action.type) {
    case 'creep':
      return action.unit === 'haint' ? { seat: ownerAt(s, 'haint', action.from), hex: action.to } : undefined;
    case 'shift': {
      const { what, from, to } = action;
      return isUnit(what) ? { seat: ownerAt(s, what === 'infected' ? 'haint' : what, from), hex: to } : undefined;
    }
    case 'push':
      return { seat: opponent(topFrame(s)?.seat ?? 0), hex: action.hex };
    case 'spawn':
      return { seat: s.seats.findIndex(({ home }) => home === action.hex), hex: action.hex };
    case 'put':
      return action.what === 'haint' ? { seat: requireActive(s), hex: action.hex } : undefined;
    default:
      return undefined;
  }
}

/** HC-SOLO-37: the faction that would score at once. */
function scorer(s: HarrowState, action: HarrowAction): FactionId | undefined {
  const arrival = arrivalOf(s, action);
  if (!arrival || arrival.seat < 0 || goalOf(s, arrival.seat) !== arrival.hex) return undefined;
  return s.seats[arrival.seat].faction;
}

/** Does it move the same thing? */
function isAlike(action: HarrowAction, other: HarrowAction): boolean {
  if (action.type === 'shift' && other.type === 'shift') return action.what === other.what;
  return action.type === other.type;
}

/** Could the player let it be, or choose another hex? */
function isAvoidable(s: HarrowState, action: HarrowAction): boolean {
  return harrow.legal(s).some((other) => {
    if (other.type === 'done' || other.type === 'end') return true;
    return isAlike(action, other) && scorer(s, other) === undefined;
  });
}

/** In the solo game: which rival an action of the player's would give 2 points that need not be given. */
export function rivalServed(s: HarrowState, action: HarrowAction): FactionId | undefined {
  const faction = s.solo && scorer(s, action);
  return faction && isAvoidable(s, action) ? faction : undefined;
}
