import type { LayoutId } from '../../../../app/harrow/layout-ids.ts';
import type { Rect } from '../../../../app/stage.ts';

/** A place inside a plaque: less than zero is counted from its right edge, and without a height it is in the middle. */
type PlaceInside = readonly [x: number, y: number | undefined];

export function inside([left, top, w, h]: Rect, [x, y]: PlaceInside): readonly [number, number] {
  return [left + (x < 0 ? w + x : x), top + (y ?? h / 2)];
}

/** The tree's picture, how large it is shown and the cubes in it. */
interface Thumb {
  readonly key: string;
  readonly scale: number;
  readonly die: number;
}

/** How things beside the county look, beyond what follows from their places. */
interface RailLook {
  readonly thumb: Thumb;
  /** A lower one where Hester's board takes its share of the rail. */
  readonly lowThumb: Thumb;
  readonly tray: {
    /** The cubes are numbers: none lies there. */
    readonly isCounted: boolean;
    /** Half the width of a cube, in a tray of two parts, of three and of four. */
    readonly cubes: readonly [ofTwo: number, ofThree: number, ofFour: number];
  };
  readonly plaque: {
    /** Width of the portrait: without a plate on the plaque, with one, and in the solo game; and how far it lies inside. */
    readonly portrait: { readonly plain: number; readonly plate: number; readonly solo: number };
    readonly inset: { readonly plain: number; readonly solo: number };
    /** The two portraits of Kammi's legends: the first one's corner and how far the second is, their width, the height of the strip below. */
    readonly two: Readonly<Record<'x' | 'y' | 'step' | 'width' | 'strip', number>>;
    /** The dial of the points: its picture, its scale, and where its middle is. */
    readonly dial: {
      readonly key: 'dial-' | 'dial-s-';
      readonly scale: { readonly plain: number; readonly plate: number; readonly solo: number };
      readonly pip: number;
      readonly number: number;
      readonly at: Readonly<Record<'plain' | 'cards' | 'plate' | 'solo' | 'two', PlaceInside>>;
    };
    /** The haint wheel: its scale, or a small plate with a number; where its middle is, and the radius of its light. */
    readonly plate: {
      readonly scale: number | undefined;
      readonly at: Readonly<Record<'plain' | 'solo' | 'two', PlaceInside>>;
      readonly light: number;
    };
    /** The lantern's foot. */
    readonly lantern: {
      readonly scale: number;
      readonly at: Readonly<Record<'plain' | 'plate' | 'two', readonly [number, number]>>;
      /** How far it swings out on its way from plaque to plaque. */
      readonly swing: number;
    };
  };
  /** Radius of the upgrade tokens that lean on the Attack jar. */
  readonly armedR: number;
  /** Radius of tokens laid out at the edge of a plaque. */
  readonly shownR: number;
  /** Scale of a card that slips into a hand or out of it. */
  readonly slip: number;
  /** Height of the cards on Hester's board; none where there is no room for them. */
  readonly hestersCard: number;
}

const desktop: RailLook = {
  thumb: { key: 'tree-thumb', scale: 1, die: 0.5 },
  lowThumb: { key: 'tree-thumb-low', scale: 1, die: 0.36 },
  tray: { isCounted: false, cubes: [11, 9.5, 9] },
  plaque: {
    portrait: { plain: 84, plate: 84, solo: 70 },
    inset: { plain: 12, solo: 10 },
    two: { x: 10, y: 12, step: 57, width: 54, strip: 17 },
    dial: {
      key: 'dial-',
      scale: { plain: 1, plate: 0.84, solo: 0.78 },
      pip: 1,
      number: 28,
      at: {
        plain: [-52, undefined],
        cards: [-52, undefined],
        plate: [130, 86],
        solo: [120, 75],
        two: [147, 86],
      },
    },
    plate: { scale: 1, at: { plain: [-56, 73], solo: [-56, 54], two: [-46, 81] }, light: 43 },
    lantern: { scale: 0.4, at: { plain: [26, 110], plate: [26, 110], two: [67, 114] }, swing: 120 },
  },
  armedR: 14,
  shownR: 19,
  slip: 0.3,
  hestersCard: 72,
};

