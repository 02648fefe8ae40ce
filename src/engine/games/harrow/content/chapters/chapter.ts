import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { EventOf } from '../../events.ts';
import type { Order } from '../../rules/order/order.ts';
import type { ModeId } from '../../state/set-up.ts';
import type { HarrowState } from '../../state.ts';
import type { Larder } from '../hester/larder.ts';

/**
 * A chapter: what its set-up puts on an otherwise empty table, and the rules it plays in its own way. Which pieces it has
 * is in `features.ts`.
 */
export interface Chapter {
  readonly id: ModeId;
  prepare(s: HarrowState): void;
  /** What is still to be decided before the first round, on top of the flow. */
  open?(s: HarrowState): void;
  readonly order: Order;
  /** Where the killed haint goes, and what the kill is worth. `killed` undefined: no haint was left (HC-ATK-22). */
  creditKill(s: HarrowState, killer: Seat, killed: EventOf<'killed'> | undefined, emit: Emit): void;
  /** Units of the seat have come to the hex, whatever brought them. */
  arrive?(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void;
  /** Where Hester's trophies come from, with Hester in the game. */
  readonly larder?: Larder;
}
