import type { Rect } from '../stage.ts';
import type { LayoutId } from './layout-ids.ts';
import { type Shelves, shelfColumns, shelfPairs, shelfRows } from './shelf-places.ts';

/** Places of the map screen. */
export interface MapPlaces {
  readonly header: Rect;
  /** It stands on the sheet itself, not on a paper of its own. */
  readonly isHeaderOnSheet: boolean;
  readonly tree: Rect;
  readonly treePicture: Rect;
  readonly tray: Rect;
  readonly log: Rect;
  readonly sheet: Rect;
  readonly centre: readonly [number, number];
  readonly hexSide: number;
  /** Where the player is asked who goes: clear of every hex. */
  readonly chooser: Rect;
  /** That question takes the place of the log. */
  readonly asksOnLog: boolean;
  /** Where the oak can speak, the best place first. */
  readonly lessons: readonly Rect[];
  /** Where the player is told why something cannot be done: over the tree, clear of every hex. */
  readonly notice: Rect;
  /** Where that is said while the oak speaks: clear of its bubble. */
  readonly noticeAside: Rect;
  readonly prompt: Rect;
  /** Where the list of what has happened covers jars and hand; elsewhere it takes the place of the tree. */
  readonly recap: Rect | undefined;
  readonly north: Rect;
  readonly south: Rect;
  readonly cupboard: Rect;
  readonly shelves: { readonly plain: Shelves; readonly tiled: Shelves };
  /** Where the cards of the hand lie; they take the place of the log. */
  readonly hand: Rect;
  /** How they lie there; a stack opens over the map. */
  readonly handLook: 'fan' | 'strips' | 'stack';
  /** How large a card is shown to be read (1 = as it lies in the hand of a desktop). */
  readonly cardScale: number;
  /** Upper left corners of the strips of objectives that wait to enter the map, and their scale. */
  readonly waiting: Readonly<Record<'protectors' | 'family', readonly [number, number]>>;
  readonly waitingScale: number;
  /** Round buttons: boards, log, settings, help, and zoom where the map is small. */
  readonly buttons: Readonly<
    Record<'boards' | 'log' | 'settings' | 'help' | 'threats' | 'hint' | 'zoom', readonly [number, number] | undefined>
  >;
  /** Upper left corner of the language plate. */
  readonly languages: readonly [number, number];
}

const desktop: MapPlaces = {
  header: [16, 14, 292, 62],
  isHeaderOnSheet: false,
  tree: [16, 88, 292, 372],
  treePicture: [28, 100, 268, 262],
  tray: [28, 372, 268, 76],
  log: [12, 472, 304, 230],
  sheet: [322, 8, 636, 606],
  centre: [640, 310],
  hexSide: 49,
  chooser: [766, 523, 188, 90],
  asksOnLog: false,
  notice: [16, 92, 300, 240],
  noticeAside: [16, 474, 300, 150],
  lessons: [
    [16, 88, 292, 372],
    [968, 150, 296, 300],
    [342, 14, 596, 194],
    [342, 416, 596, 190],
  ],
  prompt: [322, 626, 636, 84],
  recap: undefined,
  north: [968, 14, 296, 126],
  south: [968, 580, 296, 126],
  cupboard: [968, 150, 296, 420],
  shelves: {
    plain: shelfRows([1202, 1030], [242, 98], 0.56, -36),
    tiled: shelfRows([1202, 1030], [242, 98], 0.56, -67, {
      y: -30,
      tileSide: 50,
      tileRoom: [110, 48],
    }),
  },
  hand: [8, 468, 304, 234],
  handLook: 'fan',
  cardScale: 2.1,
  waiting: { family: [456, 12], protectors: [698, 12] },
  waitingScale: 0.8,
  buttons: {
    boards: [350, 545],
    log: [396, 545],
    settings: [442, 545],
    help: [488, 545],
    threats: [350, 499],
    hint: [396, 590],
    zoom: undefined,
  },
  languages: [328, 568],
};

const tablet: MapPlaces = {
  header: [12, 14, 236, 62],
  isHeaderOnSheet: false,
  tree: [12, 86, 236, 300],
  treePicture: [24, 98, 212, 192],
  tray: [24, 298, 212, 76],
  log: [12, 396, 236, 278],
  sheet: [256, 8, 512, 666],
  centre: [512, 318],
  hexSide: 44,
  chooser: [312, 585, 400, 45],
  asksOnLog: false,
  notice: [12, 92, 246, 196],
  noticeAside: [12, 398, 246, 196],
  lessons: [
    [12, 86, 236, 300],
    [776, 144, 236, 330],
    [264, 14, 496, 210],
    [264, 456, 496, 210],
  ],
  prompt: [12, 684, 1000, 72],
  recap: undefined,
  north: [776, 14, 236, 126],
  south: [776, 548, 236, 126],
  cupboard: [776, 144, 236, 400],
  shelves: {
    plain: shelfRows([962, 826], [232, 92], 0.52, -34),
    tiled: shelfRows([962, 826], [230, 92], 0.52, -63, {
      y: -28,
      tileSide: 46,
      tileRoom: [86, 48],
    }),
  },
  hand: [12, 396, 236, 280],
  handLook: 'strips',
  cardScale: 2.1,
  waiting: { family: [262, 512], protectors: [626, 512] },
  waitingScale: 0.85,
  buttons: {
    boards: [290, 652],
    log: [338, 652],
    settings: [386, 652],
    help: [434, 652],
    threats: [290, 606],
    hint: [338, 606],
    zoom: undefined,
  },
  languages: [712, 630],
};

