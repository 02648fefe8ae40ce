import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import type { GoblinCardId } from '../state/cards.ts';
import type { DollFace, LegendToken } from '../state/kammi.ts';
import type { Ability } from '../state/tokens.ts';

/** Kammi, her goblin and the dolls. No event tells what a seat must not know (HC-KAM-50). */
export type KammiEvent =
  /** HC-KAM-7: a legend token comes to the map. */
  | { readonly type: 'tokenSet'; readonly seat: Seat; readonly token: LegendToken; readonly hex: Hex }
  /** HC-KAM-5: she has said to herself which of them she is. */
  | { readonly type: 'identityChosen'; readonly seat: Seat }
  /** HC-KAM-9: three dolls, face down. */
  | { readonly type: 'dollsLaid'; readonly seat: Seat; readonly hexes: readonly Hex[] }
  /** HC-KAM-20: the waiting token is inserted into a row (from 0); `out` slides into its black zone. */
  | {
      readonly type: 'rowInserted';
      readonly seat: Seat;
      readonly row: number;
      readonly token: Ability;
      readonly out: Ability;
      /** HC-KAM-25: cubes of the row that go to the battleground. */
      readonly cubes: number;
    }
  /** HC-TRK-35: a cube on each of these rows. */
  | { readonly type: 'gridCubesLaid'; readonly seat: Seat; readonly rows: readonly number[] }
  | { readonly type: 'cardReplayed'; readonly seat: Seat; readonly card: GoblinCardId }
  | { readonly type: 'legendsSwapped'; readonly seat: Seat; readonly first: Hex; readonly second: Hex }
  /** HC-DOLL-1: `seat` has said so. */
  | { readonly type: 'dollMoved'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'dollRevealed'; readonly seat: Seat; readonly hex: Hex; readonly face: DollFace }
  /** HC-DOLL-7 */
  | { readonly type: 'dollTaken'; readonly seat: Seat; readonly hex: Hex }
  /** HC-KAM-32: the dolls on these hexes lie face down, and nobody but their owner knows how. */
  | { readonly type: 'dollsRearranged'; readonly seat: Seat; readonly hexes: readonly Hex[] }
  /** HC-KAM-30 */
  | { readonly type: 'kammiRevealed'; readonly seat: Seat; readonly self: LegendToken }
  /** HC-KAM-31 */
  | { readonly type: 'goblinCardsLost'; readonly seat: Seat; readonly cards: readonly GoblinCardId[] }
  /** HC-GBL-2: the goblin leaves the game. */
  | { readonly type: 'goblinLeft'; readonly seat: Seat; readonly hex: Hex }
  /** HC-GOB-3 */
  | { readonly type: 'moneyLaid'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'moneyTaken'; readonly seat: Seat; readonly hex: Hex; readonly cubes: number }
  | { readonly type: 'moneyShifted'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  /** HC-GOB-2 */
  | { readonly type: 'buildingShifted'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  /** HC-GOB-9: haints of both sides have changed places. */
  | { readonly type: 'haintsSwapped'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  /** HC-EAT-5: Hester has tried to devour the goblin. */
  | { readonly type: 'mealRefused'; readonly victim: Seat; readonly hex: Hex };
