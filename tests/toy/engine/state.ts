import type { GameTypes, Seat } from '../../../src/engine/kernel/game.ts';
import type { Rng } from '../../../src/engine/kernel/rng.ts';

/** From 1 to 6; one that may not be seen is `hidden`. */
export type Card = number;
export const hidden: Card = 0;
export const cards: readonly Card[] = [1, 2, 3, 4, 5, 6];

export interface ToyConfig {
  /** How many cards each is dealt. */
  readonly cards: number;
}

export interface ToyState {
  rng: Rng;
  active: Seat;
  hands: Card[][];
  /** Face down, until the die has fallen. */
  laid: Card | null;
  points: number[];
}

export type ToyAction =
  | { readonly type: 'lay'; readonly card: Card }
  /** What the tree has thrown, from 1 to 6. */
  | { readonly type: 'die'; readonly face: number };

export type ToyEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'thrown'; readonly seat: Seat; readonly card: Card; readonly face: number; readonly won: number };

export interface ToyTypes extends GameTypes {
  State: ToyState;
  Action: ToyAction;
  Event: ToyEvent;
  Chance: { readonly roller: Seat; readonly seed: number };
  Config: ToyConfig;
}
