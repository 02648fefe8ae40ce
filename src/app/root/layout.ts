import type { Rect, Layout as ShellLayout, XY } from '../stage.ts';
import { scoreTracks } from './score-track-places.ts';
import { type Wood, woods } from './wood-places.ts';

export const layoutIds = ['desktop', 'tablet', 'phone', 'upright'] as const;
export type LayoutId = (typeof layoutIds)[number];

/** The round buttons of the table; where there is no room for one it is left out. */
export type TableButton = 'boards' | 'log' | 'settings' | 'help' | 'hint';

interface TablePlaces {
  readonly wood: Wood;
  readonly header: Rect;
  readonly tree: Rect;
  /** Where the hand lies, and how far a card lies from the one before it. */
  readonly hand: Rect;
  readonly log: Rect | undefined;
  /** What has happened since one's own last turn, over whatever can wait. */
  readonly recap: Rect;
  /** By their order at the table. */
  readonly seats: readonly Rect[];
  /** A seat shows its numbers alone. */
  readonly hasSmallSeats: boolean;
  readonly track: Rect;
  readonly supply: Rect;
  readonly prompt: Rect;
  readonly notice: Rect;
  readonly buttons: Readonly<Record<TableButton, XY | undefined>>;
  readonly languages: XY;
}

interface EndPlaces {
  /** Size of the chart. */
  readonly chart: XY;
}

interface BattlePlaces {
  readonly attacker: Rect;
  readonly defender: Rect;
  readonly tree: Rect;
  readonly tray: Rect;
  readonly odds: Rect;
  readonly steps: Rect;
  readonly cards: Rect;
  readonly prompt: Rect;
}

export interface RootLayout extends ShellLayout {
  readonly id: LayoutId;
  /** Signs stand for words, and ornaments are left out. */
  readonly isTight: boolean;
  readonly table: TablePlaces;
  readonly battle: BattlePlaces;
  readonly end: EndPlaces;
  readonly boardsPrompt: Rect;
  /** The language plate of battle and boards. */
  readonly language: XY;
  /** The language plates of the title. */
  readonly plates: XY;
}

/** So many places in a column, each a step below the one before it. */
const column = ([x, y, w, h]: Rect, step: number, count = 4): Rect[] =>
  Array.from({ length: count }, (_, i): Rect => [x, y + step * i, w, h]);

const row = ([x, y, w, h]: Rect, step: number, count = 4): Rect[] =>
  Array.from({ length: count }, (_, i): Rect => [x + step * i, y, w, h]);

