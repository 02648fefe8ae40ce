import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect, XY } from '../../../app/stage.ts';

/** Where everything lies on a faction board, from its upper left corner: the pictures of the boards are cut to these places. */
export interface BoardPlaces {
  /** The boards' upper left corners, in the order of the seats. */
  readonly origins: readonly [XY, XY];
  readonly size: XY;
  /** Middle of the ribbon with the faction's name. */
  readonly title: XY;
  /** The Protectors' rows; `y` values are measured from the top of a row. */
  readonly rows: {
    readonly band: Rect;
    readonly step: number;
    readonly columns: readonly number[];
    readonly slotY: number;
    readonly r: number;
    readonly value: number;
    readonly label: XY;
  };
  /** The Family's track: two lines of six, the second runs back. */
  readonly track: {
    readonly band: Rect;
    readonly columns: readonly number[];
    readonly lines: readonly [number, number];
    readonly r: number;
    /** Middle of the patch on the bag. */
    readonly bag: XY;
    readonly bagArea: Rect;
    readonly contents: Rect;
    readonly drawn: Rect;
    /** Middle line and radius of the tokens drawn this turn. */
    readonly tokens: { readonly y: number; readonly r: number };
  };
  readonly portrait: Rect;
  readonly name: XY;
  /** Middle of the hand symbol. */
  readonly power: XY;
  readonly text: Rect;
  /** The legend ability track. */
  readonly legend: {
    readonly columns: readonly number[];
    readonly y: number;
    readonly r: number;
    readonly captionY: number;
  };
  readonly shelf: Rect;
  readonly lantern: XY;
  /** What only the advanced game has. */
  readonly advanced: {
    /** On a small screen the possessions lie close, each so wide, and leave the rest of the shelf to the cards. */
    readonly shelfStep: number | undefined;
    readonly played: Rect;
    readonly hand: Rect;
    readonly deck: Rect;
    /** In the place of a hand or pile: the cards' corner and height, the middle of their number, the place of their name. */
    readonly pile: { readonly cards: XY; readonly height: number; readonly number: XY; readonly name: Rect };
    /** The tag under hand and pile; none where they lie on the shelf. */
    readonly tag: Rect | undefined;
    readonly lantern: XY;
    /** The haint wheel: its middle, and its size in parts of the picture; a small plate where that is undefined. */
    readonly wheel: { readonly rect: Rect; readonly scale: number | undefined };
    /** Upgrade tokens on the Attack jar. */
    readonly armed: Rect;
  };
}

export const every = (from: number, step: number, n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => from + i * step);

const desktop: BoardPlaces = {
  origins: [
    [16, 46],
    [648, 46],
  ],
  size: [616, 606],
  title: [308, 7],
  rows: {
    band: [18, 44, 580, 74],
    step: 80,
    columns: every(232, 65, 5),
    slotY: 48,
    r: 20,
    value: 562,
    label: [82, 37],
  },
  track: {
    band: [18, 44, 580, 166],
    columns: every(52, 64, 6),
    lines: [98, 176],
    r: 21,
    bag: [512, 186],
    bagArea: [444, 50, 138, 210],
    contents: [24, 220, 160, 58],
    drawn: [196, 220, 236, 58],
    tokens: { y: 259, r: 19 },
  },
  portrait: [26, 298, 196, 235],
  name: [238, 332],
  power: [254, 358],
  text: [238, 380, 354, 62],
  legend: { columns: every(278, 92, 4), y: 474, r: 23, captionY: 513 },
  shelf: [22, 548, 572, 44],
  lantern: [442, 40],
  advanced: {
    shelfStep: undefined,
    played: [36, -2, 114, 44],
    hand: [434, -6, 72, 48],
    deck: [508, -6, 72, 48],
    pile: { cards: [10, 4], height: 25, number: [50, 17], name: [0, 30, 72, 16] },
    tag: [430, -7, 152, 49],
    lantern: [177, 40],
    wheel: { rect: [522, 296, 70, 74], scale: 0.8 },
    armed: [392, 292, 118, 60],
  },
};

