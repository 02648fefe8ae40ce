import type { Rect, Layout as ShellLayout } from '../stage.ts';
import { type Shelves, shelfColumns, shelfPairs, shelfRows } from './shelf-places.ts';

export const layoutIds = ['desktop', 'tablet', 'phone', 'upright'] as const;
export type LayoutId = (typeof layoutIds)[number];

/** Places of the map screen. */
interface MapPlaces {
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

export interface BattlePlaces {
  readonly attacker: Rect;
  readonly defender: Rect;
  readonly steps: Rect | undefined;
  readonly odds: Rect;
  readonly prompt: Rect;
  /** Where the oak can speak, the best place first. */
  readonly lessons: readonly Rect[];
}

export interface Layout extends ShellLayout {
  readonly id: LayoutId;
  /** What the names of pictures end in that are drawn for this layout. */
  readonly ending: '' | `-${LayoutId}`;
  /** Signs and numbers stand for words, and ornaments are left out. */
  readonly isTight: boolean;
  /** Long forms are turned page by page. */
  readonly isPaged: boolean;
  /** The boards are looked at one by one. */
  readonly hasOneBoard: boolean;
  readonly map: MapPlaces;
  readonly battle: BattlePlaces;
  /** Prompt bar of the boards screen, and where the oak can speak there: clear of Kammi's action grid. */
  readonly boardsPrompt: Rect;
  readonly boardsLessons: readonly Rect[];
}

const desktop: Layout = {
  id: 'desktop',
  ending: '',
  width: 1280,
  height: 720,
  isTight: false,
  isPaged: false,
  hasOneBoard: false,
  map: {
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
  },
  battle: {
    attacker: [16, 60, 280, 352],
    defender: [984, 60, 280, 352],
    steps: [16, 426, 280, 212],
    odds: [984, 426, 280, 212],
    prompt: [16, 652, 1248, 60],
    lessons: [[312, 60, 656, 230]],
  },
  boardsPrompt: [16, 660, 1248, 54],
  boardsLessons: [[40, 318, 574, 214]],
};

const tablet: Layout = {
  id: 'tablet',
  ending: '-tablet',
  width: 1024,
  height: 768,
  isTight: false,
  isPaged: true,
  hasOneBoard: false,
  map: {
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
  },
  battle: {
    attacker: [12, 56, 220, 330],
    defender: [792, 56, 220, 330],
    steps: [12, 398, 220, 200],
    odds: [792, 398, 220, 200],
    prompt: [12, 704, 1000, 56],
    lessons: [[242, 48, 540, 260]],
  },
  boardsPrompt: [12, 704, 1000, 56],
  boardsLessons: [[28, 304, 480, 220]],
};

/** A phone held upright: whatever is pressed lies in the lower half. */
const upright: Layout = {
  id: 'upright',
  ending: '-upright',
  width: 390,
  height: 844,
  isTight: true,
  isPaged: true,
  hasOneBoard: true,
  map: {
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
  },
  battle: {
    attacker: [4, 50, 188, 132],
    defender: [198, 50, 188, 132],
    steps: undefined,
    odds: [4, 650, 382, 60],
    prompt: [3, 712, 384, 129],
    lessons: [[4, 188, 382, 190]],
  },
  boardsPrompt: [3, 712, 384, 129],
  boardsLessons: [[8, 444, 374, 200]],
};

const phone: Layout = {
  id: 'phone',
  ending: '-phone',
  width: 844,
  height: 390,
  isTight: true,
  isPaged: true,
  hasOneBoard: true,
  map: {
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
  },
  battle: {
    attacker: [6, 40, 148, 200],
    defender: [690, 40, 148, 200],
    steps: undefined,
    odds: [682, 244, 156, 94],
    prompt: [6, 343, 832, 44],
    lessons: [[158, 36, 528, 150]],
  },
  boardsPrompt: [6, 343, 832, 44],
  boardsLessons: [[12, 196, 560, 138]],
};

export const layouts = { desktop, tablet, phone, upright } as const satisfies Record<LayoutId, Layout>;

/** A low screen is a phone held flat, one higher than wide is held upright, a squarish one is a tablet. */
export function layoutFor(width: number, height: number): Layout {
  if (width < height) return upright;
  if (height < 520) return phone;
  return width / height < 1.5 ? tablet : desktop;
}
