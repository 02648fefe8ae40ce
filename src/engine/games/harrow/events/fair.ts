import type { Seat } from '../../../kernel/game.ts';
import type { Terrain } from '../content/maps/layout.ts';
import type { Hex } from '../county.ts';
import type { Arrow, FairCardId, Item, OfferId, QuestId, TurnToken } from '../state/fair.ts';

/** The Fair Folk: nests, offers, arrows, and what they find. No event names where an item is hidden, or a card that was drawn. */
export type FairEvent =
  | { readonly type: 'itemHidden'; readonly item: Item }
  /** HC-FAIR-6, 34: a search cube on the board. */
  | { readonly type: 'fieldMarked'; readonly terrain: Terrain }
  /** Cubes that came to the battleground, fewer than were due if the supply held no more. */
  | { readonly type: 'searchGained'; readonly cubes: number; readonly why: 'nest' | 'sword' | 'card' }
  | { readonly type: 'searchPaid'; readonly cubes: number; readonly why: 'cost' | 'limit' }
  | { readonly type: 'nestPlaced'; readonly hex: Hex; readonly offer: OfferId }
  /** HC-FAIR-17: the nest has been taken back, or only its offer. */
  | { readonly type: 'nestRecalled'; readonly hex: Hex; readonly offer?: OfferId; readonly nest: boolean }
  /** Offers drawn from the bag, each on a nest beside the board. */
  | { readonly type: 'offersReady'; readonly offers: readonly OfferId[] }
  /** HC-FAIR-19: the nests that meet it. */
  | { readonly type: 'questDone'; readonly quest: QuestId; readonly nests: readonly Hex[] }
  | { readonly type: 'fairCardPlayed'; readonly card: FairCardId }
  /** HC-FAIR-22: how many of each. */
  | { readonly type: 'fairDrew'; readonly cards: number; readonly quests: number }
  | { readonly type: 'questsDropped'; readonly quests: readonly QuestId[] }
  /** An offer has gone back to the bag without having been taken. */
  | { readonly type: 'offerWithdrawn'; readonly hex: Hex; readonly offer: OfferId }
  /** HC-FAIR-26: `turned` by those who know. */
  | ({ readonly type: 'arrowPlaced'; readonly item: Item } & Arrow)
  | ({ readonly type: 'arrowLifted' } & Arrow)
  | { readonly type: 'guessed'; readonly hex: Hex; readonly item: Item; readonly right: boolean }
  /** `seat`: who put the X token there; `back`: the hex of the oldest one, which had to be taken. */
  | { readonly type: 'crossPlaced'; readonly hex: Hex; readonly seat: Seat; readonly back?: Hex }
  /** HC-FAIR-32, 36: with it so many arrows, X tokens and nests come back. */
  | {
      readonly type: 'itemFound';
      readonly item: Item;
      readonly hex: Hex;
      readonly arrows: number;
      readonly crosses: number;
      readonly nests: readonly Hex[];
    }
  | { readonly type: 'offerTaken'; readonly seat: Seat; readonly hex: Hex; readonly offer: OfferId }
  /** HC-FAIR-43: the cubes of the taker and the Fair Folk's. */
  | {
      readonly type: 'bargained';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly own: number;
      readonly fair: number;
      readonly won: boolean;
    }
  | { readonly type: 'offerUsed'; readonly seat: Seat; readonly offer: OfferId }
  | { readonly type: 'nestMoved'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'nestsSwapped'; readonly from: Hex; readonly to: Hex }
  /** A new offer lies on the nest; `old` went back to the bag. */
  | { readonly type: 'offerRenewed'; readonly hex: Hex; readonly offer: OfferId; readonly old?: OfferId }
  /** `terrain`: the colour, where the cubes are Hester's. */
  | { readonly type: 'cubesCalmed'; readonly owner: Seat; readonly cubes: number; readonly terrain?: Terrain }
  | { readonly type: 'truceBegan'; readonly seats: readonly Seat[] }
  | { readonly type: 'truceEnded' }
  | { readonly type: 'thornGrown'; readonly hex: Hex; readonly seat: Seat }
  | { readonly type: 'thornWithered'; readonly hex: Hex; readonly seat: Seat }
  /** HC-FVH-3: whose turn it is; a solo token is tossed for `seat`. */
  | { readonly type: 'turnDrawn'; readonly token: TurnToken; readonly seat: Seat }
  /** HC-FVH-10: the game ends in the middle, and squares are compared with what has been found. */
  | { readonly type: 'nightBroken'; readonly why: 'points' | 'cards'; readonly needed?: number };
