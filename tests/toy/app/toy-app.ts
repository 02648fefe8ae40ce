import type { AppOf } from '../../../src/app/app.ts';
import type { Layout, Rect } from '../../../src/app/stage.ts';
import type { Card, ToyTypes } from '../engine/state.ts';

export interface ToyLayout extends Layout {
  /** From the tower's units to the picture: x = ox + k u, y = oy + k v. */
  readonly tree: { readonly ox: number; readonly oy: number; readonly k: number };
  readonly cards: readonly Rect[];
  readonly languages: readonly [x: number, y: number];
  readonly settings: readonly [x: number, y: number];
}

/** What the screens of the toy read beside what every game has. */
interface ToyOwn {
  /** The cards the person in front of the screen may see. */
  readonly hand: readonly Card[];
}

export interface ToyAppTypes {
  Rules: ToyTypes;
  Occasion: never;
  Layout: ToyLayout;
  Screen: 'table';
  Dialog: never;
  Question: never;
  Refusal: 'alreadyLaid';
  Settings: object;
  /** How many cards are still to be laid. */
  Summary: { readonly left: number };
  Cue: never;
  Drag: never;
  Own: ToyOwn;
}

export type ToyApp = AppOf<ToyAppTypes>;
