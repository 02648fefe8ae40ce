import type { Layout, Rect, XY } from './stage.ts';

// The first screen: boxes of games on a shelf in the hollow of the oak, and beside it what there is to say of the chosen one.

const shelfLayoutIds = ['desktop', 'tablet', 'phone', 'upright'] as const;
export type ShelfLayoutId = (typeof shelfLayoutIds)[number];

export interface ShelfLayout extends Layout {
  readonly id: ShelfLayoutId;
  /** The hollow within its rim. */
  readonly hollow: Rect;
  /** The front edge of the board on which the boxes stand: its ends lie behind the rim. */
  readonly board: Rect;
  /** Of a box in units of its cover, which is 150 wide; the chosen one is nearer. */
  readonly boxScale: number;
  readonly chosenScale: number;
  /** Where the lamps hang. */
  readonly lampHeight: number;
  /** Where the words stand. */
  readonly column: Rect;
}

export const shelfLayouts: Readonly<Record<ShelfLayoutId, ShelfLayout>> = {
  desktop: {
    id: 'desktop',
    width: 1280,
    height: 720,
    hollow: [404, 40, 856, 612],
    board: [380, 552, 900, 26],
    boxScale: 1.36,
    chosenScale: 1.6,
    lampHeight: 150,
    column: [24, 24, 350, 676],
  },
  tablet: {
    id: 'tablet',
    width: 1024,
    height: 768,
    hollow: [368, 60, 632, 612],
    board: [344, 560, 680, 26],
    boxScale: 1.2,
    chosenScale: 1.42,
    lampHeight: 190,
    column: [20, 24, 310, 720],
  },
  phone: {
    id: 'phone',
    width: 844,
    height: 390,
    hollow: [306, 20, 522, 344],
    board: [286, 314, 558, 18],
    boxScale: 0.88,
    chosenScale: 1,
    lampHeight: 64,
    column: [10, 10, 272, 370],
  },
  upright: {
    id: 'upright',
    width: 390,
    height: 844,
    hollow: [20, 146, 350, 438],
    board: [-10, 524, 410, 20],
    boxScale: 0.8,
    chosenScale: 0.92,
    lampHeight: 242,
    column: [12, 596, 366, 242],
  },
};

/** A cover is drawn in this size. */
export const coverSize: XY = [150, 206];

/** The middle of a box's foot, for each of so many boxes that share the shelf. */
export function boxSpots({ hollow: [x, , w], board }: ShelfLayout, count: number): XY[] {
  const room = w * 0.86;
  const left = x + (w - room) / 2;
  return Array.from({ length: count }, (_, i): XY => [left + (room * (i + 0.5)) / count, board[1]]);
}
