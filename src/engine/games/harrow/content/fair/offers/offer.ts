import type { Seat } from '../../../../../kernel/game.ts';
import type { Emit } from '../../../action.ts';
import type { OfferId } from '../../../state/fair.ts';
import type { HarrowState } from '../../../state.ts';
import type { Effect } from '../../effect.ts';

/** An offer of the Fair Folk: what it does for a faction, and what for Hester (HC-FAIR-42). */
export interface Offer {
  readonly id: OfferId;
  /** The rule that says what it does. */
  readonly rule: string;
  /** Does it at once, or pushes the frames in which it is played. */
  use(s: HarrowState, seat: Seat, emit: Emit): void;
  readonly effect?: Effect;
}