const tablet: BoardPlaces = {
  origins: [
    [12, 46],
    [514, 46],
  ],
  size: [498, 644],
  title: [249, 7],
  rows: {
    band: [14, 40, 470, 66],
    step: 71,
    columns: every(192, 50, 5),
    slotY: 43,
    r: 17,
    value: 450,
    label: [64, 33],
  },
  track: {
    band: [14, 40, 470, 144],
    columns: every(42, 51, 6),
    lines: [87, 154],
    r: 18,
    bag: [416, 163.8],
    bagArea: [356, 44, 120, 184],
    contents: [20, 192, 130, 56],
    drawn: [158, 192, 196, 56],
    tokens: { y: 229, r: 18 },
  },
  portrait: [20, 274, 163, 196],
  name: [196, 304],
  power: [211, 330],
  text: [196, 352, 286, 118],
  legend: { columns: every(72, 118, 4), y: 512, r: 23, captionY: 551 },
  shelf: [18, 580, 462, 46],
  lantern: [382, 40],
  advanced: {
    shelfStep: undefined,
    played: [28, -4, 66, 44],
    hand: [362, -8, 52, 46],
    deck: [414, -8, 52, 46],
    pile: { cards: [6, 4], height: 24, number: [38, 16], name: [0, 28, 52, 16] },
    tag: [360, -9, 108, 47],
    lantern: [119, 38],
    wheel: { rect: [414, 276, 66, 70], scale: 0.74 },
    armed: [322, 270, 90, 52],
  },
};

const phone: BoardPlaces = {
  origins: [
    [6, 8],
    [6, 8],
  ],
  size: [832, 330],
  title: [89, 18],
  rows: {
    band: [12, 38, 398, 74],
    step: 78,
    columns: every(148, 45, 5),
    slotY: 48,
    r: 18,
    value: 382,
    label: [20, 58],
  },
  track: {
    band: [12, 38, 398, 152],
    columns: every(40, 46, 6),
    lines: [90, 161],
    r: 18,
    bag: [356, 186],
    bagArea: [300, 82, 112, 170],
    contents: [16, 196, 130, 74],
    drawn: [152, 196, 146, 74],
    tokens: { y: 242, r: 20 },
  },
  portrait: [430, 16, 130, 156],
  name: [572, 40],
  power: [585, 62],
  text: [572, 82, 242, 96],
  legend: { columns: every(476, 98, 4), y: 214, r: 22, captionY: 253 },
  shelf: [20, 275, 792, 40],
  lantern: [190, 34],
  advanced: {
    shelfStep: 80,
    played: [516, 275, 120, 40],
    hand: [340, 275, 88, 40],
    deck: [428, 275, 88, 40],
    pile: { cards: [5, 5], height: 29, number: [56, 12], name: [28, 22, 58, 16] },
    tag: undefined,
    lantern: [190, 34],
    wheel: { rect: [636, 275, 88, 40], scale: undefined },
    armed: [724, 275, 88, 40],
  },
};

const upright: BoardPlaces = {
  origins: [
    [6, 62],
    [6, 62],
  ],
  size: [378, 640],
  title: [189, 0],
  rows: {
    band: [10, 22, 358, 80],
    step: 84,
    columns: every(40, 56, 5),
    slotY: 58,
    r: 17,
    value: 328,
    label: [46, 15],
  },
  track: {
    band: [10, 22, 358, 150],
    columns: every(38, 45, 6),
    lines: [74, 142],
    r: 17,
    bag: [322, 169],
    bagArea: [284, 62, 80, 160],
    contents: [16, 182, 116, 82],
    drawn: [136, 182, 146, 82],
    tokens: { y: 236, r: 19 },
  },
  portrait: [12, 286, 118, 141],
  name: [144, 304],
  power: [157, 328],
  text: [144, 344, 222, 88],
  legend: { columns: every(54, 90, 4), y: 466, r: 20, captionY: 502 },
  shelf: [10, 526, 358, 46],
  lantern: [352, 26],
  advanced: {
    shelfStep: 88,
    played: [14, 582, 92, 44],
    hand: [110, 582, 86, 44],
    deck: [198, 582, 86, 44],
    pile: { cards: [5, 7], height: 29, number: [56, 14], name: [28, 25, 60, 16] },
    tag: [10, 580, 358, 48],
    lantern: [352, 26],
    wheel: { rect: [286, 582, 80, 44], scale: undefined },
    armed: [262, 284, 104, 40],
  },
};

export const boardPlaces: Readonly<Record<LayoutId, BoardPlaces>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': {
    ...tablet,
    origins: [
      [43, 62],
      [43, 62],
    ],
  },
};
