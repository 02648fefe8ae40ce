import type { Emit, HarrowAction } from '../action.ts';
import type { FrameOf } from '../flow.ts';
import type { PerAbility } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

export type EffectFrame = FrameOf<'effect'>;

/** Actions in which effects are played; each means what the effect says. */
export type EffectAction = Extract<HarrowAction, { type: 'shift' | 'put' | 'take' | 'choose' }>;

/** Of two parts in either order, the one that is points of abilities, and how the other is called. */
export interface Halves {
  readonly points: PerAbility;
  readonly any: number;
  /** The other part is the first scroll of the legend track (HC-TRK-37); else it has words of its own. */
  readonly isScroll?: true;
}

/** How a card, power, tile or track is played step by step. The frame of its kind is innermost whenever it is asked. */
export interface Effect {
  /** What is on offer in the frame's present step. */
  options(s: HarrowState, frame: EffectFrame, out: HarrowAction[]): void;
  /** Does it and moves the frame on; an effect that is finished may leave its frame, which closes with nothing on offer. */
  apply(s: HarrowState, frame: EffectFrame, action: EffectAction, emit: Emit): void;
  /** May the present step be left out? Yes, unless the effect says otherwise. */
  mayStop?(s: HarrowState, frame: EffectFrame): boolean;
  /** What leaving it out does; unless told, the whole effect is over. */
  stop?(s: HarrowState, frame: EffectFrame, emit: Emit): void;
  /**
   * What the rules do by themselves when the frame comes to be innermost: `true` if the stack changed. Asked before
   * anything is offered; an effect with nothing on offer then goes on with `stop`, unless this says that it `offers` something.
   */
  settle?(s: HarrowState, frame: EffectFrame, emit: Emit): boolean | 'offers';
  /** Which of its sentences asks for the present step, where it has several. */
  asks?(s: HarrowState, frame: EffectFrame): string | number;
  /** Leaving the present step out is skipping it: something else follows. */
  skips?(frame: EffectFrame): boolean;
  /** Why its frame, as a person may have written it, cannot be so; where nothing is said, any step, `left` and `marks` will do. */
  problem?(s: HarrowState, frame: EffectFrame): string | undefined;
  /** Two parts, each chosen in its turn. */
  readonly halves?: Halves;
}

/** Takes the innermost frame, which is the effect's own, off the stack. */
export function close(s: HarrowState): void {
  s.flow.pop();
}

/** How many of `marks` lie on the hex: pieces that have had their turn. */
export function marksOn(frame: EffectFrame, hex: number): number {
  let count = 0;
  for (const mark of frame.marks) if (mark === hex) count++;
  return count;
}