const layouts: Readonly<Record<LayoutId, RootLayout>> = {
  desktop: {
    id: 'desktop',
    width: 1280,
    height: 720,
    isTight: false,
    table: {
      wood: woods.desktop,
      header: [10, 12, 266, 62],
      tree: [10, 84, 266, 238],
      hand: [9, 428, 270, 284],
      log: undefined,
      recap: [10, 84, 266, 238],
      seats: column([1022, 10, 248, 168], 177),
      hasSmallSeats: false,
      track: scoreTracks.desktop,
      supply: [454, 18, 144, 62],
      prompt: [286, 632, 726, 80],
      notice: [10, 84, 266, 238],
      buttons: { boards: [34, 352], log: [80, 352], settings: [126, 352], help: [172, 352], hint: [218, 352] },
      languages: [11, 380],
    },
    battle: {
      attacker: [16, 60, 280, 352],
      defender: [984, 60, 280, 352],
      tree: [312, 16, 656, 470],
      tray: [312, 490, 656, 150],
      steps: [16, 426, 280, 212],
      odds: [984, 426, 280, 212],
      cards: [404, 96, 472, 430],
      prompt: [16, 652, 1248, 60],
    },
    end: { chart: [440, 400] },
    boardsPrompt: [16, 660, 1248, 54],
    language: [16, 10],
    plates: [1084, 662],
  },
  tablet: {
    id: 'tablet',
    width: 1024,
    height: 768,
    isTight: false,
    table: {
      wood: woods.tablet,
      header: [8, 10, 236, 62],
      tree: [8, 80, 236, 212],
      hand: [8, 402, 236, 270],
      log: undefined,
      recap: [8, 80, 236, 212],
      seats: column([780, 8, 236, 150], 158),
      hasSmallSeats: false,
      track: scoreTracks.tablet,
      supply: [370, 16, 122, 66],
      prompt: [252, 670, 764, 90],
      notice: [8, 80, 236, 212],
      buttons: { boards: [32, 322], log: [78, 322], settings: [124, 322], help: [170, 322], hint: [216, 322] },
      languages: [10, 350],
    },
    battle: {
      attacker: [12, 52, 240, 340],
      defender: [772, 52, 240, 340],
      tree: [262, 16, 500, 500],
      tray: [262, 520, 500, 150],
      steps: [12, 404, 240, 270],
      odds: [772, 404, 240, 270],
      cards: [276, 96, 472, 430],
      prompt: [12, 690, 1000, 68],
    },
    end: { chart: [340, 400] },
    boardsPrompt: [12, 702, 1000, 58],
    language: [12, 4],
    plates: [828, 710],
  },
  phone: {
    id: 'phone',
    width: 844,
    height: 390,
    isTight: true,
    table: {
      wood: woods.phone,
      header: [6, 4, 132, 50],
      tree: [6, 60, 132, 142],
      hand: [6, 208, 132, 112],
      log: undefined,
      recap: [6, 56, 134, 264],
      seats: column([645, 3, 193, 91], 96.5),
      hasSmallSeats: false,
      track: scoreTracks.phone,
      supply: [272, 5, 10, 10],
      prompt: [144, 345, 495, 42],
      notice: [6, 60, 132, 142],
      buttons: { boards: [272, 26], log: [316, 26], settings: [72, 365], help: [116, 365], hint: [360, 26] },
      languages: [6, 343],
    },
    battle: {
      attacker: [6, 6, 190, 200],
      defender: [648, 6, 190, 200],
      tree: [206, 4, 432, 250],
      tray: [206, 256, 432, 80],
      steps: [6, 212, 190, 120],
      odds: [648, 212, 190, 120],
      cards: [206, 20, 432, 300],
      prompt: [6, 342, 832, 44],
    },
    end: { chart: [270, 190] },
    boardsPrompt: [6, 342, 832, 44],
    language: [200, 4],
    plates: [654, 338],
  },
  upright: {
    id: 'upright',
    width: 390,
    height: 844,
    isTight: true,
    table: {
      wood: woods.upright,
      header: [5, 4, 292, 40],
      tree: [5, 588, 76, 92],
      hand: [98, 588, 288, 92],
      log: undefined,
      recap: [4, 556, 382, 124],
      seats: row([4, 49, 93.5, 60], 96),
      hasSmallSeats: true,
      track: scoreTracks.upright,
      supply: [140, 150, 110, 30],
      prompt: [3, 686, 384, 155],
      notice: [5, 590, 380, 90],
      buttons: { boards: [26, 611], log: [365, 24], settings: [320, 24], help: [72, 657], hint: [72, 611] },
      languages: [3, 635],
    },
    battle: {
      attacker: [4, 4, 188, 190],
      defender: [198, 4, 188, 190],
      tree: [4, 200, 382, 330],
      tray: [4, 532, 382, 90],
      steps: [4, 574, 188, 106],
      odds: [198, 574, 188, 106],
      cards: [4, 200, 382, 380],
      prompt: [3, 684, 384, 156],
    },
    end: { chart: [350, 170] },
    boardsPrompt: [3, 720, 384, 121],
    language: [343, 202],
    plates: [200, 14],
  },
};

/** A low screen is a phone held flat, one higher than wide is held upright, a squarish one is a tablet. */
export function layoutFor(width: number, height: number): RootLayout {
  if (width < height) return layouts.upright;
  if (height < 520) return layouts.phone;
  return layouts[width / height < 1.5 ? 'tablet' : 'desktop'];
}
