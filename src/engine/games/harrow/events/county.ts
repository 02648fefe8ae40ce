import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import type { BagToken, TokenKind } from '../state/tokens.ts';

/** `second`: Kammi's second legend token (HC-KAM-50). */
export type UnitKind = 'haint' | 'legend' | 'second';

/** Units and things on the county. */
export type CountyEvent =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      /** How many of them have a snake. */
      readonly infected?: number;
      readonly legend: boolean;
      readonly second?: boolean;
      readonly cost: number;
    }
  | { readonly type: 'spawned'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'strengthened'; readonly seat: Seat }
  | { readonly type: 'pathLaid'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'pathTaken'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'stormRaised'; readonly seat: Seat; readonly hex: Hex; readonly byCleanUp: boolean }
  | {
      readonly type: 'tokenPulled';
      readonly seat: Seat;
      readonly token: TokenKind;
      readonly from: Hex;
      readonly to: Hex;
    }
  | {
      readonly type: 'unitPulled';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly unit: UnitKind;
      readonly infected?: boolean;
      readonly from: Hex;
      readonly to: Hex;
    }
  | { readonly type: 'cubeHidden'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'cubeGathered'; readonly seat: Seat; readonly hex: Hex; readonly attacked: boolean }
  | {
      readonly type: 'haintStepped';
      readonly seat: Seat;
      readonly infected?: boolean;
      readonly from: Hex;
      readonly to: Hex;
    }
  | {
      readonly type: 'tokenCollected';
      readonly seat: Seat;
      readonly token: TokenKind;
      readonly hex: Hex;
      readonly to: 'board' | 'track' | 'box' | 'hand';
    }
  | { readonly type: 'tokenSorted'; readonly seat: Seat; readonly token: BagToken; readonly to: 'bag' | 'board' }
  | { readonly type: 'townsfolkWalked'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  /** `hex`: where it stood, in the solo game (HC-SOLO-37). */
  | { readonly type: 'townsfolkRescued'; readonly seat: Seat; readonly hex?: Hex }
  | { readonly type: 'buildingDestroyed'; readonly seat: Seat; readonly hex: Hex }
  /** A unit moved by an effect, one hex or further. */
  | {
      readonly type: 'unitShifted';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly unit: UnitKind;
      readonly infected?: boolean;
      readonly from: Hex;
      readonly to: Hex;
    }
  | {
      readonly type: 'tokenShifted';
      readonly seat: Seat;
      readonly token: TokenKind;
      readonly from: Hex;
      readonly to: Hex;
    }
  | { readonly type: 'tokenLaid'; readonly seat: Seat; readonly token: TokenKind; readonly hex: Hex }
  | { readonly type: 'pathShifted'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'allPulled'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'haintRemoved'; readonly seat: Seat; readonly owner: Seat; readonly hex: Hex }
  | {
      readonly type: 'objectivePlaced';
      readonly seat: Seat;
      readonly what: 'townsfolk' | 'building';
      readonly hex: Hex;
    }
  /** HC-PLC-4: one waits, but no hex is legal. */
  | { readonly type: 'objectiveSkipped'; readonly seat: Seat; readonly what: 'townsfolk' | 'building' };
