import type { Point, Poly } from '../../ink/geometry.ts';

// The solo board beside the county: the card that was revealed, the three piles, and the three fields in the order they
// are activated (HC-SOLO-28). Everything is measured from the board's upper left corner.

export const soloFields = ['cube', 'spawn', 'move'] as const;
export type SoloField = (typeof soloFields)[number];

export const soloPiles = ['tactics', 'upgrades', 'goblins'] as const;
export type SoloPile = (typeof soloPiles)[number];

/** The radius fields are drawn with; a layout says how much smaller it shows them. */
export const fieldRadius = 36;

export interface SoloLayout {
  readonly w: number;
  readonly h: number;
  readonly frame: number;
  readonly phone: boolean;
  /** Middle and size of the revealed card. */
  readonly card: Point;
  readonly cardSize: Point;
  /** Middles of the piles, and where their counts and names are written. */
  readonly piles: readonly Point[];
  readonly counts: readonly Point[];
  readonly names: readonly Point[];
  readonly pileScale: number;
  /** Middle of the ribbon that names the active faction. */
  readonly ribbon: Point;
  readonly fields: readonly Point[];
  readonly fieldScale: number;
  /** From each field to the next one, clockwise. */
  readonly arrows: readonly Poly[];
  /** Where, from the middle of a field, strength and first flame are put; further flames follow by the step. */
  readonly strength: readonly Point[];
  readonly flames: readonly Point[];
  readonly flameStep: readonly Point[];
  /** Names of the fields, and how far under the middle they are written. */
  readonly labels: readonly Point[];
}

/** Degrees on the ellipse of the fields where each arrow starts and ends, clear of the fields. */
const arcs: readonly (readonly [number, number])[] = [
  [-57, -16],
  [66, 110],
  [187, 228],
];

const ring = (cx: number, cy: number, rx: number, ry: number): Poly[] =>
  arcs.map(([from, to]) =>
    Array.from({ length: 12 }, (_, k): Point => {
      const angle = ((from + ((to - from) * k) / 11) * Math.PI) / 180;
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    }),
  );

const column = (x: number, y: number, step: number): Point[] => soloPiles.map((_, i): Point => [x, y + i * step]);

/** Strength on the outer shoulder of the field, flames on the other one. */
const shoulders = (x: number, y: number): Pick<SoloLayout, 'strength' | 'flames' | 'flameStep'> => ({
  strength: [
    [-x, -y],
    [-x, -y],
    [x, -y],
  ],
  flames: [
    [x, -y],
    [x, -y],
    [-x, -y],
  ],
  flameStep: [
    [9, 15],
    [9, 15],
    [-9, 15],
  ],
});

const desktop: SoloLayout = {
  w: 296,
  h: 472,
  frame: 12,
  phone: false,
  card: [86, 116],
  cardSize: [124, 176],
  piles: column(216, 44, 60),
  counts: column(264, 44, 60),
  names: column(216, 74, 60),
  pileScale: 0.92,
  ribbon: [148, 218],
  fields: [
    [148, 288],
    [222, 396],
    [74, 396],
  ],
  fieldScale: 1,
  arrows: ring(148, 364, 78, 70),
  ...shoulders(32, 28),
  labels: [
    [148, 343],
    [222, 451],
    [74, 451],
  ],
};

const tablet: SoloLayout = {
  w: 236,
  h: 444,
  frame: 10,
  phone: false,
  card: [70, 106],
  cardSize: [106, 151],
  piles: column(164, 41, 54),
  counts: column(208, 41, 54),
  names: column(164, 68, 54),
  pileScale: 0.84,
  ribbon: [118, 204],
  fields: [
    [118, 266],
    [176, 368],
    [60, 368],
  ],
  fieldScale: 0.89,
  arrows: ring(118, 338, 64, 66),
  ...shoulders(29, 25),
  labels: [
    [118, 316],
    [176, 418],
    [60, 418],
  ],
};

const row = 192;
/** On a phone the fields stand in a row, and a long arrow under them leads back to the first. */
const phone: SoloLayout = {
  w: 232,
  h: 275,
  frame: 6,
  phone: true,
  card: [53, 69],
  cardSize: [90, 118],
  piles: column(134, 30, 40),
  counts: column(194, 21, 40),
  names: column(194, 38, 40),
  pileScale: 0.8,
  ribbon: [116, 142],
  fields: [
    [42, row],
    [116, row],
    [190, row],
  ],
  fieldScale: 0.66,
  arrows: [
    [
      [68, row],
      [74, row],
      [80, row],
      [84, row],
    ],
    [
      [142, row],
      [148, row],
      [154, row],
      [158, row],
    ],
    [
      [190, row + 46],
      [180, row + 66],
      [150, row + 70],
      [80, row + 70],
      [54, row + 66],
      [44, row + 56],
    ],
  ],
  strength: [
    [-22, -18],
    [-22, -18],
    [-22, -18],
  ],
  flames: [
    [22, -18],
    [22, -18],
    [22, -18],
  ],
  flameStep: [
    [4, 12],
    [4, 12],
    [4, 12],
  ],
  labels: [
    [42, row + 38],
    [116, row + 38],
    [190, row + 38],
  ],
};

export const soloSizes = ['desktop', 'tablet', 'phone'] as const;
export type SoloSize = (typeof soloSizes)[number];
export const soloLayouts: Readonly<Record<SoloSize, SoloLayout>> = { desktop, tablet, phone };
