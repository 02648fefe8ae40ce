import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { GoblinCardId, TacticId, UpgradeId } from '../../state/cards.ts';
import type { Ability } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect } from '../effect.ts';

/** A card of the Protectors, played before or after the jar's action (HC-CARD-1). */
export interface Tactic {
  readonly id: TacticId;
  /** The rule that says what it does. */
  readonly rule: string;
  /** HC-TAC-12: only once the jar's action is complete. */
  readonly afterAction?: true;
  /** Would it do anything now? */
  canPlay(s: HarrowState, seat: Seat): boolean;
  /** Does it at once, or pushes the frames in which it is played. */
  play(s: HarrowState, seat: Seat, emit: Emit): void;
  readonly effect?: Effect;
}

/** A card of Kammi, played before or after an action of hers (HC-KAM-40); everything is measured from her goblin (HC-KAM-42). */
export interface GoblinCard {
  readonly id: GoblinCardId;
  /** The rule that says what it does. */
  readonly rule: string;
  /** Would it do anything now? */
  canPlay(s: HarrowState, seat: Seat): boolean;
  /** Does it at once, or pushes the frames in which it is played. */
  play(s: HarrowState, seat: Seat, emit: Emit): void;
  readonly effect?: Effect;
}

/** What a token on the Attack jar does for the attack it waits for (HC-CARD-6). */
export interface Arms {
  /** Hexes the attack reaches farther. */
  readonly range?: number;
  /** Majority cubes for the attacker, whoever has more units; the defender gains none. */
  readonly majority?: number;
}

/** A card of the Family: it turns a drawn token into its own (HC-CARD-2, HC-CARD-3). */
export interface Upgrade {
  readonly id: UpgradeId;
  readonly rule: string;
  readonly cost: Ability;
  /** HC-CARD-6: drawn and kept, or gained, the token goes on the Attack jar by itself and waits there. */
  readonly arms?: Arms;
  /** Plays the token, all its parts together (HC-CARD-5). */
  activate(s: HarrowState, seat: Seat, emit: Emit): void;
  readonly effect?: Effect;
}
