import type { Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import { terrains } from './content/maps/layout.ts';
import type { MapId } from './content/maps/maps.ts';
import type { Hex } from './county.ts';
import type { Frame } from './flow.ts';

export const factionIds = ['protectors', 'family'] as const;
export type FactionId = (typeof factionIds)[number];

export const protectorsLegends = ['emmy', 'bernice', 'malachi', 'priscilla', 'skinless_boy'] as const;
export const familyLegends = ['levi', 'corbin', 'odessa', 'kaine', 'willa', 'mildred'] as const;
export const legendIds = [...protectorsLegends, ...familyLegends] as const;
export type LegendId = (typeof legendIds)[number];

/** HC-C2-2: who may lead which faction. */
export const legendsOf = {
  protectors: protectorsLegends,
  family: familyLegends,
} as const satisfies Record<FactionId, readonly LegendId[]>;

/** One leader for each faction. */
export type Legends = { readonly [F in FactionId]: (typeof legendsOf)[F][number] };

/** HC-TRK-29: the sides of a legend ability track. */
export const trackSides = ['a', 'b'] as const;
export type TrackSide = (typeof trackSides)[number];

export const jars = ['ability', 'wild', 'legend', 'attack'] as const;
export type Jar = (typeof jars)[number];

export const abilities = ['move', 'spawn', 'strengthen'] as const;
export type Ability = (typeof abilities)[number];

/** The kinds of ability tokens: the three abilities and the legend token (scroll). */
export const tokenKinds = ['move', 'spawn', 'strengthen', 'scroll'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A number for each ability, in the order of `abilities`. */
export type PerAbility = [number, number, number];

/** HC-TAC: the Protectors' cards. */
export const tacticIds = [
  't_yellow_dog',
  't_raging_mad',
  't_sure_shot',
  't_gumption',
  't_witchfire',
  't_spirit_trap',
  't_reinforcements',
  't_call_dead',
  't_stir_storm',
  't_holler',
  't_rally',
  't_haunting_vision',
  't_over_yonder',
  't_your_will',
  't_out_all_night',
  't_banish',
] as const;
export type TacticId = (typeof tacticIds)[number];

/** HC-UPG: the Family's cards; the token a card brings has the card's name. */
export const upgradeIds = [
  'u_meeting_house',
  'u_storm_walker',
  'u_psychopomp',
  'u_faceless_portraits',
  'u_distant_stirring',
  'u_merging',
  'u_sound_fury',
  'u_knitted_fate',
  'u_knife_dark',
] as const;
export type UpgradeId = (typeof upgradeIds)[number];

export const cardIds = [...tacticIds, ...upgradeIds] as const;
export type CardId = (typeof cardIds)[number];

/** What a seat sees of a card it must not know. */
export const hiddenCard = 'hidden';
export type SeenCard = CardId | typeof hiddenCard;

/** What the Family's bag can hold: tokens of the three abilities, then upgrade tokens. */
export const bagTokens = [...abilities, ...upgradeIds] as const;
export type BagToken = (typeof bagTokens)[number];

/** HC-BON-6 */
export const tileIds = [
  'b_lantern',
  'b_move',
  'b_spawn',
  'b_strengthen',
  'b_card_cycle',
  'b_wild',
  'b_move_legend',
  'b_spoon_back',
  'b_first_scroll',
] as const;
export type TileId = (typeof tileIds)[number];
export type SeenTile = TileId | typeof hiddenCard;

/** HC-BON-2: a tile in its slot; used, it lies face down until the round ends. */
export interface SlotTile {
  readonly tile: TileId;
  used: boolean;
}

/** HC-LGD-BER-2: an iron nail under a unit. */
export interface Nail {
  readonly hex: Hex;
  readonly seat: Seat;
  readonly unit: 'haint' | 'legend';
  /** HC-LGD-BER-7: the haint has a snake. */
  readonly infected?: true;
}

export const modeIds = ['ch1', 'ch2', 'ch3', 'ch5', 'solo'] as const;
export type ModeId = (typeof modeIds)[number];

/** HC-SOLO-2 */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** Section 16 of the rules: the other reading of an open question, where the ruling is marked as one that may be switched. */
export const variantIds = [
  /** HC-OQ-12: a building needs no storm of its own; it falls beside the storms that lead home. */
  'bare_buildings',
  /** HC-OQ-39: Hester killed in the solo game brings no flames back to her board. */
  'no_solace',
  /** HC-OQ-54: Hester counts for the limit of four units. */
  'hester_counts',
] as const;
export type VariantId = (typeof variantIds)[number];

export interface Config {
  readonly mode: ModeId;
  readonly map: MapId;
  /** The faction whose home hex lies in the north; the other one sits in the south. */
  readonly north: FactionId;
  /** Who leads; Emmy and Levi unless told. */
  readonly legends?: Legends;
  /** The sides of the legend tracks; side a unless told. */
  readonly tracks?: Readonly<Record<FactionId, TrackSide>>;
  /** HC-SOLO-2, 3: the difficulty, and how many cards each pile has, in the order of `pileIds`. */
  readonly level?: Level;
  readonly piles?: readonly number[];
  /** Played otherwise than the rulings say; none unless told. */
  readonly variants?: readonly VariantId[];
}

/** A cube resting in the tree, its pose rounded as the tower rounds it. */
export interface StuckCube {
  readonly colour: CubeColour;
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

/** The factions' cubes in the order of their seats, then Hester's terrain cubes. */
export const factionColours = ['red', 'blue'] as const;
export const cubeColours = [...factionColours, ...terrains] as const;
export type CubeColour = (typeof cubeColours)[number];

export interface SeatState {
  readonly faction: FactionId;
  readonly legend: LegendId;
  readonly track: TrackSide;
  readonly home: Hex;
  points: number;
  /** Haints on every hex of the county. */
  haints: number[];
  legendHex: Hex;
  /** In possessions: haints, cubes, wild tokens. */
  haintsLeft: number;
  cubesLeft: number;
  wild: number;
  /** Cubes on this side of the battleground. */
  cubes: number;
  /** Is the jar still full? In the order of `jars`. */
  jars: [boolean, boolean, boolean, boolean];
  /** HC-REATK-1: has this seat attacked in the current round? */
  attacked: boolean;
  /** Collected scrolls on the legend ability track, the printed one not counted (0 to 3). */
  scrolls: number;
  /** Protectors: tokens collected in each row, the printed one not counted. */
  rows: PerAbility;
  /** Protectors: path tokens in possessions. */
  pathsLeft: number;
  /** Family: tokens fixed to the board in order, the printed one not counted. */
  board: BagToken[];
  /** Family: tokens in the bag, in the order of `bagTokens`. */
  bag: number[];
  /** Family: tokens drawn from the bag this turn, in the same order. */
  drawn: number[];
  /** Family: upgrade tokens waiting on the Attack jar (HC-CARD-6). */
  armed: UpgradeId[];
  /** Family: storm tokens in possessions. */
  stormsLeft: number;
  /** Cubes on Odessa's board (HC-LGD-ODE-1). */
  stored: number;
  /** Cards: in hand, the draw pile (its top last), and those played. */
  hand: SeenCard[];
  deck: SeenCard[];
  spent: CardId[];
  /** HC-WHL-1: the spoon; the plate holds killed haints by owner, and kills without a haint (HC-OQ-5). */
  spoon: number;
  plate: number[];
  credit: number;
  /** Turns begun in this round. */
  turns: number;
}

/** What lasts until the end of the turn (HC-CLN-3). */
export interface TurnEffects {
  /** HC-TAC-15: added to every range of the active seat. */
  range: number;
  /** HC-UPG-5: SPAWN anywhere in the legend's range. */
  farSpawn: boolean;
  /** HC-TAC-16: cubes set aside, in the order of the game's colours. */
  banished: number[];
  /** HC-BON-10: the active seat has just taken the lantern and plays on. */
  again: boolean;
}

/** HC-HEST-1: Hester's seat comes after the two factions'. */
export const hesterSeat: Seat = factionIds.length;

/** Who sits where, in the order of the seats. */
export const playerIds = [...factionIds, 'hester'] as const;
export type PlayerId = (typeof playerIds)[number];

/** HC-HCD: Hester's cards. */
export const hesterCardIds = [
  'h_white_innards',
  'h_wild_tangle',
  'h_ward',
  'h_mud_eye',
  'h_layabout',
  'h_reach',
  'h_hurts_a_minute',
  'h_night_hag',
  'h_forced_sacrifice',
  'h_draw_together',
  'h_stomping_ground',
  'h_half_acre',
  'h_desperate_grasp',
] as const;
export type HesterCardId = (typeof hesterCardIds)[number];
export type SeenHesterCard = HesterCardId | typeof hiddenCard;

/** HC-HACT-2 to 7: what an action token of Hester buys. */
export const hesterActs = ['card', 'root', 'spawn', 'move', 'infect', 'summon'] as const;
export type HesterAct = (typeof hesterActs)[number];

/** HC-ROOT-2: a root and the hexes it touches; the very first comes from outside (HC-ROOT-3). */
export interface Root {
  readonly from?: Hex;
  readonly to: Hex;
}

export const rootColours = ['brown', 'black'] as const;
export type RootColour = (typeof rootColours)[number];

/** HC-HEST-2: what fills a square of Hester's board: the two haints of a fire, or a devoured token. */
export type Trophy = 'fire' | TokenKind | 'wild';

export interface HesterState {
  /** Where she stands, once summoned (HC-HEST-7). */
  hex?: Hex;
  /** HC-LGD-BER-5: a nail holds her. */
  nailed: boolean;
  /** Terrain cubes on the battleground and in the common supply, in the order of `terrains`. */
  cubes: number[];
  supply: number[];
  /** Flame tokens on every hex, pairs on the fire spaces of her board, tokens in her supply (HC-HEST-4). */
  flames: number[];
  pairs: number;
  flamesLeft: number;
  /** HC-HACT-1: how many actions she has in a turn. */
  actions: number;
  /** Roots of this turn (or, between her turns, of her last one) in the order they were placed, and of the turn before until they are removed. */
  roots: Root[];
  oldRoots: Root[];
  /** HC-ROOT-4: where the last root points. */
  tip?: Hex;
  /** The colour of `roots`; the older ones have the other. */
  rootColour: RootColour;
  snakes: number;
  /** Infected haints of each faction seat on every hex; they are counted among its haints too (HC-INF-10). */
  infected: number[][];
  /** HC-HEST-3: the filled squares on each faction's side. */
  squares: Trophy[][];
  hand: SeenHesterCard[];
  deck: SeenHesterCard[];
  /** HC-HACT-2: the stacks of face-up cards; the last of each is the uncovered one. */
  row: HesterCardId[][];
  /** HC-HCD-9: what lies on a hex: 0 nothing, otherwise 1 + the index of the cube's terrain. */
  sacrifices: number[];
}

/** HC-SOLO-1: the goblins' cards serve as solo cards. */
export const goblinIds = [
  'g_doppelganger',
  'g_keyhole',
  'g_blood_money',
  'g_snare',
  'g_toss',
  'g_buried',
  'g_temptation',
  'g_doll_whisper',
  'g_sleight',
  'g_lure',
  'g_lets_git',
  'g_grudge',
] as const;

export const soloCardIds = [...cardIds, ...goblinIds] as const;
export type SoloCardId = (typeof soloCardIds)[number];
export type SeenSoloCard = SoloCardId | typeof hiddenCard;

/** HC-SOLO-3: red, blue and purple. */
export const pileIds = ['tactics', 'upgrades', 'goblins'] as const;
export type PileId = (typeof pileIds)[number];

/** HC-SOLO-28: the fields of the solo board, clockwise. */
export const soloFields = ['cube', 'spawn', 'move'] as const;
export type SoloField = (typeof soloFields)[number];

export interface SoloState {
  /** Face-down cards, the top last, in the order of `pileIds`. */
  piles: SeenSoloCard[][];
  discard: SoloCardId[];
  /** The card of this turn, and whose side it lies on (HC-SOLO-26). */
  card?: SoloCardId;
  active?: Seat;
  /** HC-SOLO-37: where the active faction goes in this turn, also when its objective has been reached. */
  goal?: Hex;
  /** HC-SOLO-25: has this turn's card been exchanged? */
  exchanged: boolean;
  /** HC-SOLO-28: action tokens on the fields, in the order of `soloFields`. */
  tokens: number[];
}

/** One seat wins a game of Harrow County. */
export interface HarrowResult {
  readonly winner: Seat;
  readonly scores: readonly number[];
}

export interface HarrowState {
  readonly config: Config;
  rng: Rng;
  round: number;
  /** Turns already finished in this round. */
  turn: number;
  lantern: Seat;
  /** The seat whose turn it is. */
  active: Seat;
  seats: SeatState[];
  /** On every hex: path tokens, storm tokens, Emmy's red cubes, townsfolk, buildings. */
  paths: number[];
  storms: number[];
  redCubes: number[];
  townsfolk: number[];
  buildings: number[];
  /** Bernice's nails and Priscilla's goad tokens that lie on the map. */
  nails: Nail[];
  goads: Hex[];
  /** Ability tokens on the map: for every hex one number per kind, in the order of `tokenKinds`. */
  tokens: number[];
  /** Ability tokens in the box, in the order of `tokenKinds`. */
  box: [number, number, number, number];
  wildSupply: number;
  /** HC-BON-1: the tiles between the jars, in the order of `jars`; then the face-down stack (its top last) and the used pile. */
  slots: SlotTile[][];
  tileStack: SeenTile[];
  tilesUsed: TileId[];
  /** HC-PLC-1: objectives still on the scoring board, in the order of `terrains`. */
  waiting: { townsfolk: boolean[]; buildings: boolean[] };
  effects: TurnEffects;
  tree: {
    /** Cubes inside, in the order of the game's colours (HC-TREE-3: public). */
    inside: number[];
    /** Where they rest; cubes without a pose are set on the limbs by the tower. */
    poses: StuckCube[];
  };
  /** Chapter 5 and the solo game: Hester, and the cards that lead her rivals. */
  hester?: HesterState;
  solo?: SoloState;
  /** The flow stack: what is being decided, innermost last. */
  flow: Frame[];
  result?: HarrowResult;
}

export const noPoints = (): PerAbility => [0, 0, 0];

export const noTokens = (): number[] => new Array<number>(bagTokens.length).fill(0);

export function seatOf(s: HarrowState, faction: FactionId): Seat {
  return s.seats.findIndex((seat) => seat.faction === faction);
}

/** Who plays this game, in the order of the seats. */
export function playersOf(s: HarrowState): readonly PlayerId[] {
  return s.hester ? playerIds : factionIds;
}

/** The direct opponent of a faction's seat. */
export function opponent(seat: Seat): Seat {
  return 1 - seat;
}
