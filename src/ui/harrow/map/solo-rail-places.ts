import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import type { PileId, SoloField } from '../../../engine/games/harrow/state/solo.ts';

/** Places of the solo board, from its upper left corner; the board's picture is drawn to them. */
export interface SoloPlaces {
  readonly small: boolean;
  /** Middle and size of the card of the turn. */
  readonly card: XY;
  readonly cardSize: XY;
  readonly piles: Readonly<Record<PileId, XY>>;
  readonly counts: Readonly<Record<PileId, XY>>;
  readonly names: Readonly<Record<PileId, XY>>;
  readonly pileScale: number;
  readonly ribbon: XY;
  readonly fields: Readonly<Record<SoloField, XY>>;
  readonly fieldScale: number;
  /** From a field's middle: its strength, its first flame, and from flame to flame. */
  readonly strength: Readonly<Record<SoloField, XY>>;
  readonly flames: Readonly<Record<SoloField, XY>>;
  readonly flameStep: Readonly<Record<SoloField, XY>>;
  readonly labels: Readonly<Record<SoloField, XY>>;
}

const desktop: SoloPlaces = {
  small: false,
  card: [86, 116],
  cardSize: [124, 176],
  piles: { tactics: [216, 44], upgrades: [216, 104], goblins: [216, 164] },
  counts: { tactics: [264, 44], upgrades: [264, 104], goblins: [264, 164] },
  names: { tactics: [216, 74], upgrades: [216, 134], goblins: [216, 194] },
  pileScale: 0.92,
  ribbon: [148, 218],
  fields: { cube: [148, 288], spawn: [222, 396], move: [74, 396] },
  fieldScale: 1,
  strength: { cube: [-32, -28], spawn: [-32, -28], move: [32, -28] },
  flames: { cube: [32, -28], spawn: [32, -28], move: [-32, -28] },
  flameStep: { cube: [9, 15], spawn: [9, 15], move: [-9, 15] },
  labels: { cube: [148, 343], spawn: [222, 451], move: [74, 451] },
};

const tablet: SoloPlaces = {
  small: false,
  card: [70, 106],
  cardSize: [106, 151],
  piles: { tactics: [164, 41], upgrades: [164, 95], goblins: [164, 149] },
  counts: { tactics: [208, 41], upgrades: [208, 95], goblins: [208, 149] },
  names: { tactics: [164, 68], upgrades: [164, 122], goblins: [164, 176] },
  pileScale: 0.84,
  ribbon: [118, 204],
  fields: { cube: [118, 266], spawn: [176, 368], move: [60, 368] },
  fieldScale: 0.89,
  strength: { cube: [-29, -25], spawn: [-29, -25], move: [29, -25] },
  flames: { cube: [29, -25], spawn: [29, -25], move: [-29, -25] },
  flameStep: { cube: [9, 15], spawn: [9, 15], move: [-9, 15] },
  labels: { cube: [118, 316], spawn: [176, 418], move: [60, 418] },
};

const phone: SoloPlaces = {
  small: true,
  card: [53, 69],
  cardSize: [90, 118],
  piles: { tactics: [134, 26], upgrades: [134, 70], goblins: [134, 114] },
  counts: { tactics: [194, 17], upgrades: [194, 61], goblins: [194, 105] },
  names: { tactics: [194, 34], upgrades: [194, 78], goblins: [194, 122] },
  pileScale: 0.8,
  ribbon: [116, 142],
  fields: { cube: [42, 192], spawn: [116, 192], move: [190, 192] },
  fieldScale: 0.66,
  strength: { cube: [-22, -18], spawn: [-22, -18], move: [-22, -18] },
  flames: { cube: [22, -18], spawn: [22, -18], move: [22, -18] },
  flameStep: { cube: [4, 12], spawn: [4, 12], move: [4, 12] },
  labels: { cube: [42, 230], spawn: [116, 230], move: [190, 230] },
};

const upright: SoloPlaces = {
  small: true,
  card: [44, 46],
  cardSize: [72, 84],
  piles: { tactics: [112, 30], upgrades: [168, 30], goblins: [224, 30] },
  counts: { tactics: [112, 60], upgrades: [168, 60], goblins: [224, 60] },
  names: { tactics: [112, 78], upgrades: [168, 78], goblins: [224, 78] },
  pileScale: 0.74,
  ribbon: [316, 14],
  fields: { cube: [316, 38], spawn: [354, 68], move: [278, 68] },
  fieldScale: 0.5,
  strength: { cube: [18, -12], spawn: [16, -16], move: [-16, -16] },
  flames: { cube: [-18, -8], spawn: [-14, -18], move: [14, -18] },
  flameStep: { cube: [-3, 10], spawn: [-8, 0], move: [8, 0] },
  labels: { cube: [316, 60], spawn: [354, 88], move: [278, 88] },
};

const uprightTablet: SoloPlaces = {
  ...upright,
  card: [54, 42],
  piles: { tactics: [150, 28], upgrades: [226, 28], goblins: [302, 28] },
  counts: { tactics: [150, 54], upgrades: [226, 54], goblins: [302, 54] },
  names: { tactics: [150, 71], upgrades: [226, 71], goblins: [302, 71] },
  cardSize: [72, 76],
  ribbon: [466, 12],
  fields: { cube: [466, 30], spawn: [526, 60], move: [406, 60] },
  labels: { cube: [466, 52], spawn: [526, 80], move: [406, 80] },
};

const places: Readonly<Record<LayoutId, SoloPlaces>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': uprightTablet,
};

export function soloPlaces(id: LayoutId): SoloPlaces {
  return places[id];
}

/** The card's rectangle on the stage, the board's corner being given. */
export function cardRect({ card, cardSize }: SoloPlaces, [left, top]: XY): Rect {
  const [w, h] = cardSize;
  return [left + card[0] - w / 2, top + card[1] - h / 2, w, h];
}
