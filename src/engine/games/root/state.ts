import type { Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import { maps } from './content/maps/maps.ts';
import type { Woodland } from './content/maps/woodland.ts';
import type { FactionId } from './factions/ids.ts';
import type { OwnStates } from './factions/own.ts';
import type { Frame } from './flow.ts';
import type { CardId, hidden, QuestId } from './state/cards.ts';
import type { Config } from './state/config.ts';
import type { ItemId } from './state/items.ts';
import type { Phase, StepId } from './state/phases.ts';
import type { CountedKind } from './state/pieces.ts';
import type { Clearing, Place } from './state/places.ts';

interface SideOf<F extends FactionId> {
  readonly faction: F;
  /** Nothing once a dominance card is activated (RT-3.3.1). */
  points: number;
  hand: CardId[];
  /** RT-4.1.3: persistent cards in the play area. */
  effects: CardId[];
  /** Items in the Crafted Items box, by kind. */
  crafted: number[];
  dominance?: CardId;
  /** RT-9.2.8: the partner in a coalition, told of both. */
  coalition?: Seat;
  /** Where its pawn is, if it has one. */
  pawn?: Place;
  /** Pieces on the map by kind and clearing; every kind the faction has is there. */
  readonly on: { readonly [K in CountedKind]?: number[] };
  /** Pieces in the supply or on the track. */
  readonly left: { [K in CountedKind]?: number };
  readonly own: OwnStates[F];
}

export type SideAs<F extends FactionId> = SideOf<F>;
export type Side = { [F in FactionId]: SideOf<F> }[FactionId];

/** RT-2.2.4, RT-9.3.4: what lies under it nobody knows. */
export interface Ruin {
  readonly at: Clearing;
  items: (ItemId | typeof hidden)[];
}

export interface RootResult {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** Plain JSON; the flow stack and the generator are inside. */
export interface RootState {
  readonly config: Config;
  rng: Rng;
  /** Turns begun. */
  turn: number;
  active: Seat;
  phase: Phase;
  step: StepId;
  /** What is under way inside the step, innermost last. */
  flow: Frame[];
  readonly sides: Side[];
  /** Its top last. */
  deck: CardId[];
  discard: CardId[];
  /** RT-3.3.3: dominance cards beside the map. */
  available: CardId[];
  /** RT-5.1.5: items on the map, by kind. */
  supply: number[];
  ruins: Ruin[];
  quests: { open: QuestId[]; deck: QuestId[] };
  /** Cards used that can be used once in a turn. */
  used: CardId[];
  /** RT-OQ-73: crafting pieces activated in this turn, by suit. */
  activated: number[];
  result?: RootResult;
}

export const mapOf = (s: RootState): Woodland => maps[s.config.map];

/** The seat of a faction; -1 if it does not play. */
export function seatOf(s: RootState, faction: FactionId): Seat {
  for (let seat = 0; seat < s.sides.length; seat++) if (s.sides[seat].faction === faction) return seat;
  return -1;
}

/** The side of a faction's own rules, which are only asked where it plays. */
export function sideAs<F extends FactionId>(s: RootState, seat: Seat, faction: F): SideAs<F> {
  const side = s.sides[seat];
  if (side.faction !== faction) throw new Error(`expected ${faction} at seat ${seat}, found ${side.faction}`);
  return side as SideAs<F>;
}

/** Is it this faction's turn to go on with its step? */
export function activeAs<F extends FactionId>(s: RootState, faction: F): SideAs<F> {
  return sideAs(s, s.active, faction);
}

export function countAt(side: Side, kind: CountedKind, at: Clearing): number {
  return side.on[kind]?.[at] ?? 0;
}

/** Next in turn order (RT-1.4.1-1). */
export const nextSeat = (s: RootState, seat: Seat): Seat => (seat + 1) % s.sides.length;
