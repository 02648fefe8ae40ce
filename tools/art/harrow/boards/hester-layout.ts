import type { Point } from '../../ink/geometry.ts';
import type { Area } from './layout.ts';

// Hester's board, small beside the county and large on the screen of the boards. Places are measured from its upper left
// corner; points are the middles of what is put there.

/** The order of HC-HACT-2 to HC-HACT-7: the last two come after the tree. */
export const hesterActions = ['card', 'root', 'spawn', 'move', 'infect', 'summon'] as const;
export const possessions = ['snakes', 'roots', 'flames'] as const;

/** Size squares are drawn with; a layout says how much larger or smaller it shows them. */
export const squareSize: Point = [60, 56];

export interface HesterLayout {
  readonly w: number;
  readonly h: number;
  /** No nails, hairlines and fine cuts. */
  readonly plain: boolean;
  readonly ribbon: Area | undefined;
  readonly portrait: Area;
  /** Three squares for each side (HC-HEST-3): left is the first faction seat. */
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly squareScale: number;
  /** Names of the factions over their squares. */
  readonly names: readonly [left: Point, right: Point] | undefined;
  readonly fires: readonly Point[];
  readonly fireR: number;
  readonly firesLabel: Point | undefined;
  readonly divider: Area | undefined;
  /** The groove her action tokens lie in; more than fit at the step lie closer. */
  readonly groove: Area | undefined;
  readonly available: { readonly from: Point; readonly step: number; readonly r: number };
  readonly availableLabel: Point | undefined;
  readonly hand: Point;
  readonly handLabel: Point | undefined;
  /** Only the large boards show where the actions are taken and the cards in play. */
  readonly large?: {
    readonly band: Area;
    readonly actions: readonly Point[];
    readonly actionR: number;
    readonly captions: readonly Point[];
    /** Between the actions before and after the tree (HC-HACT-8). */
    readonly tree: Point;
    readonly shelf: Area;
    readonly cards: readonly Point[];
    readonly cardSize: Point;
    readonly possessions: readonly Point[];
  };
}

const column = (x: number, y: number, step: number): Point[] => [0, 1, 2].map((i): Point => [x, y + i * step]);
const row = (xs: readonly number[], y: number): Point[] => xs.map((x): Point => [x, y]);

type SmallKey = 'board-hester' | 'board-hester-tablet' | 'board-hester-phone';
type StripKey = 'strip-hester' | 'strip-hester-tablet' | 'strip-hester-phone';

const nothingMore = {
  plain: true,
  ribbon: undefined,
  names: undefined,
  firesLabel: undefined,
  divider: undefined,
  availableLabel: undefined,
  handLabel: undefined,
} as const;

/** What the others see of her board in their turns. */
const strips: Readonly<Record<StripKey, HesterLayout>> = {
  'strip-hester': {
    ...nothingMore,
    w: 292,
    h: 104,
    portrait: [13, 12, 67, 80],
    left: row([108, 144, 180], 31),
    right: row([108, 144, 180], 71),
    squareScale: 0.56,
    fires: row([217, 241, 265], 73),
    fireR: 11,
    groove: [204, 16, 76, 30],
    available: { from: [219, 31], step: 23, r: 10 },
    hand: [244, 73],
  },
  'strip-hester-tablet': {
    ...nothingMore,
    w: 236,
    h: 92,
    portrait: [10, 10, 60, 72],
    left: row([90, 120, 150], 28),
    right: row([90, 120, 150], 62),
    squareScale: 0.47,
    fires: row([180, 200, 220], 64),
    fireR: 9.5,
    groove: [170, 15, 58, 26],
    available: { from: [183, 28], step: 18, r: 8.5 },
    hand: [200, 64],
  },
  'strip-hester-phone': {
    ...nothingMore,
    w: 58,
    h: 78,
    portrait: [9, 7, 40, 46],
    left: [],
    right: [],
    squareScale: 0,
    fires: [],
    fireR: 0,
    groove: undefined,
    available: { from: [36, 65], step: 0, r: 8 },
    hand: [29, 65],
  },
};

