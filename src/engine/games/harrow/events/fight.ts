import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';

/** An attack and the tree. */
export type FightEvent =
  | {
      readonly type: 'attackDeclared';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      /** HC-SUM-9 */
      readonly on?: 'hester';
    }
  | {
      readonly type: 'majority';
      /** The side with more units; undefined in a tie. */
      readonly seat: Seat | undefined;
      readonly attackers: number;
      readonly defenders: number;
      /** HC-ATK-9: false when possessions held no cube. */
      readonly gained: boolean;
      /** How many, when a knife in the dark brought them (HC-UPG-9). */
      readonly cubes?: number;
    }
  | { readonly type: 'treeDropped'; readonly dropped: readonly number[]; readonly out: readonly number[] }
  | { readonly type: 'attackSucceeded'; readonly seat: Seat; readonly own: number; readonly enemy: number }
  | {
      readonly type: 'attackFailed';
      readonly seat: Seat;
      readonly own: number;
      readonly enemy: number;
      readonly why: 'outnumbered' | 'tooFew';
      readonly clash: boolean;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly cubes: number }
  | {
      readonly type: 'killed';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly hex: Hex;
      /** `power`: the Slanderer's (HC-GBL-2). */
      readonly how: 'attack' | 'legend' | 'clash' | 'power';
    }
  /** `second`: Kammi's second token; so in the next two. */
  | {
      readonly type: 'legendHit';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly hex: Hex;
      readonly second?: true;
    }
  | {
      readonly type: 'legendPushed';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly second?: true;
    }
  | { readonly type: 'legendStayed'; readonly victim: Seat; readonly hex: Hex; readonly second?: true }
  | { readonly type: 'cubesDiscarded'; readonly seat: Seat; readonly cubes: number };
