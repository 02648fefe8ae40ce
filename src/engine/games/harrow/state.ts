import type { Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Hex } from './county.ts';
import type { Frame } from './flow.ts';
import type { StuckCube } from './state/cubes.ts';
import type { FairState } from './state/fair.ts';
import type { HesterState } from './state/hester.ts';
import type { KammiState } from './state/kammi.ts';
import { type FactionId, fairSeat, hesterSeat, type PlayerId } from './state/players.ts';
import type { SeatState } from './state/seat.ts';
import type { Config } from './state/set-up.ts';
import type { SoloState } from './state/solo.ts';
import type { SeenTile, SlotTile, TileId } from './state/tiles.ts';

/** HC-LGD-BER-2: an iron nail under a unit; `second`: Kammi's second legend token. */
export interface Nail {
  readonly hex: Hex;
  readonly seat: Seat;
  readonly unit: 'haint' | 'legend' | 'second';
  /** HC-LGD-BER-7: the haint has a snake. */
  readonly infected?: true;
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

/**
 * One seat wins a game of Harrow County; where nobody does, it is the automatic faction that is ahead (HC-SOLO-51). The
 * Fair Folk may win beside another (HC-FAIR-50, 51): `also`.
 */
export interface HarrowResult {
  readonly winner: Seat;
  readonly also?: Seat;
  /** HC-FVH-10: a minor victory. */
  readonly minor?: true;
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
  /** With Kammi in the game: what she has beside her seat. */
  kammi?: KammiState;
  /** Chapter 5 and the solo game: Hester, and the cards that lead her rivals. */
  hester?: HesterState;
  solo?: SoloState;
  /** The Fair Folk, in their games. */
  fair?: FairState;
  /** The flow stack: what is being decided, innermost last. */
  flow: Frame[];
  result?: HarrowResult;
}

/** Where the faction sits; -1 if it does not play. */
export function seatOf(s: HarrowState, faction: FactionId): Seat {
  for (let seat = 0; seat < s.seats.length; seat++) if (s.seats[seat].faction === faction) return seat;
  return -1;
}

/** Who sits there. */
export function playerOf(s: HarrowState, seat: Seat): PlayerId {
  if (seat === fairSeat) return 'fair';
  return seat === hesterSeat ? 'hester' : s.seats[seat].faction;
}

/** Where somebody of those who play sits. */
export function seatOfPlayer(s: HarrowState, player: PlayerId): Seat {
  if (player === 'fair') return fairSeat;
  return player === 'hester' ? hesterSeat : seatOf(s, player);
}

/** Who plays this game, in the order of the seats. */
export function playersOf(s: HarrowState): readonly PlayerId[] {
  const players: PlayerId[] = s.seats.map(({ faction }) => faction);
  if (s.hester) players.push('hester');
  if (s.fair) players.push('fair');
  return players;
}
