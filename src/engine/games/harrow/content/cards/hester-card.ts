import type { Emit } from '../../action.ts';
import type { HesterCardId } from '../../state/cards.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect } from '../effect.ts';

/** A card of Hester, activated once a turn while it lies uncovered (HC-HCRD-1). */
export interface HesterCard {
  readonly id: HesterCardId;
  /** The rule that says what it does. */
  readonly rule: string;
  /** Would it do anything now? */
  canCall(s: HarrowState): boolean;
  /** Does it at once, or pushes the frame in which it is played. */
  call(s: HarrowState, emit: Emit): void;
  readonly effect?: Effect;
}

/** What a card offers when it is called, asked before it is: the options of its effect's first step. */
export function offersAnything(effect: Effect, s: HarrowState, frame: Parameters<Effect['options']>[1]): boolean {
  const out: Parameters<Effect['options']>[2] = [];
  effect.options(s, frame, out);
  return out.length > 0;
}
