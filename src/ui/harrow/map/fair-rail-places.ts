import type { LayoutId } from '../../../app/harrow/layout.ts';
import type { Rect, XY } from '../../../app/stage.ts';

/** Where things lie on a picture of the Fair Folk's board, from its corner; the picture is cut to these places. */
export interface FairBoardPlaces {
  /** Upper left corners of the tiles of what is sought, and their scale (HC-FAIR-3). */
  readonly tiles: readonly [XY, XY, XY];
  readonly tileScale: number;
  /** Middles of the fields of the four terrains, and the side of their hexes (HC-FAIR-6). */
  readonly fields: readonly [XY, XY, XY, XY];
  readonly fieldSide: number;
  /** Where there is room for more than tiles and fields. */
  readonly large:
    | {
        readonly title: XY;
        /** Middle lines of the tiles' names, and of what their finding gives. */
        readonly names: number;
        readonly gifts: number;
        readonly nestsLabel: XY;
        /** Right end of the words that tell how many offers are in the bag. */
        readonly bagLabel: XY;
        /** Feet of the ready nests, and their scale in units of the 100-unit box (HC-FAIR-4). */
        readonly nests: readonly [XY, XY, XY];
        readonly nestScale: number;
        /** Size of a nest's target, from its middle. */
        readonly nestTarget: XY;
      }
    | undefined;
}

interface FairRailPlaces {
  /** The board in the Fair Folk's own turns, and what is seen of it in the turns of others. */
  readonly board: Rect;
  readonly strip: Rect;
  readonly onBoard: FairBoardPlaces;
  readonly onStrip: FairBoardPlaces;
  /** Where the location card lies with its words (HC-FAIR-5). */
  readonly location: Rect;
}

const row = (from: XY, step: number): readonly [XY, XY, XY] => [
  from,
  [from[0] + step, from[1]],
  [from[0] + 2 * step, from[1]],
];

const fieldRow = (from: XY, step: number): readonly [XY, XY, XY, XY] => [
  ...row(from, step),
  [from[0] + 3 * step, from[1]],
];

export const fairRailPlaces: Readonly<Record<LayoutId, FairRailPlaces>> = {
  desktop: {
    board: [16, 352, 292, 352],
    strip: [16, 350, 292, 104],
    onBoard: {
      tiles: row([20, 38], 88),
      tileScale: 1,
      fields: fieldRow([45, 220], 66),
      fieldSide: 30,
      large: {
        title: [146, 9],
        names: 138,
        gifts: 162,
        nestsLabel: [20, 270],
        bagLabel: [274, 270],
        nests: row([58, 338], 88),
        nestScale: 0.5,
        nestTarget: [88, 70],
      },
    },
    onStrip: {
      tiles: row([18, 26], 55),
      tileScale: 0.62,
      fields: fieldRow([194, 53], 23),
      fieldSide: 11,
      large: undefined,
    },
    location: [968, 604, 296, 102],
  },
  tablet: {
    board: [12, 300, 236, 374],
    strip: [12, 299, 236, 92],
    onBoard: {
      tiles: row([14, 38], 72),
      tileScale: 0.84,
      fields: fieldRow([38, 206], 53.5),
      fieldSide: 24,
      large: {
        title: [118, 9],
        names: 126,
        gifts: 152,
        nestsLabel: [16, 254],
        bagLabel: [220, 254],
        nests: row([46, 346], 72),
        nestScale: 0.46,
        nestTarget: [72, 84],
      },
    },
    onStrip: {
      tiles: row([14, 24], 46),
      tileScale: 0.54,
      fields: fieldRow([156, 44], 19),
      fieldSide: 9,
      large: undefined,
    },
    location: [776, 574, 236, 100],
  },
  phone: {
    board: [6, 248, 142, 87],
    strip: [539, 54, 58, 78],
    onBoard: {
      tiles: row([9, 8], 44),
      tileScale: 0.48,
      fields: fieldRow([22, 67], 33),
      fieldSide: 13,
      large: undefined,
    },
    onStrip: {
      tiles: row([4, 8], 17),
      tileScale: 0.21,
      fields: [
        [17, 42],
        [41, 42],
        [17, 63],
        [41, 63],
      ],
      fieldSide: 10,
      large: undefined,
    },
    location: [606, 58, 232, 92],
  },
};

/** The location card: its size, and the side of the hexes of the small county on it (HC-FAIR-5). */
export const locationCard = { size: [92, 84], side: 6.4 } as const;

/** The middle of a hex of the small county, by its axial coordinates, from the card's corner. */
export function locationHex({ q, r }: { readonly q: number; readonly r: number }): XY {
  const { size, side } = locationCard;
  return [size[0] / 2 + side * 1.5 * q, size[1] / 2 + side * Math.sqrt(3) * (r + q / 2)];
}
