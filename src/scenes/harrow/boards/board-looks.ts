import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

/** Sizes of the numbers on a row: over its spaces, where they are lit, and the value in the diamond. */
interface RowNumbers {
  readonly plain: number;
  readonly lit: number;
  readonly value: number;
}

/** How large things on a faction board are, beyond what follows from their places. */
export interface BoardLook {
  readonly row: RowNumbers;
  /** Numbers over the spaces of the basic track. */
  readonly track: { readonly plain: number; readonly lit: number };
  /** The two over those of the advanced one: how many to draw, how many to give back. */
  readonly trackPair: Readonly<Record<'empty' | 'lit', readonly [draw: number, giveBack: number]>>;
  readonly inBag: number;
  /** Radii of the tokens counted in the bag, and of those on the Attack jar. */
  readonly contentsR: number;
  readonly armedR: number;
  readonly jar: number;
  readonly lantern: number;
  /** Icons on the shelf: their scales or radii, the foot of the haint from the middle, the width of a place, and the number beside it. */
  readonly haint: number;
  readonly haintFoot: readonly [number, number];
  readonly cube: number;
  readonly wildR: number;
  readonly pathR: number;
  readonly storm: number;
  readonly iconRoom: number;
  readonly shelfNumber: { readonly beside: number; readonly size: number };
  readonly pileNumber: number;
}

const desktop: BoardLook = {
  row: { plain: 18, lit: 23, value: 30 },
  track: { plain: 20, lit: 22 },
  trackPair: { empty: [20, 15], lit: [24, 17] },
  inBag: 32,
  contentsR: 12.5,
  armedR: 19,
  jar: 0.44,
  lantern: 0.5,
  haint: 0.47,
  haintFoot: [0, 18],
  cube: 1,
  wildR: 17,
  pathR: 19,
  storm: 0.46,
  iconRoom: 54,
  shelfNumber: { beside: 14, size: 23 },
  pileNumber: 22,
};

const tablet: BoardLook = {
  ...desktop,
  contentsR: 11,
  armedR: 16,
  haint: 0.38,
  haintFoot: [-4, 15],
  cube: 0.84,
  wildR: 15,
  pathR: 16,
  storm: 0.38,
  iconRoom: 40,
  shelfNumber: { beside: 10, size: 20 },
  pileNumber: 20,
};

const phone: BoardLook = {
  ...tablet,
  row: { plain: 16, lit: 20, value: 24 },
  track: { plain: 18, lit: 19 },
  trackPair: { empty: [19, 14], lit: [19, 14] },
  inBag: 26,
  jar: 0.3,
  lantern: 0.3,
  iconRoom: 54,
};

const upright: BoardLook = { ...phone, iconRoom: 40 };

export const boardLooks: Readonly<Record<LayoutId, BoardLook>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': tablet,
};

/** The same of Kammi's board. */
export interface KammiBoardLook {
  /** Purple cubes on a row of the grid, and on the shelf. */
  readonly cube: number;
  readonly shelfCube: number;
  readonly haint: number;
  readonly wildR: number;
  readonly lantern: number;
  /** On the shelf: the first thing from its left edge, and the number beside each. */
  readonly shelf: { readonly first: number; readonly beside: number };
  /** Sizes of numbers: of the grid's rows, of a legend's strip, of the dolls, of a pile, on the shelf. */
  readonly numbers: Readonly<Record<'row' | 'strip' | 'dolls' | 'pile' | 'shelf', number>>;
}

const kammiDesktop: KammiBoardLook = {
  cube: 0.78,
  shelfCube: 0.95,
  haint: 0.42,
  wildR: 16,
  lantern: 0.5,
  shelf: { first: 44, beside: 32 },
  numbers: { row: 18, strip: 18, dolls: 24, pile: 21, shelf: 22 },
};

const kammiTablet: KammiBoardLook = {
  ...kammiDesktop,
  cube: 0.62,
  shelfCube: 0.8,
  haint: 0.36,
  wildR: 14,
  numbers: { ...kammiDesktop.numbers, pile: 19, shelf: 19 },
};

const kammiPhone: KammiBoardLook = {
  ...kammiTablet,
  lantern: 0.3,
  numbers: { row: 14, strip: 13, dolls: 19, pile: 19, shelf: 19 },
};

const kammiUpright: KammiBoardLook = {
  ...kammiPhone,
  haint: 0.24,
  shelfCube: 0.6,
  wildR: 10,
  shelf: { first: 16, beside: 20 },
  numbers: { ...kammiPhone.numbers, dolls: 16, pile: 16, shelf: 16 },
};

export const kammiBoardLooks: Readonly<Record<LayoutId, KammiBoardLook>> = {
  desktop: kammiDesktop,
  tablet: kammiTablet,
  phone: kammiPhone,
  upright: kammiUpright,
  'upright-tablet': { ...kammiUpright, lantern: tablet.lantern },
};
