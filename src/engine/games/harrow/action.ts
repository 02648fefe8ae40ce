import type { ActionDef } from '../../kernel/game.ts';
import { type FieldsOf, type Notation, notationOf } from '../../kit/words.ts';
import type { Terrain } from './content/maps/layout.ts';
import type { Hex } from './county.ts';
import type { UnitKind } from './events/county.ts';
import type { HarrowEvent } from './events.ts';
import type { HarrowTypes } from './harrow.ts';
import type { CardId, HesterCardId, UpgradeId } from './state/cards.ts';
import type { CubeColour, StuckCube } from './state/cubes.ts';
import type { ArrowWay, FairCardId, OfferId, QuestId } from './state/fair.ts';
import type { HesterAct } from './state/hester.ts';
import type { PileId } from './state/solo.ts';
import type { TileId } from './state/tiles.ts';
import type { Ability, BagToken, Jar, TokenKind } from './state/tokens.ts';
import type { HarrowState } from './state.ts';

/** What an effect can shift from hex to hex, put on a hex, or take from it. A nail lies under a haint (`nail_infected` where both kinds are on offer), under a legend or under Hester. */
export const shiftables = [
  'haint',
  'infected',
  'legend',
  'second',
  'doll',
  'money',
  'building',
  'hester',
  'red_cube',
  'sacrifice',
  'townsfolk',
  'path',
  'move',
  'spawn',
  'strengthen',
  'scroll',
  'all',
  'nest',
] as const;
const nails = ['nail_haint', 'nail_infected', 'nail_legend', 'nail_second', 'nail_hester'] as const;
export const placeables = [
  'legend',
  'second',
  'doll',
  'money',
  'keyhole',
  'haint',
  'townsfolk',
  'building',
  'path',
  'storm',
  'goad',
  'rage',
  'sacrifice',
  'snake',
  'fire',
  'root',
  'arrow',
  'cross',
  'offer',
  'thorn',
  'move',
  'spawn',
  'strengthen',
  'scroll',
  ...nails,
] as const;
/** Of `hesterActs` those that are begun by themselves. */
export const usableActs = ['root', 'move', 'infect'] as const satisfies readonly HesterAct[];
export const takeables = [
  'haint',
  'infected',
  'goad',
  'path',
  'move',
  'spawn',
  'strengthen',
  'scroll',
  ...nails,
] as const;

export type Shiftable = (typeof shiftables)[number];
export type NailKind = (typeof nails)[number];
export type Placeable = (typeof placeables)[number];
export type Takeable = (typeof takeables)[number];

