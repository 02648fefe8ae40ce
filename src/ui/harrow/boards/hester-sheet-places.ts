import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import type { HesterAct } from '../../../engine/games/harrow/state/hester.ts';
import { column, type HesterSpaces, row } from './hester-spaces.ts';

export type Possession = 'snakes' | 'roots' | 'flames';

/** Where everything lies on Hester's large board, from its corner; points are middles. The picture is cut to these places. */
interface HesterBoardPlaces extends HesterSpaces {
  readonly origin: XY;
  readonly size: XY;
  readonly title: XY;
  readonly names: readonly [left: XY, right: XY];
  readonly firesLabel: XY;
  readonly groove: Rect;
  readonly availableLabel: XY;
  readonly actions: Readonly<Record<HesterAct, XY>>;
  readonly actionR: number;
  readonly captions: Readonly<Record<HesterAct, XY>>;
  /** The sign of the tree between the actions before and after it (HC-HACT-8). */
  readonly tree: XY;
  readonly cards: readonly XY[];
  readonly cardSize: XY;
  readonly possessions: Readonly<Record<Possession, XY>>;
}

/** What is not on the board alone. */
export interface HesterSheetPlaces extends HesterBoardPlaces {
  /** Beside the board: her cubes and cards to be read. Where there is no room, the cubes lie on the board itself. */
  readonly ledger: Rect | undefined;
  readonly terrainRow: Rect | undefined;
}

const acts = (xs: readonly number[], y: number): Record<HesterAct, XY> => ({
  card: [xs[0], y],
  root: [xs[1], y],
  spawn: [xs[2], y],
  move: [xs[3], y],
  infect: [xs[4], y],
  summon: [xs[5], y],
});

const desktopActs = [64, 154, 244, 334, 452, 542];
const tabletActs = [48, 124, 200, 276, 374, 450];
const uprightActs = [40, 98, 156, 214, 284, 340];
const phoneActs = [458, 522, 586, 650, 732, 792];

const upright: HesterSheetPlaces = {
  origin: [6, 62],
  size: [378, 640],
  title: [189, 0],
  portrait: [132, 30, 114, 137],
  squares: { left: column(62, 74, 60), right: column(316, 74, 60) },
  squareScale: 0.94,
  names: [
    [62, 34],
    [316, 34],
  ],
  fires: row([150, 189, 228], 206),
  fireR: 17,
  firesLabel: [189, 180],
  groove: [12, 490, 354, 42],
  available: { from: [150, 511], step: 36, r: 16 },
  availableLabel: [24, 511],
  actions: acts(uprightActs, 276),
  actionR: 21,
  captions: acts(uprightActs, 316),
  cards: row([54, 136, 218], 410),
  cardSize: [76, 109],
  hand: [316, 410],
  possessions: { snakes: [60, 596], roots: [178, 596], flames: [296, 596] },
  tree: [249, 284],
  ledger: undefined,
  terrainRow: [12, 540, 354, 30],
};

export const hesterSheetPlaces: Readonly<Record<LayoutId, HesterSheetPlaces>> = {
  desktop: {
    origin: [16, 46],
    size: [616, 606],
    title: [308, 7],
    portrait: [210, 42, 196, 235],
    squares: { left: column(76, 99, 88), right: column(540, 99, 88) },
    squareScale: 1.46,
    names: [
      [76, 42],
      [540, 42],
    ],
    fires: row([254, 308, 362], 324),
    fireR: 22,
    firesLabel: [308, 290],
    groove: [372, 500, 222, 42],
    available: { from: [394, 521], step: 29, r: 15 },
    availableLabel: [483, 486],
    actions: acts(desktopActs, 405),
    actionR: 24,
    captions: acts(desktopActs, 446),
    cards: row([64, 146, 228], 534),
    cardSize: [74, 106],
    hand: [322, 534],
    possessions: { snakes: [400, 568], roots: [472, 568], flames: [544, 568] },
    tree: [393, 412],
    ledger: [648, 46, 616, 606],
    terrainRow: undefined,
  },
  tablet: {
    origin: [12, 46],
    size: [498, 644],
    title: [249, 7],
    portrait: [167, 42, 163, 196],
    squares: { left: column(62, 94, 77), right: column(436, 94, 77) },
    squareScale: 1.26,
    names: [
      [62, 42],
      [436, 42],
    ],
    fires: row([203, 249, 295], 284),
    fireR: 20,
    firesLabel: [249, 252],
    groove: [20, 590, 320, 40],
    available: { from: [42, 610], step: 42, r: 16 },
    availableLabel: [24, 576],
    actions: acts(tabletActs, 364),
    actionR: 23,
    captions: acts(tabletActs, 406),
    cards: row([64, 152, 240], 500),
    cardSize: [78, 111],
    hand: [336, 500],
    possessions: { snakes: [412, 458], roots: [412, 500], flames: [412, 542] },
    tree: [325, 372],
    ledger: [514, 46, 498, 644],
    terrainRow: undefined,
  },
  upright,
  'upright-tablet': { ...upright, origin: [103, 62] },
  phone: {
    origin: [6, 8],
    size: [832, 330],
    title: [208, 16],
    portrait: [143, 38, 130, 156],
    squares: { left: column(62, 76, 74), right: column(354, 76, 74) },
    squareScale: 1.2,
    names: [
      [62, 28],
      [354, 28],
    ],
    fires: row([168, 208, 248], 240),
    fireR: 18,
    firesLabel: [208, 210],
    groove: [20, 274, 376, 42],
    available: { from: [150, 295], step: 38, r: 16 },
    availableLabel: [30, 295],
    actions: acts(phoneActs, 52),
    actionR: 20,
    captions: acts(phoneActs, 92),
    cards: row([476, 558, 640], 182),
    cardSize: [76, 109],
    hand: [724, 182],
    possessions: { snakes: [462, 290], roots: [592, 290], flames: [722, 290] },
    tree: [691, 60],
    ledger: undefined,
    terrainRow: [428, 252, 392, 24],
  },
};

/** Where her action tokens lie in the groove; more than fit at the step lie closer. */
export function tokenPlaces({ groove, available }: HesterBoardPlaces, tokens: number): readonly XY[] {
  const { from, step, r } = available;
  const room = groove[0] + groove[2] - r - 4 - from[0];
  const between = Math.min(step, room / Math.max(1, tokens - 1));
  return Array.from({ length: tokens }, (_, i): XY => [from[0] + between * i, from[1]]);
}

/** The stretch of the row on which the cubes of one terrain lie. */
export function terrainPlace([x, y, w, h]: Rect, index: number, terrains: number): Rect {
  return [x + (w / terrains) * index, y, w / terrains, h];
}
