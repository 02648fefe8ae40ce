import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { FactionId, LegendId } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect } from '../effect.ts';

/** A legend and its unique power (the hand symbol, HC-LEG-1). */
export interface Legend {
  readonly id: LegendId;
  /** The rule that says what the power does. */
  readonly rule: string;
  readonly faction: FactionId;
  /** Would the power do anything now? */
  canUsePower(s: HarrowState, seat: Seat): boolean;
  /** Uses it at once, or pushes the frame in which it is played. */
  usePower(s: HarrowState, seat: Seat, emit: Emit): void;
  /** Hexes it could touch, where its first step alone would not show them. */
  reach?(s: HarrowState, seat: Seat): readonly Hex[];
  /** How it is played, if in steps. */
  readonly effect?: Effect;
}

/** The power asks the tree, and works if so many own cubes fall out (HC-TREE-6). */
export interface TreeAsker extends Legend {
  readonly asksFor: number;
}