const tablet: RailLook = {
  ...desktop,
  thumb: { key: 'tree-thumb', scale: 212 / 268, die: 0.5 },
  lowThumb: { key: 'tree-thumb-low-tablet', scale: 1, die: 0.26 },
  tray: { isCounted: false, cubes: [11, 8, 7] },
  plaque: {
    portrait: { plain: 76, plate: 62, solo: 62 },
    inset: { plain: 12, solo: 10 },
    two: { x: 8, y: 10, step: 45, width: 42, strip: 14 },
    dial: {
      key: 'dial-s-',
      scale: { plain: 1, plate: 1, solo: 1 },
      pip: 0.55,
      number: 20,
      at: { plain: [-34, 36], cards: [-30, 80], plate: [106, 70], solo: [95, 76], two: [118, 74] },
    },
    plate: { scale: 0.82, at: { plain: [-46, 84], solo: [-46, 62], two: [-46, 92] }, light: 43 },
    lantern: { scale: 0.4, at: { plain: [26, 110], plate: [23, 87], two: [51, 92] }, swing: 120 },
  },
  armedR: 13,
  shownR: 18,
  slip: 0.28,
  hestersCard: 60,
};

const phone: RailLook = {
  thumb: { key: 'tree-thumb-phone', scale: 1, die: 0.36 },
  lowThumb: { key: 'tree-thumb-low-phone', scale: 1, die: 0.28 },
  tray: { isCounted: true, cubes: [8, 8, 8] },
  plaque: {
    portrait: { plain: 38, plate: 38, solo: 38 },
    inset: { plain: 4, solo: 4 },
    two: { x: 3, y: 6, step: 26, width: 25, strip: 0 },
    dial: {
      key: 'dial-s-',
      scale: { plain: 1, plate: 1, solo: 1 },
      pip: 0.55,
      number: 20,
      at: {
        plain: [-28, undefined],
        cards: [-28, undefined],
        plate: [-70, undefined],
        solo: [-70, undefined],
        two: [-70, undefined],
      },
    },
    plate: {
      scale: undefined,
      at: { plain: [-25, undefined], solo: [-25, undefined], two: [-25, undefined] },
      light: 20,
    },
    lantern: { scale: 0.26, at: { plain: [12, 44], plate: [12, 44], two: [12, 44] }, swing: 70 },
  },
  armedR: 11,
  shownR: 14,
  slip: 0.2,
  hestersCard: 0,
};

const upright: RailLook = {
  ...phone,
  thumb: { key: 'tree-thumb-upright', scale: 1, die: 0.18 },
  lowThumb: { key: 'tree-thumb-low-upright', scale: 1, die: 0.14 },
  tray: { isCounted: true, cubes: [6, 6, 6] },
  plaque: {
    ...phone.plaque,
    portrait: { plain: 32, plate: 32, solo: 32 },
    inset: { plain: 5, solo: 5 },
    dial: {
      ...phone.plaque.dial,
      at: {
        plain: [-26, undefined],
        cards: [-26, undefined],
        plate: [-63, undefined],
        solo: [-63, undefined],
        two: [-63, undefined],
      },
    },
    plate: {
      ...phone.plaque.plate,
      at: { plain: [-22, undefined], solo: [-22, undefined], two: [-22, undefined] },
    },
  },
  hestersCard: 66,
};

const uprightTablet: RailLook = {
  ...upright,
  thumb: { key: 'tree-thumb-upright-tablet', scale: 1, die: 0.24 },
  lowThumb: { key: 'tree-thumb-low-upright-tablet', scale: 1, die: 0.22 },
};

export const railLooks: Readonly<Record<LayoutId, RailLook>> = {
  desktop,
  tablet,
  phone,
  upright,
  'upright-tablet': uprightTablet,
};
