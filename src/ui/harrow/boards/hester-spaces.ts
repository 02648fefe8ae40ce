import type { Rect } from '../../../app/stage.ts';
import type { Spot } from './board-places.ts';

/** What every picture of Hester's board has, large or small, from its corner; points are middles. */
export interface HesterSpaces {
  readonly portrait: Rect;
  /** Three squares for each side (HC-HEST-3): left is the first faction seat. */
  readonly squares: { readonly left: readonly Spot[]; readonly right: readonly Spot[] };
  readonly squareScale: number;
  readonly fires: readonly Spot[];
  readonly fireR: number;
  /** The groove her action tokens lie in; more than fit at the step lie closer. */
  readonly groove: Rect | undefined;
  readonly available: { readonly from: Spot; readonly step: number; readonly r: number };
  readonly hand: Spot;
}

/** Size of a square at scale 1. */
export const squareSize: Spot = [60, 56];

export const column = (x: number, y: number, step: number): Spot[] => [0, 1, 2].map((i): Spot => [x, y + i * step]);
export const row = (xs: readonly number[], y: number): Spot[] => xs.map((x): Spot => [x, y]);
