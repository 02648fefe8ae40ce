import type { Hex } from '../county.ts';
import type { CardId, SeenCard, UpgradeId } from './cards.ts';
import type { FactionId, LegendId, TrackSide } from './players.ts';
import type { BagToken, PerAbility } from './tokens.ts';

export interface SeatState {
  readonly faction: FactionId;
  readonly legend: LegendId;
  readonly track: TrackSide;
  readonly home: Hex;
  points: number;
  /** Haints on every hex of the county. */
  haints: number[];
  /** `nowhere` while it is not on the map. */
  legendHex: Hex;
  /** HC-KAM-5: Kammi's second legend token; `nowhere` for everybody else. */
  secondHex: Hex;
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
  /** Protectors and Kammi: tokens collected in each row, the printed one not counted. */
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
  /** Cards: in hand, the draw pile (its top last), and those played (Kammi's: in play). */
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
