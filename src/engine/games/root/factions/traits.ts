import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../events.ts';
import type { FrameOf, Loss, Trigger } from '../flow.ts';
import type { CardId } from '../state/cards.ts';
import type { ItemId } from '../state/items.ts';
import type { Phase, StepId } from '../state/phases.ts';
import type { CountedKind, PieceSort } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import type { RootState } from '../state.ts';

/** A piece that leaves the map, and whose doing it is. */
export interface Removal {
  readonly owner: Seat;
  readonly piece: CountedKind;
  readonly at: Clearing;
  readonly by: Seat;
}

/** Warriors have come: whose, and who moved them. */
export interface Arrival {
  readonly mover: Seat;
  readonly owner: Seat;
  readonly at: Clearing;
}

export interface PieceTrait {
  readonly sort: PieceSort;
  /** RT-B.1: how many exist. */
  readonly count: number;
  /** RT-G.1.17: where it goes when it is removed: to its track or supply, or out of the game. */
  readonly to: 'supply' | 'box';
}

/**
 * What is special about a faction wherever others meet it, each under a name: the rules of everybody ask for it and know
 * no faction. What a faction does in its own turn is in its `play.ts`.
 */
export interface Traits {
  readonly pieces: { readonly [K in CountedKind]?: PieceTrait };
  /** RT-5.2. */
  readonly reach: number;
  /** RT-NO-6: the steps of its turn. */
  readonly steps: Readonly<Record<Phase, readonly StepId[]>>;
  /** RT-7.2.2. */
  readonly winsTies?: boolean;
  /** RT-8.2.2: as defender it deals the higher number. */
  readonly swapsRoll?: boolean;
  /** What it keeps marks of is cleared (RT-TL-1). */
  turnBegins?(s: RootState, seat: Seat): void;
  /** RT-4.1.1: crafting pieces that can still be activated, by suit. */
  craftingPieces(s: RootState, seat: Seat): number[];
  /** Where activating is something else than being counted until the end of the turn. */
  activate?(s: RootState, seat: Seat, suits: readonly number[], emit: Emit): void;
  /** RT-3.2.2: what a crafted item is worth. */
  craftPoints?(s: RootState, seat: Seat, printed: number): number;
  /** Where items go, if not into the Crafted Items box. */
  gainItem?(s: RootState, seat: Seat, item: ItemId): void;
  /** RT-4.3.2.I: how many rolled hits it can deal; without, its warriors. */
  cap?(s: RootState, seat: Seat, battle: FrameOf<'battle'>): number;
  /** RT-4.3.3.II; without, whoever has no warriors. */
  isDefenseless?(s: RootState, seat: Seat): boolean;
  /** Extra hits as attacker. */
  attackBonus?(s: RootState, seat: Seat): number;
  /** What hits can be taken with, in place of pieces. */
  lossOptions?(s: RootState, frame: FrameOf<'losses'>): Loss[];
  /** Hits that are no pieces. */
  takeLosses?(s: RootState, seat: Seat, losses: readonly Loss[], emit: Emit): void;
  /** RT-6.2.2: may nobody else place pieces there? */
  forbids?(s: RootState, seat: Seat, at: Clearing): boolean;
  /** Somebody removes all of its pieces from these clearings. */
  onFullRemoval?(s: RootState, seat: Seat, at: readonly Clearing[]): Trigger[];
  /** Its pieces have been removed together. */
  onLost?(s: RootState, seat: Seat, removed: readonly Removal[]): Trigger[];
  /** Somebody's warriors have moved there. */
  onEntered?(s: RootState, seat: Seat, arrival: Arrival): Trigger[];
  /** It removes a piece of another: points beside RT-3.2.1. */
  onRemoving?(s: RootState, seat: Seat, removal: Removal, inBattle: boolean, emit: Emit): number;
  /** It has removed these pieces together: further points. */
  removalBonus?(s: RootState, seat: Seat, removed: readonly Removal[], inBattle: boolean): number;
  /** The battle in which it attacked is over. */
  battleEnds?(s: RootState, seat: Seat, battle: FrameOf<'battle'>, emit: Emit): void;
  /** RT-3.3.1, RT-9.2.8: with whom a dominance card can be activated; without, alone. */
  partners?(s: RootState, seat: Seat): Seat[];
  /** RT-9.2.9.III.d. */
  joins?(s: RootState, seat: Seat, partner: Seat, emit: Emit): void;
  /** Its pieces that are neither on the map nor in the supply. */
  aside?(s: RootState, seat: Seat): { readonly [K in CountedKind]?: number };
  /** Cards of the shared deck that it keeps in places of its own. */
  keeps?(s: RootState, seat: Seat): readonly CardId[];
  /** The pile of its own that cards are dealt to at the start. */
  startingCards?(s: RootState, seat: Seat): CardId[];
  /** Of the items it keeps, those that came from the map's supply, by kind. */
  craftedItems?(s: RootState, seat: Seat): readonly number[];
  /** Items it keeps elsewhere than in a Crafted Items box, by kind. */
  holdsItems?(s: RootState, seat: Seat): readonly number[];
  /** What must hold in every position, a line for what does not. */
  invariantBreaks(s: RootState, seat: Seat): string[];
}
