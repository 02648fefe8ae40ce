import type { Point } from '../ink/geometry.ts';

export type Area = readonly [x: number, y: number, w: number, h: number];

/** Where everything lies on a faction board, from its upper left corner. */
export interface BoardLayout {
  readonly w: number;
  readonly h: number;
  readonly phone: boolean;
  readonly ribbon: Area;
  /** The Protectors' rows: the first row, the way to the next, and the places inside a row. */
  readonly rows: {
    readonly area: Area;
    readonly step: number;
    readonly icon: Point;
    readonly iconSize: number;
    readonly label: Point;
    readonly slots: readonly number[];
    readonly slotY: number;
    readonly r: number;
    readonly value: number;
    readonly diamond: number;
  };
  /** The Family's track: two lines of six, the second runs back. */
  readonly track: {
    readonly area: Area;
    readonly columns: readonly number[];
    readonly lines: Point;
    readonly r: number;
    readonly bag: Point;
    readonly bagScale: number;
    /** Under the track: what is in the bag, what was drawn. */
    readonly contents: Area;
    readonly drawn: Area;
  };
  readonly divider: Area;
  readonly skyline: readonly [x: number, y: number, scale: number];
  readonly portrait: Area;
  readonly name: Point;
  readonly power: Point;
  readonly text: Area;
  readonly legend: {
    readonly area: Area;
    readonly slots: readonly number[];
    readonly slotY: number;
    readonly r: number;
    readonly captionY: number;
  };
  readonly shelf: Area;
}

const every = (from: number, step: number, n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => from + i * step);

export const boardSizes = ['desktop', 'tablet', 'phone'] as const;
export type BoardSize = (typeof boardSizes)[number];

export const layouts: Readonly<Record<BoardSize, BoardLayout>> = {
  desktop: {
    w: 616,
    h: 606,
    phone: false,
    ribbon: [203, -12, 210, 38],
    rows: {
      area: [18, 44, 580, 74],
      step: 80,
      icon: [50, 36],
      iconSize: 46,
      label: [82, 37],
      slots: every(232, 65, 5),
      slotY: 48,
      r: 20,
      value: 562,
      diamond: 29,
    },
    track: {
      area: [18, 44, 580, 166],
      columns: every(52, 64, 6),
      lines: [98, 176],
      r: 21,
      bag: [512, 256],
      bagScale: 1,
      contents: [24, 220, 160, 58],
      drawn: [196, 220, 236, 58],
    },
    divider: [24, 284, 568, 4.5],
    skyline: [206, 290, 1],
    portrait: [26, 298, 196, 235],
    name: [238, 332],
    power: [254, 358],
    text: [238, 380, 354, 62],
    legend: { area: [234, 445, 364, 82], slots: every(278, 92, 4), slotY: 29, r: 23, captionY: 68 },
    shelf: [22, 548, 572, 44],
  },
  tablet: {
    w: 498,
    h: 644,
    phone: false,
    ribbon: [144, -12, 210, 38],
    rows: {
      area: [14, 40, 470, 66],
      step: 71,
      icon: [38, 32],
      iconSize: 38,
      label: [64, 33],
      slots: every(192, 50, 5),
      slotY: 43,
      r: 17,
      value: 450,
      diamond: 25,
    },
    track: {
      area: [14, 40, 470, 144],
      columns: every(42, 51, 6),
      lines: [87, 154],
      r: 18,
      bag: [416, 224],
      bagScale: 0.86,
      contents: [20, 192, 130, 56],
      drawn: [158, 192, 196, 56],
    },
    divider: [18, 258, 462, 4.5],
    skyline: [100, 264, 0.98],
    portrait: [20, 274, 163, 196],
    name: [196, 304],
    power: [211, 330],
    text: [196, 352, 286, 118],
    legend: { area: [14, 482, 470, 84], slots: every(72, 118, 4), slotY: 30, r: 23, captionY: 69 },
    shelf: [18, 580, 462, 46],
  },
  phone: {
    w: 832,
    h: 330,
    phone: true,
    ribbon: [14, 5, 150, 26],
    rows: {
      area: [12, 38, 398, 74],
      step: 78,
      icon: [44, 26],
      iconSize: 34,
      label: [20, 58],
      slots: every(148, 45, 5),
      slotY: 48,
      r: 18,
      value: 382,
      diamond: 23,
    },
    track: {
      area: [12, 38, 398, 152],
      columns: every(40, 46, 6),
      lines: [90, 161],
      r: 18,
      bag: [356, 242],
      bagScale: 0.8,
      contents: [16, 196, 130, 74],
      drawn: [152, 196, 146, 74],
    },
    divider: [416, 14, 4.5, 258],
    skyline: [545, 16, 0.7],
    portrait: [430, 16, 130, 156],
    name: [572, 40],
    power: [585, 62],
    text: [572, 82, 242, 96],
    legend: { area: [426, 184, 394, 84], slots: every(476, 98, 4), slotY: 30, r: 22, captionY: 69 },
    shelf: [20, 275, 792, 40],
  },
};