const small: Readonly<Record<SmallKey, HesterLayout>> = {
  'board-hester': {
    w: 292,
    h: 352,
    plain: false,
    ribbon: [83, -12, 126, 30],
    portrait: [94, 30, 104, 124],
    left: column(50, 68, 64),
    right: column(242, 68, 64),
    squareScale: 1,
    names: [
      [46, 28],
      [246, 28],
    ],
    fires: row([108, 146, 184], 204),
    fireR: 17.5,
    firesLabel: [146, 172],
    divider: [20, 238, 252, 3],
    groove: [16, 269, 134, 46],
    available: { from: [38, 292], step: 44, r: 17 },
    availableLabel: [24, 254],
    hand: [216, 306],
    handLabel: [268, 254],
  },
  'board-hester-tablet': {
    w: 236,
    h: 374,
    plain: false,
    ribbon: [59, -12, 118, 28],
    portrait: [76, 34, 84, 101],
    left: column(40, 68, 57),
    right: column(196, 68, 57),
    squareScale: 0.87,
    names: [
      [40, 30],
      [196, 30],
    ],
    fires: row([84, 118, 152], 196),
    fireR: 15.5,
    firesLabel: [118, 166],
    divider: [16, 226, 204, 3],
    groove: [12, 258, 212, 40],
    available: { from: [32, 278], step: 34, r: 15 },
    availableLabel: [20, 243],
    hand: [160, 332],
    handLabel: [20, 332],
  },
  'board-hester-phone': {
    w: 142,
    h: 87,
    plain: true,
    ribbon: undefined,
    portrait: [9, 11, 54, 65],
    left: row([80, 104, 128], 21),
    right: row([80, 104, 128], 43),
    squareScale: 0.36,
    names: undefined,
    fires: [],
    fireR: 0,
    firesLabel: undefined,
    divider: undefined,
    groove: [69, 56, 68, 22],
    available: { from: [80, 67], step: 18, r: 8.5 },
    availableLabel: undefined,
    hand: [128, 67],
    handLabel: undefined,
  },
};

const large: Readonly<Record<'boards-hester' | 'boards-hester-tablet' | 'boards-hester-phone', HesterLayout>> = {
  'boards-hester': {
    w: 616,
    h: 606,
    plain: false,
    ribbon: [203, -12, 210, 38],
    portrait: [210, 42, 196, 235],
    left: column(76, 99, 88),
    right: column(540, 99, 88),
    squareScale: 1.46,
    names: [
      [76, 42],
      [540, 42],
    ],
    fires: row([254, 308, 362], 324),
    fireR: 22,
    firesLabel: [308, 290],
    divider: [24, 358, 568, 4.5],
    groove: [372, 500, 222, 42],
    available: { from: [394, 521], step: 29, r: 15 },
    availableLabel: [483, 486],
    hand: [322, 534],
    handLabel: undefined,
    large: {
      band: [18, 370, 580, 92],
      actions: row([64, 154, 244, 334, 452, 542], 405),
      actionR: 24,
      captions: row([64, 154, 244, 334, 452, 542], 446),
      tree: [393, 412],
      shelf: [18, 472, 580, 122],
      cards: row([64, 146, 228], 534),
      cardSize: [74, 106],
      possessions: row([400, 472, 544], 568),
    },
  },
  'boards-hester-tablet': {
    w: 498,
    h: 644,
    plain: false,
    ribbon: [144, -12, 210, 38],
    portrait: [167, 42, 163, 196],
    left: column(62, 94, 77),
    right: column(436, 94, 77),
    squareScale: 1.26,
    names: [
      [62, 42],
      [436, 42],
    ],
    fires: row([203, 249, 295], 284),
    fireR: 20,
    firesLabel: [249, 252],
    divider: [18, 318, 462, 4.5],
    groove: [20, 590, 320, 40],
    available: { from: [42, 610], step: 42, r: 16 },
    availableLabel: [24, 576],
    hand: [336, 500],
    handLabel: undefined,
    large: {
      band: [14, 330, 470, 92],
      actions: row([48, 124, 200, 276, 374, 450], 364),
      actionR: 23,
      captions: row([48, 124, 200, 276, 374, 450], 406),
      tree: [325, 372],
      shelf: [14, 430, 470, 136],
      cards: row([64, 152, 240], 500),
      cardSize: [78, 111],
      possessions: [
        [412, 458],
        [412, 500],
        [412, 542],
      ],
    },
  },
  'boards-hester-phone': {
    w: 832,
    h: 330,
    plain: true,
    ribbon: [133, 3, 150, 26],
    portrait: [143, 38, 130, 156],
    left: column(62, 76, 74),
    right: column(354, 76, 74),
    squareScale: 1.2,
    names: [
      [62, 28],
      [354, 28],
    ],
    fires: row([168, 208, 248], 240),
    fireR: 18,
    firesLabel: [208, 210],
    divider: [416, 14, 4.5, 300],
    groove: [20, 274, 376, 42],
    available: { from: [150, 295], step: 38, r: 16 },
    availableLabel: [30, 295],
    hand: [724, 182],
    handLabel: undefined,
    large: {
      band: [426, 22, 394, 84],
      actions: row([458, 522, 586, 650, 732, 792], 52),
      actionR: 20,
      captions: row([458, 522, 586, 650, 732, 792], 92),
      tree: [691, 60],
      shelf: [426, 116, 394, 132],
      cards: row([476, 558, 640], 182),
      cardSize: [76, 109],
      possessions: row([462, 592, 722], 290),
    },
  },
};

export const hesterLayouts = { ...small, ...large } as const;
export const hesterStrips = strips;
