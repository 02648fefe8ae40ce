import type { Result, Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { MapId } from './content/maps/maps.ts';
import type { Hex } from './county.ts';
import type { Frame } from './flow.ts';

export const factionIds = ['protectors', 'family'] as const;
export type FactionId = (typeof factionIds)[number];

export const legendIds = ['emmy', 'levi'] as const;
export type LegendId = (typeof legendIds)[number];

export const jars = ['ability', 'wild', 'legend', 'attack'] as const;
export type Jar = (typeof jars)[number];

export const abilities = ['move', 'spawn', 'strengthen'] as const;
export type Ability = (typeof abilities)[number];

/** The kinds of ability tokens: the three abilities and the legend token (scroll). */
export const tokenKinds = ['move', 'spawn', 'strengthen', 'scroll'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A number for each ability, in the order of `abilities`. */
export type PerAbility = [number, number, number];

export const modeIds = ['ch1'] as const;
export type ModeId = (typeof modeIds)[number];

export interface Config {
  readonly mode: ModeId;
  readonly map: MapId;
  /** The faction whose home hex lies in the north; the other one sits in the south. */
  readonly north: FactionId;
}

/** A cube resting in the tree, its pose rounded as the tower rounds it. */
export interface StuckCube {
  readonly colour: CubeColour;
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

export const cubeColours = ['red', 'blue'] as const;
export type CubeColour = (typeof cubeColours)[number];

export interface SeatState {
  readonly faction: FactionId;
  readonly legend: LegendId;
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
  board: Ability[];
  /** Family: tokens in the bag. */
  bag: PerAbility;
  /** Family: tokens drawn from the bag this turn. */
  drawn: PerAbility;
  /** Family: storm tokens in possessions. */
  stormsLeft: number;
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
  /** Ability tokens on the map: for every hex one number per kind, in the order of `tokenKinds`. */
  tokens: number[];
  /** Ability tokens in the box, in the order of `tokenKinds`. */
  box: [number, number, number, number];
  wildSupply: number;
  tree: {
    /** Cubes inside, per seat (HC-TREE-3: public). */
    inside: number[];
    /** Where they rest; cubes without a pose are set on the limbs by the tower. */
    poses: StuckCube[];
  };
  /** The flow stack: what is being decided, innermost last. */
  flow: Frame[];
  result?: Result;
}

export const noTokens = (): PerAbility => [0, 0, 0];

export function seatOf(s: HarrowState, faction: FactionId): Seat {
  return s.seats.findIndex((seat) => seat.faction === faction);
}

/** The direct opponent of a seat. */
export function opponent(seat: Seat): Seat {
  return 1 - seat;
}
