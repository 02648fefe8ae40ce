import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { score } from '../scoring.ts';

/** What the seat's units go for: the Protectors for the townsfolk, the Family for the building (HC-SOLO-33). */
function objectivesOf(s: HarrowState, seat: Seat): number[] {
  return s.seats[seat].faction === 'protectors' ? s.townsfolk : s.buildings;
}

/** HC-SOLO-33: where they go. */
export function goalOf(s: HarrowState, seat: Seat): Hex | undefined {
  const hex = objectivesOf(s, seat).findIndex((n) => n > 0);
  return hex < 0 ? undefined : hex;
}

/** HC-SOLO-37: in the solo game a unit of the seat that comes to its objective has reached it, whatever brought it there. */
export function reachObjective(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void {
  const objectives = objectivesOf(s, seat);
  if (objectives[hex] === 0) return;
  objectives[hex]--;
  const isRescue = s.seats[seat].faction === 'protectors';
  emit(isRescue ? { type: 'townsfolkRescued', seat, hex } : { type: 'buildingDestroyed', seat, hex });
  score(s, seat, 2, isRescue ? 'rescue' : 'destroy', emit);
  // HC-FVH-5: another one comes at once
  if (s.fair) s.flow.push({ kind: 'pile', seat: s.active, why: isRescue ? 'townsfolk' : 'building' });
}
