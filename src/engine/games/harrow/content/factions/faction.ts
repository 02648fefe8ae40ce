import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { Ability, CubeColour, FactionId, HarrowState } from '../../state.ts';

/** What makes a faction itself: its numbers, and the steps of a turn it plays in its own way. */
export interface Faction {
  readonly id: FactionId;
  readonly colour: CubeColour;
  readonly cubes: number;
  /** HC-MOVE-5 */
  readonly paysForStorms: boolean;
  /** HC-ABL-1, HC-ABL-2: the Ability jar is one action for a whole row, or one for each token. */
  readonly rowIsOneAction: boolean;
  /** The Ability jar: pushes the frames in which it is played. */
  openAbilityJar(s: HarrowState, seat: Seat, emit: Emit): void;
  /** The legend ability track (scrolls): can it do anything now, and the frame in which it is played. */
  canUseTrack(s: HarrowState, seat: Seat): boolean;
  openTrack(s: HarrowState, seat: Seat): void;
  /** What a scroll put on the track brings. */
  onScroll(s: HarrowState, seat: Seat): void;
  /** An ability token collected in clean-up (HC-TOK-3, HC-TOK-4). */
  collect(s: HarrowState, seat: Seat, token: Ability, hex: Hex, emit: Emit): void;
  /** Clean-up after collecting: what is still to be decided about tokens. */
  sortTokens(s: HarrowState, seat: Seat): void;
  /** The objective step of clean-up (HC-RES, HC-DEST). */
  pursueObjective(s: HarrowState, seat: Seat, emit: Emit): void;
}
