import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { TileId } from '../../state/tiles.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect } from '../effect.ts';

/** A bonus tile between the jars (HC-BON-2). */
export interface Tile {
  readonly id: TileId;
  readonly rule: string;
  /** Does it at once, or pushes the frames in which it is played. */
  use(s: HarrowState, seat: Seat, emit: Emit): void;
  /** Would it do nothing now? It may be used all the same, and is spent. */
  isIdle(s: HarrowState, seat: Seat): boolean;
  readonly effect?: Effect;
}
