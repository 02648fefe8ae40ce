import { boardPlaces } from '../../../../src/ui/harrow/boards/board-places.ts';
import type { Point } from '../../ink/geometry.ts';

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

export const boardSizes = ['desktop', 'tablet', 'phone'] as const;
export type BoardSize = (typeof boardSizes)[number];

/** What is only drawn: nothing is laid on it. */
interface Ornament {
  readonly ribbon: Area;
  readonly icon: Point;
  readonly iconSize: number;
  readonly diamond: number;
  readonly bagFoot: number;
  readonly bagScale: number;
  readonly divider: Area;
  readonly skyline: BoardLayout['skyline'];
  readonly legend: Area;
}

const ornaments: Readonly<Record<BoardSize, Ornament>> = {
  desktop: {
    ribbon: [203, -12, 210, 38],
    icon: [50, 36],
    iconSize: 46,
    diamond: 29,
    bagFoot: 256,
    bagScale: 1,
    divider: [24, 284, 568, 4.5],
    skyline: [206, 290, 1],
    legend: [234, 445, 364, 82],
  },
  tablet: {
    ribbon: [144, -12, 210, 38],
    icon: [38, 32],
    iconSize: 38,
    diamond: 25,
    bagFoot: 224,
    bagScale: 0.86,
    divider: [18, 258, 462, 4.5],
    skyline: [100, 264, 0.98],
    legend: [14, 482, 470, 84],
  },
  phone: {
    ribbon: [14, 5, 150, 26],
    icon: [44, 26],
    iconSize: 34,
    diamond: 23,
    bagFoot: 242,
    bagScale: 0.8,
    divider: [416, 14, 4.5, 258],
    skyline: [545, 16, 0.7],
    legend: [426, 184, 394, 84],
  },
};

/** The game lays its tokens and words on these places; the pictures are cut to them. */
function layoutOf(size: BoardSize): BoardLayout {
  const { size: extent, rows, track, legend, portrait, name, power, text, shelf } = boardPlaces[size];
  const { ribbon, icon, iconSize, diamond, bagFoot, bagScale, divider, skyline, legend: band } = ornaments[size];
  return {
    w: extent[0],
    h: extent[1],
    phone: size === 'phone',
    ribbon,
    rows: {
      area: rows.band,
      step: rows.step,
      icon,
      iconSize,
      label: rows.label,
      slots: rows.columns,
      slotY: rows.slotY,
      r: rows.r,
      value: rows.value,
      diamond,
    },
    track: {
      area: track.band,
      columns: track.columns,
      lines: track.lines,
      r: track.r,
      bag: [track.bag[0], bagFoot],
      bagScale,
      contents: track.contents,
      drawn: track.drawn,
    },
    divider,
    skyline,
    portrait,
    name,
    power,
    text,
    legend: {
      area: band,
      slots: legend.columns,
      slotY: legend.y - band[1],
      r: legend.r,
      captionY: legend.captionY - band[1],
    },
    shelf,
  };
}

export const layouts: Readonly<Record<BoardSize, BoardLayout>> = {
  desktop: layoutOf('desktop'),
  tablet: layoutOf('tablet'),
  phone: layoutOf('phone'),
};
