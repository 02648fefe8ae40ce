import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import type { RevealReason } from '../flow.ts';
import type { SoloCardId } from '../state/cards.ts';
import type { PileId, SoloField } from '../state/solo.ts';

/** The steps of the automatic factions. */
export type SoloEvent =
  /** `only`: nothing else was legal, nobody was asked. So in all that follow. */
  | {
      readonly type: 'soloRevealed';
      readonly pile: PileId;
      readonly card: SoloCardId;
      readonly why: RevealReason;
      readonly only: boolean;
    }
  /** HC-SOLO-22, 32: no hex of the card will do; another is turned over. */
  | {
      readonly type: 'soloHexesBarred';
      readonly card: SoloCardId;
      readonly why: 'townsfolk' | 'building' | 'spawn';
    }
  /** HC-SOLO-23, 27: Faceless Portraits, turned over for `why`; cubes in the order of `terrains`. */
  | { readonly type: 'soloCubesLost'; readonly cubes: readonly number[]; readonly why: RevealReason }
  | {
      readonly type: 'soloObjective';
      readonly what: 'townsfolk' | 'building';
      readonly hex: Hex;
      readonly card: SoloCardId;
      readonly only: boolean;
    }
  | { readonly type: 'soloExchanged'; readonly card: SoloCardId }
  | { readonly type: 'soloSide'; readonly seat: Seat; readonly card: SoloCardId }
  /** HC-SOLO-28: action tokens on the fields, in the order of `soloFields`. */
  | { readonly type: 'soloTokensLaid'; readonly first: SoloField; readonly tokens: readonly number[] }
  /** HC-SOLO-29: a field is activated, the first, second or third (`place` 0 to 2). */
  | {
      readonly type: 'soloField';
      readonly seat: Seat;
      readonly field: SoloField;
      readonly strength: number;
      readonly place: number;
    }
  /** HC-SOLO-30: fewer than wanted if possessions hold no more. */
  | { readonly type: 'soloCubes'; readonly seat: Seat; readonly cubes: number; readonly wanted: number }
  /** HC-SOLO-31: a `spawned` for each haint follows; `short`: why there are fewer than wanted. */
  | {
      readonly type: 'soloSpawn';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly haints: number;
      readonly wanted: number;
      readonly short?: 'supply' | 'room';
      readonly only: boolean;
    }
  | { readonly type: 'soloNoHaints'; readonly seat: Seat }
  /**
   * HC-SOLO-35, 36: `why` it went there; `joins`: a group that has not moved yet, with which it moves on. `gone`: the
   * objective has been reached already, they go for its hex (HC-SOLO-37).
   */
  | {
      readonly type: 'soloGroupMoved';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      readonly legend: boolean;
      readonly goal: Hex;
      readonly why: 'closer' | 'around';
      readonly gone?: true;
      readonly joins: boolean;
      readonly only: boolean;
    }
  | {
      readonly type: 'soloGroupBlocked';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly goal: Hex;
      readonly why: 'cutOff' | 'crowded' | 'held';
      readonly gone?: true;
    }
  /** HC-SOLO-41, 42: an `attackDeclared` follows; `symbol`: the card has the Hester symbol. */
  | {
      readonly type: 'soloAttack';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly target: 'hester' | 'fire' | 'units';
      readonly symbol: boolean;
      readonly only: boolean;
    }
  /** HC-SOLO-40: nothing to attack is in range. */
  | { readonly type: 'soloNoAttack'; readonly seat: Seat; readonly symbol: boolean }
  /** HC-SOLO-44: the legend can be pushed to this hex only, or haints of the other faction stand nowhere else. */
  | { readonly type: 'soloForced'; readonly seat: Seat; readonly what: 'push' | 'reap'; readonly hex: Hex }
  /** HC-SOLO-51 */
  | { readonly type: 'soloLost'; readonly why: 'points' | 'cards' };
