import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { tiles } from '../../../engine/games/harrow/content/tiles/tiles.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { isUnitNail, unitOfNail } from '../../../engine/games/harrow/rules/nails.ts';
import { ownerAt } from '../../../engine/games/harrow/rules/shift.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { isTreeIdle } from './idle-tree.ts';
import { rivalServed } from './rival-goal.ts';
import { emptiesBag, isHestersLast, leavesPoints } from './waste.ts';

/** Why an action that is legal is asked about once more: it hurts whoever does it, serves a rival, or is spent for nothing. */
export type Warning =
  | 'ownNail'
  | 'idleTile'
  | 'idleTree'
  | 'idlePoints'
  | 'emptyBag'
  | 'lastTurn'
  | 'razesBuilding'
  | 'rescuesTownsfolk';

export function warningOf(s: HarrowState, action: HarrowAction): Warning | undefined {
  const seat = topFrame(s)?.seat ?? 0;
  // HC-BON-2: a tile may be used and come to nothing. One that is kept stays face up.
  if (action.type === 'tile') return tiles[action.tile].isIdle(s, seat) ? 'idleTile' : undefined;
  if (action.type === 'shake') return isTreeIdle(s) ? 'idleTree' : undefined;
  if (action.type === 'done') return leavesPoints(s) ? 'idlePoints' : undefined;
  if (action.type === 'end') return isHestersLast(s) ? 'lastTurn' : undefined;
  if (action.type === 'sort') return action.to === 'board' && emptiesBag(s) ? 'emptyBag' : undefined;
  // HC-SOLO-37
  const rival = rivalServed(s, action);
  if (rival) return rival === 'family' ? 'razesBuilding' : 'rescuesTownsfolk';
  if (action.type !== 'put' || !isUnitNail(action.what)) return undefined;
  // HC-OQ-25: allowed, with a warning
  return ownerAt(s, unitOfNail[action.what], action.hex) === seat ? 'ownNail' : undefined;
}
