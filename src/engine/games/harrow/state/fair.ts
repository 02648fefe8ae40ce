import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import type { hiddenCard } from './cards.ts';

/** HC-FAIR-30: what the Fair Folk seek, in this order. */
export const items = ['sword', 'crown', 'queen'] as const;
export type Item = (typeof items)[number];

/** HC-OFR-1 to 11: what lies on a nest, and waits for whoever comes there. */
export const offerIds = [
  'o_draw_card',
  'o_nothing',
  'o_move_enemy_haint',
  'o_move_any_haint',
  'o_spawn1',
  'o_spawn2',
  'o_move2',
  'o_strengthen2',
  'o_move1',
  'o_strengthen1',
  'o_move_two_legends',
] as const;
export type OfferId = (typeof offerIds)[number];

/** HC-FFC, HC-GAP-8: the Fair Folk's cards. */
export const fairCardIds = [
  'f_where_oh_where',
  'f_calming',
  'f_catch_breath',
  'f_drift',
  'f_swap',
  'f_second_nest',
  'f_fresh_offer',
  'f_bait',
  'f_omen',
  'f_glint',
  'f_true_north',
  'f_whisper',
  'f_thorn',
] as const;
export type FairCardId = (typeof fairCardIds)[number];
export type SeenFairCard = FairCardId | typeof hiddenCard;

/** HC-FFQ, HC-GAP-7 */
export const questIds = [
  'q_one_from_edge',
  'q_wetlands_bog',
  'q_plains_forest',
  'q_plains_bog',
  'q_plains_wetlands',
  'q_forest_bog',
  'q_forest_wetlands',
  'q_on_plains',
  'q_on_forest',
  'q_on_bog',
  'q_on_wetlands',
  'q_on_edge',
  'q_in_line',
  'q_near_wild',
  'q_all_terrains',
  'q_cluster',
] as const;
export type QuestId = (typeof questIds)[number];
export type SeenQuest = QuestId | typeof hiddenCard;

/** HC-FAIR-25: where an arrow points. Each pair are the two sides of one of the three lines through a hex. */
export const arrowWays = ['e', 'w', 'se', 'nw', 'sw', 'ne'] as const;
export type ArrowWay = (typeof arrowWays)[number];

/** HC-FAIR-16: a nest on the map, perhaps with its offer. */
export interface Nest {
  readonly hex: Hex;
  readonly offer?: OfferId;
}

/** HC-FAIR-25 to 27: an arrow in line with `hex`, as it was placed; `turned`: the others have turned it to the other side. */
export interface Arrow {
  readonly hex: Hex;
  readonly way: ArrowWay;
  readonly turned: boolean;
}

/** `f_thorn`: no unit of the seat leaves the hex until the seat's next turn has ended. */
export interface Thorn {
  readonly hex: Hex;
  readonly seat: Seat;
}

/** HC-FVH-4: what a token drawn from the bag brings: a turn of one of the two, or a solo card, which `no_toss` gives to one of them. */
export const turnTokens = ['fair', 'hester', 'solo', 'fair_solo', 'hester_solo'] as const;
export type TurnToken = (typeof turnTokens)[number];

/** Where an item lies, to somebody who must not know it. */
export const unknownHex: Hex = -1;

export interface FairState {
  /** HC-FAIR-5: the hexes on the location card, in the order of `items`, as far as they have been written. */
  places: Hex[];
  /** How many items have been found: their hexes are known, and lie open on the map. */
  found: number;
  nests: Nest[];
  /** HC-FAIR-4: nests ready to be played, each by its offer; and nests without one beside the board. */
  ready: OfferId[];
  nestsLeft: number;
  /** Offers in the bag, in the order of `offerIds`. */
  bag: OfferId[];
  /** HC-FAIR-42: offers taken and not used yet, by seat: the two factions', then Hester's. */
  offers: OfferId[][];
  arrows: Arrow[];
  /** X tokens on the map, the oldest first; those with a picture lie where items were found. */
  crosses: Hex[];
  /** HC-FAIR-6: has the field of the board a search cube? In the order of `terrains`. */
  fields: boolean[];
  /** Search cubes on the battleground, and in the common supply. */
  cubes: number;
  supply: number;
  /** Cards: in hand, the draw pile (its top last), the discard pile. */
  hand: SeenFairCard[];
  deck: SeenFairCard[];
  discard: FairCardId[];
  quests: SeenQuest[];
  questDeck: SeenQuest[];
  questDiscard: QuestId[];
  /** HC-FAIR-10: the faction whose turn comes after the Fair Folk's. */
  next: Seat;
  /** `f_catch_breath`: who must still end a turn before anybody attacks or infects. */
  truce: Seat[];
  thorns: Thorn[];
  /** HC-FAIR-41: where infected haints stand that Hester has moved in this turn, a hex once for each. */
  crept: Hex[];
  /** HC-FVH-4: tokens in the bag, in the order of `turnTokens`; none in games with factions that are played. */
  turnBag: TurnToken[];
}
