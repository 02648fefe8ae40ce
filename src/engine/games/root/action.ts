import type { Emit } from './events.ts';
import type { Column, DecreeCard, LeaderId } from './factions/eyrie/state.ts';
import type { FactionId } from './factions/ids.ts';
import type { MarquiseBuilding } from './factions/marquise/tracks.ts';
import type { CharacterId, ItemAt } from './factions/vagabond/state.ts';
import type { FrameKind } from './flow.ts';
import type { CardId, QuestId } from './state/cards.ts';
import type { ItemId } from './state/items.ts';
import type { CountedKind } from './state/pieces.ts';
import type { Clearing, Forest, Place } from './state/places.ts';
import type { Suit } from './state/suits.ts';
import type { RootState } from './state.ts';

/** RT-9.5.5. */
export const rewards = ['points', 'cards'] as const;
export type Reward = (typeof rewards)[number];

/** RT-9.2.9.II.b: warriors of an ally that go with the pawn. */
export interface Escort {
  readonly faction: FactionId;
  readonly count: number;
}

/**
 * Everything a player (or the dice) can do (RT-NO-9). One word may be on offer in several situations: what it does there is in
 * the definition that offers it.
 */
export type RootAction =
  // set-up
  | { readonly type: 'keep'; readonly at: Clearing }
  | { readonly type: 'place'; readonly piece: MarquiseBuilding; readonly at: Clearing }
  | { readonly type: 'corner'; readonly at: Clearing }
  | { readonly type: 'leader'; readonly leader: LeaderId }
  | { readonly type: 'character'; readonly character: CharacterId }
  | { readonly type: 'start'; readonly at: Forest }
  // everybody's
  | { readonly type: 'craft'; readonly card: CardId; readonly suits?: readonly Suit[] }
  | { readonly type: 'use'; readonly card: CardId; readonly faction?: FactionId; readonly at?: Clearing }
  | { readonly type: 'activate'; readonly card: CardId; readonly partner?: FactionId }
  /** A dominance card for another card, or an item of whoever was aided. */
  | { readonly type: 'take'; readonly what: CardId | ItemId; readonly pay?: CardId }
  | { readonly type: 'discard'; readonly card: CardId }
  /** `by`: the decree card. */
  | {
      readonly type: 'move';
      readonly from: Place;
      readonly to: Clearing;
      readonly count?: number;
      readonly by?: DecreeCard;
      readonly escort?: Escort;
    }
  | {
      readonly type: 'battle';
      readonly at: Clearing;
      readonly faction: FactionId;
      readonly by?: DecreeCard;
      readonly ally?: FactionId;
    }
  | { readonly type: 'ambush'; readonly card: CardId }
  | { readonly type: 'foil'; readonly card: CardId }
  | { readonly type: 'roll'; readonly high: number; readonly low: number }
  | { readonly type: 'first'; readonly faction: FactionId }
  | { readonly type: 'lose'; readonly piece: CountedKind; readonly faction?: FactionId }
  /** RT-4.3.4-4: which of the own effects comes first. */
  | { readonly type: 'resolve'; readonly what: FrameKind; readonly at: Clearing }
  | { readonly type: 'hospital'; readonly card: CardId }
  | { readonly type: 'outrage'; readonly card: CardId }
  | { readonly type: 'pass' }
  | { readonly type: 'put'; readonly piece: CountedKind; readonly at: Clearing }
  // Marquise
  | { readonly type: 'march' }
  | { readonly type: 'recruit'; readonly at?: Clearing; readonly by?: DecreeCard }
  | {
      readonly type: 'build';
      readonly piece?: MarquiseBuilding;
      readonly at: Clearing;
      readonly from?: readonly Clearing[];
      readonly by?: DecreeCard;
    }
  | { readonly type: 'overwork'; readonly at: Clearing; readonly card: CardId }
  | { readonly type: 'extra'; readonly card: CardId }
  // Eyrie
  | { readonly type: 'decree'; readonly card: CardId; readonly column: Column }
  | { readonly type: 'roost'; readonly at: Clearing }
  | { readonly type: 'turmoil'; readonly by: DecreeCard }
  // Alliance
  | { readonly type: 'revolt'; readonly at: Clearing; readonly cards: readonly CardId[] }
  | { readonly type: 'spread'; readonly at: Clearing; readonly cards: readonly CardId[] }
  | { readonly type: 'mobilize'; readonly card: CardId }
  | { readonly type: 'train'; readonly card: CardId }
  | { readonly type: 'organize'; readonly at: Clearing }
  // Vagabond
  | { readonly type: 'refresh'; readonly items: readonly ItemAt[] }
  | { readonly type: 'slip'; readonly to: Place; readonly escort?: Escort }
  | { readonly type: 'explore' }
  | { readonly type: 'aid'; readonly faction: FactionId; readonly card: CardId; readonly item: ItemId }
  | { readonly type: 'quest'; readonly quest: QuestId }
  | { readonly type: 'choose'; readonly reward: Reward }
  | { readonly type: 'strike'; readonly faction: FactionId; readonly piece: CountedKind }
  | { readonly type: 'repair'; readonly item: ItemAt }
  | { readonly type: 'steal'; readonly faction: FactionId }
  | { readonly type: 'labor'; readonly card: CardId }
  | { readonly type: 'hide'; readonly items: readonly ItemAt[] }
  | { readonly type: 'damage'; readonly item: ItemAt }
  | { readonly type: 'drop'; readonly item: ItemAt }
  | { readonly type: 'done' }
  | { readonly type: 'end' };

export type ActionType = RootAction['type'];
export type ActionOf<T extends ActionType> = Extract<RootAction, { type: T }>;

/** Where an action is on offer and what it does, side by side so that the two cannot drift apart. */
export interface RootActionDef {
  readonly type: ActionType;
  options(s: RootState, out: RootAction[]): void;
  apply(s: RootState, action: RootAction, emit: Emit): void;
}

/** A definition that knows its own action type. */
export function defineAction<T extends ActionType>(
  type: T,
  def: {
    options(s: RootState, out: RootAction[]): void;
    apply(s: RootState, action: ActionOf<T>, emit: Emit): void;
  },
): RootActionDef {
  return { type, ...def } as RootActionDef;
}
