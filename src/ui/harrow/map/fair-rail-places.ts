import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
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

/** The right rail in the Fair Folk's own turns, by the number of the others at the table. */
export interface FairPapers {
  /** Strips of the others; undefined where their plaques stay. */
  readonly seats: readonly Rect[] | undefined;
  /** Hester's strip where the factions keep their plaques: in its usual place, or in another than under the Fair Folk's board. */
  readonly hester: 'usual' | Rect | undefined;
  /** Quests and cards: where they lie, and from there the lines of their titles and their upper left corners. */
  readonly hand: Rect;
  readonly titles: readonly [quests: number, cards: number] | undefined;
  readonly cards: readonly XY[];
  /** Of a card of 119 x 170. */
  readonly cardScale: number;
  /** Where the location card lies with its words (HC-FAIR-5). */
  readonly location: Rect;
}

/** What is seen of their board in the turns of others: where, by which picture, and what lies on it. */
export interface FairStrip {
  readonly rect: Rect;
  readonly picture: string;
  readonly places: FairBoardPlaces;
}

interface FairRailPlaces {
  /** The board in the Fair Folk's own turns, and what is seen of it in the turns of the factions. */
  readonly board: Rect;
  readonly strip: Rect;
  /** The strip below Hester's, and in her own turns, where there is room for it then. */
  readonly belowHesters: Rect;
  readonly inHestersTurns: FairStrip | undefined;
  /** What is left for hand and log below two strips. */
  readonly hand: Rect;
  readonly log: Rect;
  readonly onBoard: FairBoardPlaces;
  readonly onStrip: FairBoardPlaces;
  readonly papers: { readonly two: FairPapers; readonly three: FairPapers };
  /** Where objectives wait: clear of the arrows beyond the edge of the county. */
  readonly waiting: Readonly<Record<'protectors' | 'family', XY>>;
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

const column = (count: number, [x, y, w, h]: Rect, step: number): readonly Rect[] =>
  Array.from({ length: count }, (_, i) => [x, y + step * i, w, h] as const);

/** Three quests above three cards. */
const twoRows = ([x, quests, cards]: readonly [number, number, number], step: number): readonly XY[] => [
  ...row([x, quests], step),
  ...row([x, cards], step),
];

const phonePapers: FairPapers = {
  seats: undefined,
  hester: 'usual',
  hand: [606, 156, 232, 177],
  titles: [0, 88],
  cards: twoRows([0, 0, 90], 78),
  cardScale: 0.64,
  location: [606, 58, 232, 92],
};

/** Quests and cards in one row, in the place of the jars. */
const uprightPapers: FairPapers = {
  seats: undefined,
  hester: undefined,
  hand: [4, 486, 382, 92],
  titles: undefined,
  cards: [...row([2, 4], 62), ...row([196, 4], 62)],
  cardScale: 0.5,
  location: [192, 588, 190, 116],
};

const uprightTabletPapers: FairPapers = {
  ...uprightPapers,
  hand: [6, 524, 573, 84],
  cards: [...row([4, 3], 94), ...row([292, 3], 94)],
  cardScale: 0.46,
  location: [376, 612, 203, 82],
};

/** In a corner beside the county: so small that it hides no hex. */
const corner: FairBoardPlaces = {
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
};

const inCorner = (x: number, y: number): FairStrip => {
  return { rect: [x, y, 58, 78], picture: 'strip-fair-phone', places: corner };
};

export const fairRailPlaces: Readonly<Record<LayoutId, FairRailPlaces>> = {
  desktop: {
    board: [16, 352, 292, 352],
    strip: [16, 350, 292, 104],
    belowHesters: [16, 458, 292, 104],
    inHestersTurns: inCorner(892, 50),
    hand: [8, 572, 304, 136],
    log: [12, 572, 304, 134],
    onBoard: {
      tiles: row([20, 38], 88),
      tileScale: 1,
      fields: fieldRow([45, 220], 66),
      fieldSide: 30,
      large: {
        title: [146, 7],
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
    papers: {
      two: {
        seats: column(2, [968, 16, 296, 74], 84),
        hester: undefined,
        hand: [968, 196, 296, 390],
        titles: [0, 200],
        cards: twoRows([1, 32, 232], 99),
        cardScale: 0.8,
        location: [968, 604, 296, 102],
      },
      three: {
        seats: column(3, [968, 8, 296, 74], 78),
        hester: undefined,
        hand: [968, 246, 296, 350],
        titles: [0, 178],
        cards: twoRows([1, 30, 208], 99),
        cardScale: 0.8,
        location: [968, 604, 296, 102],
      },
    },
    waiting: { family: [826, 10], protectors: [826, 556] },
  },
  tablet: {
    board: [12, 300, 236, 374],
    strip: [12, 299, 236, 92],
    belowHesters: [12, 396, 236, 92],
    inHestersTurns: inCorner(704, 30),
    hand: [12, 496, 236, 180],
    log: [12, 496, 236, 178],
    onBoard: {
      tiles: row([14, 38], 72),
      tileScale: 0.84,
      fields: fieldRow([38, 206], 53.5),
      fieldSide: 24,
      large: {
        title: [118, 7],
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
    papers: {
      two: {
        seats: column(2, [776, 20, 236, 74], 86),
        hester: undefined,
        hand: [776, 206, 236, 346],
        titles: [0, 176],
        cards: twoRows([0, 30, 206], 80),
        cardScale: 0.64,
        location: [776, 574, 236, 100],
      },
      three: {
        seats: column(3, [776, 14, 236, 74], 79),
        hester: undefined,
        hand: [776, 256, 236, 300],
        titles: [0, 152],
        cards: twoRows([0, 30, 182], 80),
        cardScale: 0.64,
        location: [776, 574, 236, 100],
      },
    },
    waiting: { family: [262, 536], protectors: [640, 536] },
  },
  upright: {
    board: [4, 582, 382, 128],
    strip: [4, 582, 240, 48],
    belowHesters: [4, 634, 240, 48],
    inHestersTurns: undefined,
    hand: [248, 634, 138, 76],
    log: [248, 634, 138, 76],
    onBoard: {
      tiles: row([12, 10], 58),
      tileScale: 0.71,
      fields: fieldRow([32, 100], 44),
      fieldSide: 18,
      large: undefined,
    },
    onStrip: {
      tiles: row([10, 7], 36),
      tileScale: 0.4,
      fields: fieldRow([134, 24], 29),
      fieldSide: 12,
      large: undefined,
    },
    papers: {
      two: uprightPapers,
      three: { ...uprightPapers, hester: [194, 652, 188, 52], location: [194, 588, 188, 58] },
    },
    waiting: { protectors: [112, 448], family: [232, 448] },
  },
  'upright-tablet': {
    board: [6, 612, 573, 82],
    strip: [6, 612, 142, 82],
    belowHesters: [294, 612, 142, 82],
    inHestersTurns: inCorner(514, 170),
    hand: [440, 612, 139, 82],
    log: [440, 612, 139, 82],
    onBoard: {
      tiles: row([14, 10], 62),
      tileScale: 0.71,
      fields: fieldRow([214, 41], 44),
      fieldSide: 21,
      large: undefined,
    },
    onStrip: {
      tiles: row([12, 8], 42),
      tileScale: 0.42,
      fields: fieldRow([24, 63], 31),
      fieldSide: 12,
      large: undefined,
    },
    papers: {
      two: uprightTabletPapers,
      three: { ...uprightTabletPapers, hester: [376, 656, 203, 40], location: [376, 610, 203, 44] },
    },
    waiting: { protectors: [112, 474], family: [404, 474] },
  },
  phone: {
    board: [6, 248, 142, 87],
    strip: [157, 54, 58, 78],
    belowHesters: [157, 54, 58, 78],
    inHestersTurns: inCorner(157, 54),
    hand: [6, 246, 142, 91],
    log: [6, 248, 142, 87],
    onBoard: {
      tiles: row([9, 8], 44),
      tileScale: 0.48,
      fields: fieldRow([22, 67], 33),
      fieldSide: 13,
      large: undefined,
    },
    onStrip: corner,
    papers: { two: phonePapers, three: phonePapers },
    waiting: { family: [244, 7], protectors: [443, 7] },
  },
};

/** The size of an item's tile at scale 1. */
const itemTile = [76, 86] as const;

/** Where a tile lies, and a field of the board, from its corner. */
export function tileRect({ tiles, tileScale: k }: FairBoardPlaces, i: number): Rect {
  return [tiles[i][0], tiles[i][1], itemTile[0] * k, itemTile[1] * k];
}

export function fieldRect({ fields, fieldSide: side }: FairBoardPlaces, i: number): Rect {
  const [x, y] = fields[i];
  return [x - side, y - side * 0.87, 2 * side, side * 1.74];
}

/** The location card: its size, and the side of the hexes of the small county on it (HC-FAIR-5). */
export const locationCard = { size: [92, 84], side: 6.4 } as const;

/** The middle of a hex of the small county, by its axial coordinates, from the card's corner. */
export function locationHex({ q, r }: { readonly q: number; readonly r: number }): XY {
  const { size, side } = locationCard;
  return [size[0] / 2 + side * 1.5 * q, size[1] / 2 + side * Math.sqrt(3) * (r + q / 2)];
}
