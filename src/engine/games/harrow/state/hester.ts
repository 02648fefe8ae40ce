import type { Hex } from '../county.ts';
import type { HesterCardId, SeenHesterCard } from './cards.ts';
import type { TokenKind } from './tokens.ts';

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
