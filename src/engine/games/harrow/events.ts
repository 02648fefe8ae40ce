import type { Seat } from '../../kernel/game.ts';
import type { Terrain } from './content/maps/layout.ts';
import type { Hex } from './county.ts';
import type { RevealReason } from './flow.ts';
import type {
  Ability,
  BagToken,
  CardId,
  HarrowResult,
  HesterAct,
  HesterCardId,
  Jar,
  LegendId,
  Nail,
  PileId,
  Root,
  RootColour,
  SoloCardId,
  SoloField,
  TileId,
  TokenKind,
  Trophy,
  UpgradeId,
} from './state.ts';

export type UnitKind = 'haint' | 'legend';

/** Why points were scored. */
export type ScoreReason = 'kill' | 'rescue' | 'destroy' | 'brambles' | 'fire';

/** What happened, for logs, sounds and pictures. Facts only: words come from the locales. */
export type HarrowEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly lantern: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | { readonly type: 'jarBroken'; readonly seat: Seat; readonly jar: Jar; readonly toAttack: boolean }
  | { readonly type: 'abilityChosen'; readonly seat: Seat; readonly ability: Ability; readonly value: number }
  | { readonly type: 'tokensDrawn'; readonly seat: Seat; readonly tokens: readonly number[] }
  | { readonly type: 'wildTaken'; readonly seat: Seat; readonly wild: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      /** How many of them have a snake. */
      readonly infected?: number;
      readonly legend: boolean;
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
      readonly how: 'attack' | 'legend' | 'clash';
    }
  | { readonly type: 'legendHit'; readonly seat: Seat; readonly victim: Seat; readonly hex: Hex }
  | { readonly type: 'legendPushed'; readonly seat: Seat; readonly victim: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'legendStayed'; readonly victim: Seat; readonly hex: Hex }
  | { readonly type: 'cubesDiscarded'; readonly seat: Seat; readonly cubes: number }
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
  | { readonly type: 'cardDrawn'; readonly seat: Seat }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardBuried'; readonly seat: Seat }
  | { readonly type: 'tokenReturned'; readonly seat: Seat; readonly token: BagToken }
  | { readonly type: 'upgradeGained'; readonly seat: Seat; readonly token: UpgradeId; readonly paid: Ability }
  | { readonly type: 'upgradeUsed'; readonly seat: Seat; readonly token: UpgradeId; readonly armed: boolean }
  | { readonly type: 'tokenDisarmed'; readonly seat: Seat; readonly token: UpgradeId }
  | { readonly type: 'tokenPicked'; readonly seat: Seat; readonly token: BagToken }
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly legend: LegendId }
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
  | ({ readonly type: 'nailDriven' } & Nail)
  | ({ readonly type: 'nailLifted' } & Nail)
  | { readonly type: 'goadPlaced'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'goadTaken'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'goadLost'; readonly hex: Hex }
  | { readonly type: 'ragePlaced'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'cubesStored'; readonly seat: Seat; readonly cubes: number }
  | { readonly type: 'cubesReturned'; readonly seat: Seat; readonly cubes: number }
  /** `terrain`: the colour, where the cubes are Hester's. */
  | {
      readonly type: 'cubesBanished';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly cubes: number;
      readonly terrain?: Terrain;
    }
  | { readonly type: 'banishedBack'; readonly owner: Seat; readonly cubes: number }
  | { readonly type: 'rangeGrown'; readonly seat: Seat }
  | { readonly type: 'tileUsed'; readonly seat: Seat; readonly tile: TileId; readonly jar: Jar }
  | { readonly type: 'tilePlaced'; readonly tile: TileId; readonly jar: Jar }
  | { readonly type: 'lanternTaken'; readonly seat: Seat }
  | {
      readonly type: 'objectivePlaced';
      readonly seat: Seat;
      readonly what: 'townsfolk' | 'building';
      readonly hex: Hex;
    }
  /** HC-PLC-4: one waits, but no hex is legal. */
  | { readonly type: 'objectiveSkipped'; readonly seat: Seat; readonly what: 'townsfolk' | 'building' }
  | { readonly type: 'plateFilled'; readonly seat: Seat; readonly plate: number; readonly spoon: number }
  | { readonly type: 'plateEmptied'; readonly seat: Seat; readonly spoon: number }
  | { readonly type: 'spoonTurned'; readonly seat: Seat; readonly spoon: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly why: ScoreReason }
  | { readonly type: 'rootPlaced'; readonly root: Root; readonly colour: RootColour }
  /** HC-ROOT-12: no root could be placed. */
  | { readonly type: 'rootSkipped' }
  | { readonly type: 'rootsWithdrawn'; readonly roots: readonly Root[]; readonly colour: RootColour }
  /** Terrain cubes, in the order of `terrains`; `lost`: the supply had none of them (HC-ROOT-9). */
  | { readonly type: 'terrainGained'; readonly cubes: readonly number[]; readonly lost: readonly number[] }
  | { readonly type: 'terrainPaid'; readonly cubes: readonly number[]; readonly why: 'cost' | 'limit' }
  | { readonly type: 'flameAdded'; readonly hex: Hex; readonly flames: number }
  | { readonly type: 'actUsed'; readonly act: HesterAct; readonly left: number }
  | { readonly type: 'hesterCardLaid'; readonly card: HesterCardId; readonly over?: HesterCardId }
  | { readonly type: 'hesterCardCalled'; readonly card: HesterCardId }
  | { readonly type: 'sacrificeLaid'; readonly terrain: Terrain; readonly hex: Hex }
  | { readonly type: 'sacrificeTaken'; readonly terrain: Terrain; readonly hex: Hex }
  /** A card of Hester brings the seat so many cubes (HC-HCD-4). */
  | { readonly type: 'cubesGiven'; readonly seat: Seat; readonly cubes: number }
  | { readonly type: 'crept'; readonly owner: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'hesterMoved'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'fireMade'; readonly hex: Hex; readonly actions: number }
  | { readonly type: 'squareFilled'; readonly side: Seat; readonly trophy: Trophy; readonly filled: number }
  | { readonly type: 'thingScattered'; readonly what: 'red_cube' | 'sacrifice'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'treeShaken' }
  | { readonly type: 'haintInfected'; readonly owner: Seat; readonly hex: Hex; readonly by: Hex }
  | { readonly type: 'snakeBack'; readonly owner: Seat; readonly hex: Hex }
  | { readonly type: 'flameDoused'; readonly seat: Seat; readonly hex: Hex; readonly flames: number }
  | { readonly type: 'fireOut'; readonly seat: Seat; readonly hex: Hex }
  /** HC-FIRE-23: a fire was put out; HC-SOLO-45: Hester was killed. */
  | { readonly type: 'pairReturned'; readonly pairs: number; readonly why: 'fireOut' | 'killed' }
  | { readonly type: 'hesterSummoned'; readonly hex: Hex }
  | { readonly type: 'devoured'; readonly victim: Seat; readonly token: TokenKind | 'wild' }
  | { readonly type: 'hesterLeft'; readonly hex: Hex; readonly why: 'fed' | 'killed' }
  /** `only`: nothing else was legal, nobody was asked. So in all that follow. */
  | {
      readonly type: 'soloRevealed';
      readonly pile: PileId;
      readonly card: SoloCardId;
      readonly why: RevealReason;
      readonly only: boolean;
    }
  /** HC-SOLO-22, 32: no hex of the card will do; another is turned over. */
  | {
      readonly type: 'soloHexesBarred';
      readonly card: SoloCardId;
      readonly why: 'townsfolk' | 'building' | 'spawn';
    }
  /** HC-SOLO-23, 27: Faceless Portraits, turned over for `why`; cubes in the order of `terrains`. */
  | { readonly type: 'soloCubesLost'; readonly cubes: readonly number[]; readonly why: RevealReason }
  | {
      readonly type: 'soloObjective';
      readonly what: 'townsfolk' | 'building';
      readonly hex: Hex;
      readonly card: SoloCardId;
      readonly only: boolean;
    }
  | { readonly type: 'soloExchanged'; readonly card: SoloCardId }
  | { readonly type: 'soloSide'; readonly seat: Seat; readonly card: SoloCardId }
  /** HC-SOLO-28: action tokens on the fields, in the order of `soloFields`. */
  | { readonly type: 'soloTokensLaid'; readonly first: SoloField; readonly tokens: readonly number[] }
  /** HC-SOLO-29: a field is activated, the first, second or third (`place` 0 to 2). */
  | {
      readonly type: 'soloField';
      readonly seat: Seat;
      readonly field: SoloField;
      readonly strength: number;
      readonly place: number;
    }
  /** HC-SOLO-30: fewer than wanted if possessions hold no more. */
  | { readonly type: 'soloCubes'; readonly seat: Seat; readonly cubes: number; readonly wanted: number }
  /** HC-SOLO-31: a `spawned` for each haint follows; `short`: why there are fewer than wanted. */
  | {
      readonly type: 'soloSpawn';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly haints: number;
      readonly wanted: number;
      readonly short?: 'supply' | 'room';
      readonly only: boolean;
    }
  | { readonly type: 'soloNoHaints'; readonly seat: Seat }
  /**
   * HC-SOLO-35, 36: `why` it went there; `joins`: a group that has not moved yet, with which it moves on. `gone`: the
   * objective has been reached already, they go for its hex (HC-SOLO-37).
   */
  | {
      readonly type: 'soloGroupMoved';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      readonly legend: boolean;
      readonly goal: Hex;
      readonly why: 'closer' | 'around';
      readonly gone?: true;
      readonly joins: boolean;
      readonly only: boolean;
    }
  | {
      readonly type: 'soloGroupBlocked';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly goal: Hex;
      readonly why: 'cutOff' | 'crowded';
      readonly gone?: true;
    }
  /** HC-SOLO-41, 42: an `attackDeclared` follows; `symbol`: the card has the Hester symbol. */
  | {
      readonly type: 'soloAttack';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly target: 'hester' | 'fire' | 'units';
      readonly symbol: boolean;
      readonly only: boolean;
    }
  /** HC-SOLO-40: nothing to attack is in range. */
  | { readonly type: 'soloNoAttack'; readonly seat: Seat; readonly symbol: boolean }
  /** HC-SOLO-44: the legend can be pushed to this hex only, or haints of the other faction stand nowhere else. */
  | { readonly type: 'soloForced'; readonly seat: Seat; readonly what: 'push' | 'reap'; readonly hex: Hex }
  /** HC-SOLO-51 */
  | { readonly type: 'soloLost'; readonly why: 'points' | 'cards' }
  | { readonly type: 'roundEnded'; readonly round: number; readonly points: readonly number[] }
  | { readonly type: 'gameOver'; readonly result: HarrowResult; readonly tie: boolean };

export type EventOf<T extends HarrowEvent['type']> = Extract<HarrowEvent, { type: T }>;
