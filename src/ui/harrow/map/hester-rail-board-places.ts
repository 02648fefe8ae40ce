import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { XY } from '../../../app/stage.ts';
import { column, type HesterSpaces, row, squareSize } from '../boards/hester-spaces.ts';

// Hester's board beside the county, and the strip of it in the turns of others. The pictures are cut to these places.

/** Where the words of the board stand. */
export interface BoardWords {
  readonly title: XY;
  /** Names of the factions over their squares. */
  readonly names: readonly [XY, XY];
  readonly firesLabel: XY;
  readonly availableLabel: XY;
  readonly handLabel: XY;
}

interface RailBoard extends HesterSpaces {
  /** The phone has room for none. */
  readonly words: BoardWords | undefined;
}

export const railBoards: Readonly<Record<LayoutId, RailBoard>> = {
  desktop: {
    portrait: [94, 30, 104, 124],
    squares: { left: column(50, 68, 64), right: column(242, 68, 64) },
    squareScale: 1,
    fires: row([108, 146, 184], 204),
    fireR: 17.5,
    groove: [16, 269, 134, 46],
    available: { from: [38, 292], step: 44, r: 17 },
    hand: [216, 306],
    words: {
      title: [146, 3],
      names: [
        [46, 28],
        [246, 28],
      ],
      firesLabel: [146, 172],
      availableLabel: [24, 254],
      handLabel: [268, 254],
    },
  },
  tablet: {
    portrait: [76, 34, 84, 101],
    squares: { left: column(40, 68, 57), right: column(196, 68, 57) },
    squareScale: 0.87,
    fires: row([84, 118, 152], 196),
    fireR: 15.5,
    groove: [12, 258, 212, 40],
    available: { from: [32, 278], step: 34, r: 15 },
    hand: [160, 332],
    words: {
      title: [118, 2],
      names: [
        [40, 30],
        [196, 30],
      ],
      firesLabel: [118, 166],
      availableLabel: [20, 243],
      handLabel: [20, 332],
    },
  },
  phone: {
    portrait: [9, 11, 54, 65],
    squares: { left: row([80, 104, 128], 21), right: row([80, 104, 128], 43) },
    squareScale: 0.36,
    fires: [],
    fireR: 0,
    groove: [69, 56, 68, 22],
    available: { from: [80, 67], step: 18, r: 8.5 },
    hand: [128, 67],
    words: undefined,
  },
  'upright-tablet': {
    portrait: [8, 6, 58, 70],
    squares: { left: row([106, 158, 210], 41), right: row([270, 322, 374], 41) },
    squareScale: 0.8,
    fires: row([20, 37, 54], 66),
    fireR: 8,
    groove: [404, 22, 76, 38],
    available: { from: [421, 41], step: 20, r: 12 },
    hand: [526, 44],
    words: undefined,
  },
  upright: {
    portrait: [8, 10, 62, 74],
    squares: { left: row([104, 156, 208], 36), right: row([104, 156, 208], 90) },
    squareScale: 0.8,
    fires: row([18, 39, 60], 106),
    fireR: 9.5,
    groove: [240, 12, 134, 34],
    available: { from: [257, 29], step: 33, r: 13 },
    hand: [306, 88],
    words: undefined,
  },
};

export const railStrips: Readonly<Record<LayoutId, HesterSpaces>> = {
  desktop: {
    portrait: [13, 12, 67, 80],
    squares: { left: row([108, 144, 180], 31), right: row([108, 144, 180], 71) },
    squareScale: 0.56,
    fires: row([217, 241, 265], 73),
    fireR: 11,
    groove: [204, 16, 76, 30],
    available: { from: [219, 31], step: 23, r: 10 },
    hand: [244, 73],
  },
  tablet: {
    portrait: [10, 10, 60, 72],
    squares: { left: row([90, 120, 150], 28), right: row([90, 120, 150], 62) },
    squareScale: 0.47,
    fires: row([180, 200, 220], 64),
    fireR: 9.5,
    groove: [170, 15, 58, 26],
    available: { from: [183, 28], step: 18, r: 8.5 },
    hand: [200, 64],
  },
  'upright-tablet': {
    portrait: [6, 5, 58, 70],
    squares: { left: row([94, 124, 154], 24), right: row([94, 124, 154], 58) },
    squareScale: 0.46,
    fires: row([188, 208, 228], 58),
    fireR: 9,
    groove: [178, 11, 62, 26],
    available: { from: [191, 24], step: 18, r: 8.5 },
    hand: [260, 44],
  },
  upright: {
    portrait: [6, 5, 32, 38],
    squares: { left: row([62, 90, 118], 24), right: row([152, 180, 208], 24) },
    squareScale: 0.44,
    fires: row([238, 256, 274], 24),
    fireR: 8.5,
    groove: [290, 10, 60, 28],
    available: { from: [303, 24], step: 18, r: 8.5 },
    hand: [366, 24],
  },
  phone: {
    portrait: [9, 7, 40, 46],
    squares: { left: [], right: [] },
    squareScale: 0,
    fires: [],
    fireR: 0,
    groove: undefined,
    available: { from: [36, 65], step: 0, r: 8 },
    hand: [29, 65],
  },
};

/** The least a finger can hit. */
const finger = 44;

/** The size of the squares that can be pressed; undefined where they are too small for a finger. */
export function pressedSquare({ squareScale }: HesterSpaces): XY | undefined {
  const [w, h] = squareSize.map((length) => Math.round(length * squareScale));
  return Math.min(w, h) < finger ? undefined : [w, h];
}
