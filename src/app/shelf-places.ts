import type { Layout, Rect, XY } from './stage.ts';

// The first screen: boxes of games on a shelf in the hollow of the oak, and beside it what there is to say of the chosen one.

export const shelfLayoutIds = ['desktop', 'tablet', 'phone', 'upright', 'upright-tablet'] as const;
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
  /** Middle of the tags below the board: what is kept of a game, and the button that opens the chosen one. */
  readonly tagHeight: number;
  /** The name of the shelf, its two lines so far apart, and the second so far to the right; 0: they are one line. */
  readonly title: XY;
  readonly titleSize: number;
  readonly titleStep: XY;
  /** Upper left corner of the language plates. */
  readonly languages: XY;
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
    tagHeight: 608,
    title: [38, 20],
    titleSize: 88,
    titleStep: [26, 80],
    languages: [1088, 664],
    column: [20, 202, 358, 508],
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
    tagHeight: 616,
    title: [26, 22],
    titleSize: 76,
    titleStep: [24, 70],
    languages: [832, 706],
    column: [16, 190, 322, 564],
  },
  phone: {
    id: 'phone',
    width: 844,
    height: 390,
    hollow: [306, 14, 522, 318],
    board: [286, 284, 558, 18],
    boxScale: 0.8,
    chosenScale: 0.92,
    lampHeight: 54,
    tagHeight: 319,
    title: [14, 4],
    titleSize: 44,
    titleStep: [0, 0],
    languages: [662, 342],
    column: [6, 54, 284, 332],
  },
  upright: {
    id: 'upright',
    width: 390,
    height: 844,
    hollow: [20, 146, 350, 438],
    board: [-10, 524, 410, 20],
    boxScale: 0.8,
    chosenScale: 0.92,
    lampHeight: 246,
    tagHeight: 562,
    title: [20, 14],
    titleSize: 58,
    titleStep: [24, 52],
    languages: [214, 8],
    column: [8, 587, 374, 256],
  },
  'upright-tablet': {
    id: 'upright-tablet',
    width: 585,
    height: 780,
    hollow: [28, 130, 529, 378],
    board: [4, 446, 577, 22],
    boxScale: 0.9,
    chosenScale: 1.05,
    lampHeight: 184,
    tagHeight: 486,
    title: [24, 10],
    titleSize: 62,
    titleStep: [28, 56],
    languages: [405, 12],
    column: [16, 522, 553, 250],
  },
};

/** A low window is a phone held flat, a squarish one a tablet; each may be held upright. */
export function shelfLayoutFor(width: number, height: number): ShelfLayout {
  if (width < height) return shelfLayouts[width < 520 || width / height < 0.64 ? 'upright' : 'upright-tablet'];
  if (height < 520) return shelfLayouts.phone;
  return shelfLayouts[width / height < 1.5 ? 'tablet' : 'desktop'];
}

/** A cover is drawn in this size. */
export const coverSize: XY = [150, 206];

/** The middle of a box's foot, for each of so many boxes that share the shelf. */
export function boxSpots({ hollow: [x, , w], board }: ShelfLayout, count: number): XY[] {
  const room = w * 0.86;
  const left = x + (w - room) / 2;
  return Array.from({ length: count }, (_, i): XY => [left + (room * (i + 0.5)) / count, board[1]]);
}