const phone: MapPlaces = {
  header: [6, 4, 142, 50],
  isHeaderOnSheet: false,
  tree: [6, 60, 142, 178],
  treePicture: [12, 66, 130, 138],
  tray: [12, 206, 130, 30],
  log: [6, 248, 142, 87],
  sheet: [154, 3, 446, 336],
  centre: [378, 171],
  hexSide: 26,
  chooser: [8, 247, 138, 88],
  asksOnLog: true,
  notice: [10, 64, 206, 170],
  noticeAside: [158, 240, 436, 96],
  lessons: [
    [5, 58, 145, 279],
    [606, 58, 232, 275],
    [158, 6, 438, 144],
    [158, 192, 438, 144],
  ],
  prompt: [154, 343, 446, 44],
  recap: undefined,
  north: [606, 4, 232, 48],
  south: [606, 339, 232, 48],
  cupboard: [606, 58, 232, 275],
  shelves: {
    plain: shelfColumns([640, 54.7], [163, 311], 0.52, 204),
    tiled: shelfColumns([640, 54.7], [153, 311], 0.48, 77, {
      y: 203.5,
      tileSide: 44,
      tileRoom: [50, 81],
    }),
  },
  hand: [6, 246, 142, 91],
  handLook: 'stack',
  cardScale: 1.8,
  waiting: { family: [244, 7], protectors: [443, 7] },
  waitingScale: 0.44,
  buttons: {
    boards: [182, 262],
    log: [182, 310],
    settings: [28, 365],
    help: [126, 365],
    threats: [574, 262],
    hint: [574, 214],
    zoom: [574, 310],
  },
  languages: [55, 343],
};

const upright: MapPlaces = {
  header: [56, 57, 278, 34],
  isHeaderOnSheet: true,
  tree: [5, 400, 74, 80],
  treePicture: [10, 405, 64, 44],
  tray: [10, 450, 64, 26],
  log: [4, 634, 382, 76],
  sheet: [3, 54, 384, 428],
  centre: [195, 268],
  hexSide: 33.6,
  chooser: [4, 2, 382, 50],
  asksOnLog: false,
  notice: [8, 486, 374, 92],
  noticeAside: [8, 392, 374, 90],
  lessons: [
    [4, 484, 382, 186],
    [4, 196, 382, 186],
    [4, 56, 382, 186],
  ],
  prompt: [3, 712, 384, 129],
  recap: [4, 484, 382, 226],
  north: [4, 3, 382, 48],
  south: [4, 582, 382, 48],
  cupboard: [4, 486, 382, 92],
  shelves: {
    plain: shelfPairs([55.5, 93], 46, 570, 0.36, 497),
    tiled: shelfPairs([55.5, 93], 46, 570, 0.33, 495, { y: 518, tileSide: 30, tileRoom: [30, 62] }),
  },
  hand: [4, 634, 382, 76],
  handLook: 'stack',
  cardScale: 1.8,
  waiting: { protectors: [112, 448], family: [232, 448] },
  waitingScale: 0.3,
  buttons: {
    boards: [363, 412],
    log: [361, 84],
    settings: [29, 84],
    help: [27, 129],
    threats: [315, 460],
    hint: [312, 86],
    zoom: [363, 460],
  },
  languages: [339, 108],
};

const uprightTablet: MapPlaces = {
  ...upright,
  header: [6, 4, 172, 48],
  isHeaderOnSheet: false,
  tree: [10, 62, 86, 108],
  treePicture: [15, 67, 76, 68],
  tray: [15, 138, 76, 28],
  log: [376, 612, 203, 82],
  sheet: [6, 56, 573, 464],
  centre: [292, 288],
  hexSide: 37,
  chooser: [181, 3, 399, 50],
  notice: [96, 526, 393, 80],
  noticeAside: [96, 426, 393, 90],
  lessons: [
    [6, 522, 573, 172],
    [62, 200, 460, 172],
    [62, 58, 460, 172],
  ],
  prompt: [6, 698, 573, 78],
  recap: [6, 522, 573, 172],
  north: [182, 4, 397, 48],
  south: [6, 628, 366, 48],
  cupboard: [6, 524, 573, 84],
  shelves: {
    plain: shelfPairs([77.5, 143], 66, 601, 0.36, 535),
    tiled: shelfPairs([77.5, 143], 88, 601, 0.34, 533, { y: 573, tileSide: 44, tileRoom: [44, 62] }),
  },
  hand: [376, 612, 203, 82],
  waiting: { protectors: [112, 474], family: [404, 474] },
  waitingScale: 0.36,
  buttons: {
    boards: [34, 494],
    log: [551, 132],
    settings: [551, 84],
    help: [503, 84],
    threats: [551, 494],
    hint: [82, 494],
    zoom: [503, 494],
  },
  languages: [11, 422],
};

export const mapPlaces: Readonly<Record<LayoutId, MapPlaces>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': uprightTablet,
};
