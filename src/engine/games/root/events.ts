import type { Seat } from '../../kernel/game.ts';
import type { Column, DecreeCard, LeaderId } from './factions/eyrie/state.ts';
import type { CharacterId, ItemAt } from './factions/vagabond/state.ts';
import type { CardId, QuestId } from './state/cards.ts';
import type { ItemId } from './state/items.ts';
import type { Phase } from './state/phases.ts';
import type { CountedKind } from './state/pieces.ts';
import type { Clearing, Place } from './state/places.ts';
import type { RootResult } from './state.ts';

/** Why a card has left its place for the discard pile. */
export type DiscardFrom = 'hand' | 'supporters' | 'effects' | 'decree' | 'flow';

/** What brings points, and what costs some. */
export const scoreReasons = [
  'removed',
  'built',
  'roosts',
  'sympathy',
  'crafted',
  'explored',
  'friendship',
  'quests',
  'cards',
  'turmoil',
] as const;
export type ScoreReason = (typeof scoreReasons)[number];

/** Something that happened, told right after it. No words; what a viewer may not know is taken out by `seen`. */
export type RootEvent =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly piece: CountedKind;
      readonly at: Clearing;
      readonly count: number;
    }
  | { readonly type: 'pawnMoved'; readonly seat: Seat; readonly from?: Place; readonly to: Place }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly from: Clearing;
      readonly to: Clearing;
      readonly count: number;
    }
  /** `to`: where the piece went. */
  | {
      readonly type: 'removed';
      readonly owner: Seat;
      readonly piece: CountedKind;
      readonly at: Clearing;
      readonly count: number;
      readonly by: Seat;
      readonly to: 'supply' | 'box';
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly why: ScoreReason }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'shuffled'; readonly count: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly from: DiscardFrom }
  /** Between two hands: they alone see the card. */
  | { readonly type: 'handed'; readonly from: Seat; readonly to: Seat; readonly card: CardId }
  /** RT-OQ-143: to one player, at this moment. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'crafted'; readonly seat: Seat; readonly card: CardId; readonly suits: readonly number[] }
  | { readonly type: 'itemGained'; readonly seat: Seat; readonly item: ItemId; readonly from: 'supply' | 'ruin' | Seat }
  | { readonly type: 'cardUsed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'dominanceActivated'; readonly seat: Seat; readonly card: CardId; readonly partner?: Seat }
  | { readonly type: 'dominanceTaken'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'battleBegan';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly at: Clearing;
      readonly ally?: Seat;
    }
  | { readonly type: 'ambushed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'foiled'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'rolled'; readonly high: number; readonly low: number; readonly hits: readonly number[] }
  | { readonly type: 'hitsDealt'; readonly at: Clearing; readonly hits: readonly number[] }
  | { readonly type: 'battleEnded'; readonly at: Clearing }
  | {
      readonly type: 'healed';
      readonly seat: Seat;
      readonly from: Clearing;
      readonly at: Clearing;
      readonly count: number;
    }
  | { readonly type: 'outraged'; readonly seat: Seat; readonly to: Seat; readonly card: CardId }
  | { readonly type: 'supporterDrawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'mobilized'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'revolted'; readonly seat: Seat; readonly at: Clearing }
  | { readonly type: 'officerTrained'; readonly seat: Seat }
  | { readonly type: 'officersLost'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'actionBought'; readonly seat: Seat }
  | { readonly type: 'decreed'; readonly seat: Seat; readonly card: CardId; readonly column: Column }
  | { readonly type: 'resolved'; readonly seat: Seat; readonly card: DecreeCard; readonly column: Column }
  | { readonly type: 'turmoil'; readonly seat: Seat; readonly card: DecreeCard; readonly column: Column }
  | { readonly type: 'deposed'; readonly seat: Seat; readonly leader: LeaderId }
  | { readonly type: 'newGeneration'; readonly seat: Seat }
  | { readonly type: 'leaderChosen'; readonly seat: Seat; readonly leader: LeaderId }
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'itemTurned'; readonly seat: Seat; readonly from: ItemAt; readonly to: ItemAt }
  | { readonly type: 'itemLost'; readonly seat: Seat; readonly item: ItemAt }
  | { readonly type: 'aided'; readonly seat: Seat; readonly to: Seat; readonly count: number }
  | { readonly type: 'related'; readonly seat: Seat; readonly to: Seat; readonly level: number }
  | { readonly type: 'explored'; readonly seat: Seat; readonly at: Clearing; readonly item: ItemId }
  | { readonly type: 'ruinCleared'; readonly at: Clearing }
  | { readonly type: 'questDone'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly type: 'questOpened'; readonly quest: QuestId }
  | { readonly type: 'cardFetched'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'gameOver'; readonly result: RootResult };

export type EventOf<T extends RootEvent['type']> = Extract<RootEvent, { type: T }>;
export type Emit = (event: RootEvent) => void;
