import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { type BoardPlaces, every } from './faction-board-places.ts';

/** Where everything lies on Kammi's board, from its upper left corner: it is twice as wide as a faction board, for beside
 * rows and legends it has the action grid, the goblin, the dolls and the cards in play. The picture is cut to these places. */
export interface KammiBoardPlaces
  extends Pick<BoardPlaces, 'size' | 'title' | 'rows' | 'legend' | 'shelf' | 'lantern'> {
  readonly origin: XY;
  /** The action grid (HC-TRK-21): three rows of two spaces, and right of each its black zone. */
  readonly grid: {
    readonly wood: Rect;
    /** Left end of the words above the grid; none where there is no room for them. */
    readonly title: XY | undefined;
    /** The bed of the first row, and how far the rows lie apart. */
    readonly bed: Rect;
    readonly step: number;
    readonly numeral: number;
    readonly columns: readonly [number, number];
    readonly r: number;
    readonly zone: number;
    readonly zoneR: number;
    /** The five-sided place of the token that waits before the first Ability jar, and the token's middle in it. */
    readonly start: Rect;
    readonly waiting: XY;
    /** Middle of the purple cubes that lie on a row (HC-TRK-35). */
    readonly cubes: number;
    /** Middles of the arrows of the chosen row, and their scale: into the row, from space to space, into the black zone. */
    readonly arrows: readonly [number, number, number];
    readonly arrowScale: number;
    /** What a black zone is, in words. */
    readonly explanation: Rect | undefined;
  };
  /** The two legend tokens, I and II: the portrait, height of the strip under it, middle line of the words under that. */
  readonly legends: {
    readonly portraits: readonly [Rect, Rect];
    readonly strip: number;
    readonly caption: number | undefined;
    readonly name: XY | undefined;
    readonly text: Rect | undefined;
    readonly peek: Rect;
    /** Foot of the token that is held up to its owner's eyes. */
    readonly peeked: XY | undefined;
  };
  readonly goblin: {
    readonly portrait: Rect;
    readonly name: XY | undefined;
    /** Middle of the token of the power, and its radius. */
    readonly power: XY;
    readonly powerR: number;
    /** Its name and whether it is spent. */
    readonly powerName: Rect | undefined;
    readonly text: Rect | undefined;
  };
  readonly dolls: {
    readonly band: Rect;
    readonly label: XY;
    readonly count: XY;
    /** Feet of the three dolls, and their scale in units of the 100-unit box. */
    readonly feet: readonly [XY, XY, XY];
    readonly scale: number;
    readonly words: Rect | undefined;
  };
  /** The cards in play, deck and hand. */
  readonly cards: {
    readonly wood: Rect;
    readonly title: XY | undefined;
    readonly played: Rect;
    readonly scale: number;
    readonly words: Rect | undefined;
    readonly deck: Rect;
    readonly hand: Rect;
  };
  /** The haint wheel: its middle is the middle of the rect; a small plate where it has no scale. */
  readonly wheel: { readonly rect: Rect; readonly scale: number | undefined };
}

const desktop: KammiBoardPlaces = {
  origin: [16, 46],
  size: [1248, 606],
  title: [624, 7],
  rows: {
    band: [18, 42, 580, 66],
    step: 72,
    columns: every(236, 64, 5),
    slotY: 40,
    r: 19,
    value: 562,
    label: [82, 33],
  },
  grid: {
    wood: [618, 38, 612, 226],
    title: [644, 58],
    bed: [766, 77, 216, 54],
    step: 60,
    numeral: 784,
    columns: [832, 926],
    r: 23,
    zone: 1036,
    zoneR: 27,
    start: [648, 140, 80, 48],
    waiting: [678, 164],
    cubes: 966,
    arrows: [747, 879, 996],
    arrowScale: 1,
    explanation: [1078, 96, 142, 150],
  },
  legends: {
    portraits: [
      [24, 276, 140, 168],
      [184, 276, 140, 168],
    ],
    strip: 26,
    caption: 480,
    name: [346, 298],
    text: [346, 318, 176, 84],
    peek: [346, 408, 118, 44],
    peeked: [500, 446],
  },
  legend: { columns: every(84, 146, 4), y: 517, r: 19, captionY: 546 },
  goblin: {
    portrait: [624, 276, 132, 158],
    name: [770, 298],
    power: [788, 336],
    powerR: 18,
    powerName: [814, 318, 182, 36],
    text: [770, 358, 232, 90],
  },
  dolls: {
    band: [624, 456, 372, 98],
    label: [644, 468],
    count: [644, 514],
    feet: [
      [714, 542],
      [770, 542],
      [826, 542],
    ],
    scale: 0.6,
    words: [866, 462, 122, 86],
  },
  cards: {
    wood: [1006, 276, 224, 278],
    title: [1118, 295],
    played: [1018, 312, 200, 142],
    scale: 0.83,
    words: [1018, 458, 200, 42],
    deck: [1018, 502, 96, 44],
    hand: [1122, 502, 96, 44],
  },
  shelf: [22, 558, 1204, 34],
  lantern: [500, 36],
  wheel: { rect: [526, 280, 70, 74], scale: 0.8 },
};

