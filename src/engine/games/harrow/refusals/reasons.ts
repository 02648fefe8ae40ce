import type { EffectFrame } from '../content/effect.ts';
import type { Hex } from '../county.ts';
import type { HarrowState } from '../state.ts';
import type { Refusal } from './keys.ts';

/**
 * Why clicks do nothing while an effect is played. `pick`: nothing is picked up and the hex offers nothing; `aim`:
 * something was picked up on `from` and cannot go to `to`. An effect decided by buttons has neither.
 */
export interface Reasons {
  readonly rule: string;
  pick?(s: HarrowState, frame: EffectFrame, hex: Hex): Refusal | undefined;
  aim?(s: HarrowState, frame: EffectFrame, from: Hex, to: Hex): Refusal | undefined;
}
