import type { Seat } from '../../kernel/game.ts';
import type { RootActionDef } from './action.ts';
import type { Emit } from './events.ts';
import type { Frame, FrameKind } from './flow.ts';
import type { StepId } from './state/phases.ts';
import type { RootState } from './state.ts';

/** A step of a turn (RT-NO-6). */
export interface StepPlay {
  readonly actions: readonly RootActionDef[];
  /** Done by itself when the step comes; the next one follows. */
  auto?(s: RootState, seat: Seat, emit: Emit): void;
  /**
   * Is there something to decide? Told by what everybody sees, so that a step passed over tells nothing of a hand. Otherwise the
   * step is over.
   */
  waits(s: RootState, seat: Seat): boolean;
  /** May the step be left now by `done`? Without it, it has to be done. */
  mayLeave?(s: RootState, seat: Seat): boolean;
  /** Only optional things are left in the phase: `end` leaves it. */
  readonly endsPhase?: true;
}

/** Something under way inside a step. */
export interface FramePlay<F extends Frame = Frame> {
  readonly actions: readonly RootActionDef[];
  /** `true`: the stack changed, look again; `false`: somebody must decide. */
  settle(s: RootState, frame: F, emit: Emit): boolean;
  /** Who decides; without it, the frame's own seat. */
  decider?(s: RootState, frame: F): Seat;
}

export type FramePlays<K extends FrameKind> = { readonly [Kind in K]: FramePlay<Extract<Frame, { kind: Kind }>> };

/** What a faction does in its set-up and its own turn. */
export interface Play {
  /** RT-5.1.7: what is decided when it sets up, one after the other. */
  readonly setUp: readonly RootActionDef[];
  /** What is done by itself, before anything is decided. */
  prepare?(s: RootState, seat: Seat, emit: Emit): void;
  readonly steps: { readonly [S in StepId]?: StepPlay };
  /** RT-PE-4, RT-PE-7: its battle and its move by a card. */
  readonly freeBattle: RootActionDef;
  readonly freeMove: RootActionDef;
}
