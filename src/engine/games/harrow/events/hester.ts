import type { Seat } from '../../../kernel/game.ts';
import type { Terrain } from '../content/maps/layout.ts';
import type { Hex } from '../county.ts';
import type { HesterCardId } from '../state/cards.ts';
import type { HesterAct, Root, RootColour, Trophy } from '../state/hester.ts';
import type { TokenKind } from '../state/tokens.ts';

/** Hester, her roots, fires and snakes. */
export type HesterEvent =
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
  | { readonly type: 'hesterLeft'; readonly hex: Hex; readonly why: 'fed' | 'killed' };