const tablet: KammiBoardPlaces = {
  origin: [12, 46],
  size: [1000, 644],
  title: [500, 7],
  rows: {
    band: [14, 40, 478, 62],
    step: 68,
    columns: every(200, 52, 5),
    slotY: 38,
    r: 17,
    value: 458,
    label: [64, 31],
  },
  grid: {
    wood: [504, 38, 482, 220],
    title: [522, 58],
    bed: [610, 76, 186, 52],
    step: 58,
    numeral: 624,
    columns: [666, 746],
    r: 21,
    zone: 852,
    zoneR: 25,
    start: [518, 138, 70, 44],
    waiting: [544, 160],
    cubes: 780,
    arrows: [599, 706, 812],
    arrowScale: 0.74,
    explanation: [884, 92, 94, 156],
  },
  legends: {
    portraits: [
      [20, 256, 140, 168],
      [174, 256, 140, 168],
    ],
    strip: 26,
    caption: 461,
    name: [330, 280],
    text: [330, 332, 160, 80],
    peek: [330, 420, 112, 44],
    peeked: [468, 462],
  },
  legend: { columns: every(74, 119, 4), y: 520, r: 21, captionY: 557 },
  goblin: {
    portrait: [510, 274, 104, 124],
    name: [628, 294],
    power: [641, 328],
    powerR: 17,
    powerName: [667, 311, 76, 86],
    text: [510, 404, 228, 72],
  },
  dolls: {
    band: [504, 476, 230, 98],
    label: [516, 489],
    count: [518, 530],
    feet: [
      [592, 560],
      [644, 560],
      [696, 560],
    ],
    scale: 0.56,
    words: undefined,
  },
  cards: {
    wood: [746, 270, 240, 304],
    title: [866, 290],
    played: [758, 310, 216, 150],
    scale: 0.88,
    words: [758, 466, 216, 48],
    deck: [758, 520, 104, 44],
    hand: [870, 520, 104, 44],
  },
  shelf: [18, 582, 964, 42],
  lantern: [382, 38],
  wheel: { rect: [424, 252, 66, 70], scale: 0.74 },
};

const phone: KammiBoardPlaces = {
  origin: [6, 8],
  size: [832, 330],
  title: [89, 18],
  rows: {
    band: [10, 34, 264, 48],
    step: 51,
    columns: every(86, 33, 5),
    slotY: 32,
    r: 14,
    value: 253,
    label: [16, 38],
  },
  grid: {
    wood: [280, 34, 284, 150],
    title: undefined,
    bed: [354, 41, 132, 43],
    step: 46.5,
    numeral: 368,
    columns: [399, 450],
    r: 17,
    zone: 534,
    zoneR: 20,
    start: [288, 89, 50, 40],
    waiting: [307, 109],
    cubes: 476,
    arrows: [346, 425, 500],
    arrowScale: 0.5,
    explanation: undefined,
  },
  legends: {
    portraits: [
      [574, 34, 70, 84],
      [652, 34, 70, 84],
    ],
    strip: 18,
    caption: undefined,
    name: undefined,
    text: undefined,
    peek: [574, 138, 146, 44],
    peeked: undefined,
  },
  legend: { columns: every(46, 78, 4), y: 216, r: 18, captionY: 249 },
  goblin: {
    portrait: [742, 34, 74, 90],
    name: undefined,
    power: [800, 114],
    powerR: 15,
    powerName: undefined,
    text: undefined,
  },
  dolls: {
    band: [330, 190, 234, 74],
    label: [342, 206],
    count: [342, 234],
    feet: [
      [440, 256],
      [486, 256],
      [532, 256],
    ],
    scale: 0.44,
    words: undefined,
  },
  cards: {
    wood: [572, 190, 252, 74],
    title: undefined,
    played: [580, 196, 116, 62],
    scale: 0.36,
    words: undefined,
    deck: [704, 205, 56, 44],
    hand: [762, 205, 56, 44],
  },
  shelf: [14, 273, 804, 42],
  lantern: [190, 34],
  wheel: { rect: [724, 274, 88, 40], scale: undefined },
};

const upright: KammiBoardPlaces = {
  origin: [6, 62],
  size: [378, 640],
  title: [189, 0],
  rows: {
    band: [10, 22, 358, 54],
    step: 57,
    columns: every(152, 36, 5),
    slotY: 36,
    r: 14,
    value: 342,
    label: [46, 28],
  },
  grid: {
    wood: [10, 196, 358, 178],
    title: [22, 212],
    bed: [112, 228, 176, 44],
    step: 47,
    numeral: 130,
    columns: [172, 232],
    r: 18,
    zone: 332,
    zoneR: 20,
    start: [20, 276, 66, 44],
    waiting: [46, 298],
    cubes: 266,
    arrows: [99, 202, 298],
    arrowScale: 0.6,
    explanation: undefined,
  },
  legends: {
    portraits: [
      [14, 382, 62, 74],
      [84, 382, 62, 74],
    ],
    strip: 20,
    caption: undefined,
    name: undefined,
    text: undefined,
    peek: [12, 482, 136, 48],
    peeked: undefined,
  },
  legend: { columns: every(50, 92, 4), y: 560, r: 16, captionY: 586 },
  goblin: {
    portrait: [158, 382, 56, 67],
    name: [224, 406],
    power: [238, 436],
    powerR: 15,
    powerName: undefined,
    text: [158, 452, 210, 86],
  },
  dolls: {
    band: [10, 598, 102, 34],
    label: [20, 604],
    count: [76, 615],
    feet: [
      [22, 630],
      [42, 630],
      [62, 630],
    ],
    scale: 0.26,
    words: undefined,
  },
  cards: {
    wood: [116, 598, 122, 34],
    title: undefined,
    played: [119, 602, 42, 26],
    scale: 0.16,
    words: undefined,
    deck: [162, 600, 38, 30],
    hand: [200, 600, 38, 30],
  },
  shelf: [242, 598, 126, 34],
  lantern: [352, 26],
  wheel: { rect: [276, 414, 92, 44], scale: undefined },
};

export const kammiBoardPlaces: Readonly<Record<LayoutId, KammiBoardPlaces>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': { ...upright, origin: [103, 62] },
};
