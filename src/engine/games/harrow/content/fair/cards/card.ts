import type { Emit, HarrowAction } from '../../../action.ts';
import { effectFrame } from '../../../flow.ts';
import type { FairCardId } from '../../../state/fair.ts';
import { fairSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import type { Effect } from '../../effect.ts';

/** A card of the Fair Folk (HC-FAIR-21). */
export interface FairCard {
  readonly id: FairCardId;
  /** The rule that says what it does. */
  readonly rule: string;
  /** Search cubes that leave the battleground for it. */
  readonly cost: number;
  /** Would it do anything now, its cost being paid? */
  canPlay(s: HarrowState): boolean;
  /** Does it at once, or pushes the frame in which it is played. */
  play(s: HarrowState, emit: Emit): void;
  readonly effect?: Effect;
}

/** A card that is its effect: it can be played where the effect has something to offer. */
export function playedAs(card: Pick<FairCard, 'id' | 'rule' | 'cost'>, effect: Effect, left = 0): FairCard {
  return {
    ...card,
    canPlay(s) {
      const out: HarrowAction[] = [];
      effect.options(s, effectFrame(fairSeat, card.id, left), out);
      return out.length > 0;
    },
    play(s) {
      s.flow.push(effectFrame(fairSeat, card.id, left));
    },
    effect,
  };
}
