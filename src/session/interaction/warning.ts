import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { trackOf } from '../../engine/games/harrow/content/legend-tracks/legend-tracks.ts';
import { neighbours } from '../../engine/games/harrow/county.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { isLegendNailed, unitOfNail } from '../../engine/games/harrow/rules/nails.ts';
import { canEnter } from '../../engine/games/harrow/rules/occupancy.ts';
import { ownerAt } from '../../engine/games/harrow/rules/shift.ts';
import { canMove, canSpawn, canStrengthen } from '../../engine/games/harrow/rules/usable.ts';
import type { HarrowState, TileId } from '../../engine/games/harrow/state.ts';

/** Why an action that is legal is asked about once more: it hurts whoever does it, or is spent for nothing. */
export type Warning = 'ownNail' | 'idleTile';

/** HC-BON-2: a tile may be used and come to nothing. One that is kept stays face up. */
function isIdle(s: HarrowState, tile: TileId): boolean {
  const seat = topFrame(s)?.seat ?? 0;
  const own = s.seats[seat];
  switch (tile) {
    case 'b_lantern':
      return s.lantern === seat;
    case 'b_move':
      return !canMove(s, seat, 1);
    case 'b_spawn':
      return !canSpawn(s, seat);
    case 'b_strengthen':
      return !canStrengthen(s, seat);
    case 'b_card_cycle':
      return own.hand.length === 0;
    case 'b_move_legend':
      return isLegendNailed(s, seat) || !neighbours[own.legendHex].some((hex) => canEnter(s, seat, hex));
    case 'b_spoon_back':
      return own.spoon === 1;
    case 'b_first_scroll':
      return !trackOf(s, seat).canUseFirst(s, seat);
    case 'b_wild':
      return false;
  }
}

export function warningOf(s: HarrowState, action: HarrowAction): Warning | undefined {
  if (action.type === 'tile') return isIdle(s, action.tile) ? 'idleTile' : undefined;
  if (action.type !== 'put' || (action.what !== 'nail_haint' && action.what !== 'nail_legend')) return undefined;
  // HC-OQ-25: allowed, with a warning
  return ownerAt(s, unitOfNail[action.what], action.hex) === topFrame(s)?.seat ? 'ownNail' : undefined;
}
