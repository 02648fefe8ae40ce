import type { Seat } from '../../kernel/game.ts';
import type { CardId, QuestId } from './state/cards.ts';
import type { PieceKind } from './state/pieces.ts';
import type { Clearing } from './state/places.ts';
import type { Suit } from './state/suits.ts';
import type { RootState } from './state.ts';

/** One hit taken: a piece of somebody on the map, or an item. */
export type Loss = { readonly owner: Seat; readonly piece: PieceKind } | { readonly item: number };

/** RT-BT: what comes next in a battle. */
export const battleStages = ['ambush', 'foil', 'shot', 'check', 'roll', 'effects', 'hits', 'end'] as const;
export type BattleStage = (typeof battleStages)[number];

/** One level of the flow stack: what is under way inside a step. Plain JSON, saved with the state. */
export type Frame =
  /** RT-SU: a seat sets up; `step` counts its own steps. */
  | { readonly kind: 'setUp'; readonly seat: Seat; step: number }
  /** RT-6.5.2: moves left in a March. */
  | { readonly kind: 'march'; readonly seat: Seat; left: number }
  /**
   * RT-BT. `rolled`, `extra` and `armored` are the attacker's and the defender's; `rolled` is capped already. `asked` is who is
   * asked for effects now, after so many who declined in a row. `losses` are chosen and still on the map. `rewarded`:
   * the side has had its bonus for removals in this battle. `allies` and `items`
   * count what an attacker with an ally has lost (RT-9.2.9.II.d).
   */
  | {
      readonly kind: 'battle';
      readonly seat: Seat;
      readonly at: Clearing;
      readonly defender: Seat;
      readonly ally?: Seat;
      stage: BattleStage;
      /** Of the dice about to be thrown. */
      seed?: number;
      rolled: number[];
      extra: number[];
      armored: boolean[];
      used: CardId[];
      asked: Seat;
      declined: number;
      turned: boolean;
      losses: Loss[][];
      rewarded: boolean[];
      allies: number;
      items: number;
    }
  /** RT-BT-15: hits to be taken one by one; `side` is 0 for the attacker. */
  | { readonly kind: 'losses'; readonly seat: Seat; readonly side: number; left: number; chosen: Loss[] }
  /** RT-BT-17: what removals bring about, still to come. */
  | { readonly kind: 'triggers'; readonly seat: Seat; queue: Trigger[] }
  | Trigger
  /** RT-8.2.3.I, RT-8.2.4-2: supporters beyond the limit go. */
  | { readonly kind: 'trim'; readonly seat: Seat; left: number }
  /** RT-OQ-133: too few pieces are left: one for each of these places, as far as they go. */
  | { readonly kind: 'put'; readonly seat: Seat; readonly what: 'warrior' | 'wood'; readonly to: Clearing[] }
  /** RT-OQ-146: the other half of a revolt. */
  | { readonly kind: 'revolt'; readonly seat: Seat; readonly at: Clearing }
  /** RT-OQ-74: a card that is resolved and then discarded. */
  | { readonly kind: 'favor'; readonly seat: Seat; readonly card: CardId }
  /** RT-7.7.3: the successor is chosen. */
  | { readonly kind: 'leader'; readonly seat: Seat }
  /** RT-9.5.4: an item of the player who was aided. */
  | { readonly kind: 'take'; readonly seat: Seat; readonly from: Seat }
  /** RT-9.5.5: points or cards. */
  | { readonly kind: 'reward'; readonly seat: Seat; readonly quest: QuestId };

/** Set off by a removal or a move; they wait in order inside `triggers`. */
export type Trigger =
  /** RT-9.2.2.I: items to be damaged. */
  | { readonly kind: 'damage'; readonly seat: Seat; left: number }
  /** RT-8.2.4: a base of the suit is gone. */
  | { readonly kind: 'base'; readonly seat: Seat; readonly at: Clearing; readonly suit: Suit }
  /** RT-6.2.3: these warriors may be saved. */
  | { readonly kind: 'hospital'; readonly seat: Seat; readonly at: Clearing; readonly warriors: number }
  /** RT-8.2.6: `seat` is the culprit. */
  | { readonly kind: 'outrage'; readonly seat: Seat; readonly to: Seat; readonly at: Clearing };

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

export function topFrame({ flow }: RootState): Frame | undefined {
  // Mostly nothing is under way, and to look before the beginning of a list is slow.
  return flow.length === 0 ? undefined : flow[flow.length - 1];
}

/** The innermost frame, which the caller knows to be of this kind. */
export function requireFrame<K extends FrameKind>(s: RootState, kind: K): FrameOf<K> {
  const top = topFrame(s);
  if (top?.kind !== kind) throw new Error(`expected a ${kind} frame, found ${top?.kind ?? 'none'}`);
  return top as FrameOf<K>;
}

/** The battle under way, wherever it lies on the stack. */
export function battleOf(s: RootState): FrameOf<'battle'> | undefined {
  for (let i = s.flow.length - 1; i >= 0; i--) {
    const frame = s.flow[i];
    if (frame.kind === 'battle') return frame;
  }
  return undefined;
}
