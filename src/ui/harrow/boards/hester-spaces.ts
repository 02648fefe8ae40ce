import type { Rect, XY } from '../../../app/stage.ts';

/** What every picture of Hester's board has, large or small, from its corner; points are middles. */
export interface HesterSpaces {
  readonly portrait: Rect;
  /** Three squares for each side (HC-HEST-3): left is the first faction seat. */
  readonly squares: { readonly left: readonly XY[]; readonly right: readonly XY[] };
  readonly squareScale: number;
  readonly fires: readonly XY[];
  readonly fireR: number;
  /** The groove her action tokens lie in; more than fit at the step lie closer. */
  readonly groove: Rect | undefined;
  readonly available: { readonly from: XY; readonly step: number; readonly r: number };
  readonly hand: XY;
}

/** Size of a square at scale 1. */
export const squareSize: XY = [60, 56];

export const column = (x: number, y: number, step: number): XY[] => [0, 1, 2].map((i): XY => [x, y + i * step]);
export const row = (xs: readonly number[], y: number): XY[] => xs.map((x): XY => [x, y]);