/** Everything a player (or the tree) can do. What each does and how it is written is in its file in `actions/`. */
export type HarrowAction =
  | { readonly type: 'jar'; readonly jar: Jar; readonly attack: boolean }
  | { readonly type: 'ability'; readonly ability: Ability }
  /** `infected`: so many of the haints have a snake (HC-INF-10). */
  | {
      readonly type: 'move';
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      readonly infected?: number;
      readonly legend: boolean;
      /** Kammi's second legend token. */
      readonly second?: boolean;
    }
  | { readonly type: 'spawn'; readonly hex: Hex }
  | { readonly type: 'strengthen' }
  | { readonly type: 'track' }
  | { readonly type: 'power' }
  | { readonly type: 'path'; readonly hex: Hex }
  | { readonly type: 'unpath'; readonly hex: Hex }
  | { readonly type: 'storm'; readonly hex: Hex }
  | { readonly type: 'pull'; readonly what: TokenKind | UnitKind | 'infected'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'hide'; readonly hex: Hex }
  | { readonly type: 'step'; readonly from: Hex; readonly to: Hex; readonly infected?: boolean }
  /** `on`: fire and Hester are attacked, not the units that may be there (HC-SUM-9). */
  | { readonly type: 'attack'; readonly from: Hex; readonly to: Hex; readonly on?: 'hester' }
  /** `out` by the colours of the game; they are told where purple is among them. */
  | {
      readonly type: 'tree';
      readonly out: readonly number[];
      readonly poses?: readonly StuckCube[];
      readonly colours?: readonly CubeColour[];
    }
  /** `nailed`: of several haints the one with the nail (HC-ATK-21). */
  /** HC-KAM-33: `second`: of both legends on the hex Kammi's second token. */
  | { readonly type: 'strike'; readonly nailed?: boolean; readonly second?: boolean }
  | { readonly type: 'push'; readonly hex: Hex }
  | { readonly type: 'reap'; readonly hex: Hex; readonly nailed?: boolean }
  | { readonly type: 'clash'; readonly nailed?: boolean }
  | { readonly type: 'sort'; readonly token: BagToken; readonly to: 'bag' | 'board' }
  | { readonly type: 'walk'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'act' }
  | { readonly type: 'card'; readonly card: CardId }
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'return'; readonly token: BagToken }
  | { readonly type: 'activate'; readonly token: UpgradeId }
  | { readonly type: 'shift'; readonly what: Shiftable; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'put'; readonly what: Placeable; readonly hex: Hex }
  | { readonly type: 'take'; readonly what: Takeable; readonly hex: Hex }
  /** A choice by name: a number, a half, a card or a token, as the effect says. */
  | { readonly type: 'choose'; readonly option: string }
  /** HC-ROOT-2: the next root of Hester points to the hex. */
  | { readonly type: 'root'; readonly hex: Hex }
  /** HC-HACT-1: an action token is laid on the action; cards, SPAWN and summoning have their own words. */
  | { readonly type: 'use'; readonly act: (typeof usableActs)[number] }
  /** HC-HACT-2: a card of Hester is put face up, perhaps over another. */
  | { readonly type: 'lay'; readonly card: HesterCardId; readonly over?: HesterCardId }
  /** HC-HCRD-1: a face-up card of Hester is activated. */
  | { readonly type: 'call'; readonly card: HesterCardId }
  /** HC-HMOV-1 to 4: an infected haint or Hester goes to a neighbour, for cubes of its terrain or for any. */
  | {
      readonly type: 'creep';
      readonly unit: 'haint' | 'hester';
      readonly from: Hex;
      readonly to: Hex;
      readonly by: 'terrain' | 'any';
    }
  /** A terrain cube goes to the supply. */
  | { readonly type: 'pay'; readonly terrain: Terrain }
  /** HC-HEST-30: Hester activates the tree. */
  | { readonly type: 'shake' }
  /** HC-INF-2, 5: a haint on the root hex, or for the legend there a haint `at` another hex; free with the ward. */
  | { readonly type: 'infect'; readonly hex: Hex; readonly at?: Hex; readonly by: 'terrain' | 'any' | 'ward' }
  /** HC-SUM-2: with cubes of this colour. */
  | { readonly type: 'summon'; readonly hex: Hex; readonly terrain: Terrain }
  /** HC-SOLO-24: the top card of a pile is turned over. */
  | { readonly type: 'reveal'; readonly pile: PileId }
  /** HC-FAIR-5: the next item is hidden. */
  | { readonly type: 'stow'; readonly hex: Hex }
  /** HC-FAIR-16: a ready nest is put on the map. */
  | { readonly type: 'nest'; readonly hex: Hex; readonly offer: OfferId }
  /** HC-FAIR-17: a nest, or its offer, is taken back from the map. */
  | { readonly type: 'recall'; readonly hex: Hex }
  /** HC-FAIR-19 */
  | { readonly type: 'quest'; readonly quest: QuestId }
  /** HC-FAIR-21 */
  | { readonly type: 'charm'; readonly card: FairCardId }
  /** HC-FAIR-25: which way the arrow points, and so on which line it lies. */
  | { readonly type: 'arrow'; readonly way: ArrowWay }
  /** HC-FAIR-28: an arrow is taken back. */
  | { readonly type: 'lift'; readonly hex: Hex; readonly way: ArrowWay; readonly turned: boolean }
  /** HC-FAIR-30 */
  | { readonly type: 'guess'; readonly hex: Hex }
  /** HC-FAIR-40: the nest to be resolved next. */
  | { readonly type: 'visit'; readonly hex: Hex }
  /** HC-FAIR-42: an offer taken in an earlier turn is used. */
  | { readonly type: 'offer'; readonly offer: OfferId }
  | { readonly type: 'done' }
  | { readonly type: 'end' };

export type ActionType = HarrowAction['type'];
export type ActionOf<T extends ActionType> = Extract<HarrowAction, { type: T }>;

export interface HarrowActionDef extends ActionDef<HarrowTypes> {
  readonly notation: Notation<HarrowAction>;
}

export type Emit = (event: HarrowEvent) => void;

/** A definition that knows its own action type: `fields` say how the action is written. */
export function defineAction<T extends ActionType>(
  type: T,
  fields: FieldsOf<ActionOf<T>>,
  def: {
    options(s: HarrowState, out: HarrowAction[]): void;
    apply(s: HarrowState, action: ActionOf<T>, emit: Emit): void;
    /** Words may fit the fields and yet be no action. */
    isWhole?(action: ActionOf<T>): boolean;
  },
): HarrowActionDef {
  const { options, apply, isWhole } = def;
  return { options, apply, notation: notationOf<ActionOf<T>>(type, fields, isWhole) } as HarrowActionDef;
}
