import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { Ability } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import type { Traits } from './traits.ts';

/** What makes a faction itself: its numbers, and the steps of a turn it plays in its own way. */
export interface Faction extends Traits {
  /** The Ability jar: pushes the frames in which it is played. */
  openAbilityJar(s: HarrowState, seat: Seat, emit: Emit): void;
  /** An ability token collected (HC-TOK-3, HC-TOK-4). */
  collect(s: HarrowState, seat: Seat, token: Ability, hex: Hex, emit: Emit): void;
  /** Clean-up after collecting: what is still to be decided about tokens. */
  sortTokens(s: HarrowState, seat: Seat): void;
  /** The objective step of clean-up (HC-RES, HC-DEST). */
  pursueObjective(s: HarrowState, seat: Seat, emit: Emit): void;
}
