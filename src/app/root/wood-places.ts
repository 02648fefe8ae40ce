import { maps } from '../../engine/games/root/content/maps/maps.ts';
import { type Clearing, isForest, mostClearings, type Place } from '../../engine/games/root/state/places.ts';
import type { Rect, XY } from '../stage.ts';

// Where the wood of the autumn map has its clearings, and what stands in them: the same wood is wide on a desk and tall upright.
// The painter of the ground and the scene that sets the pieces on it both look here.

/** Places are noted on a sheet of this size, and stretched to that of a layout. */
const noted: XY = [726, 578];

const clearingSpots: readonly XY[] = [
  [80, 88],
  [640, 132],
  [610, 508],
  [82, 488],
  [410, 72],
  [648, 322],
  [424, 448],
  [262, 512],
  [76, 268],
  [292, 190],
  [462, 284],
  [224, 340],
];

/** The stumps on which a pawn stands. */
const forestSpots: readonly XY[] = [
  [486, 140],
  [176, 216],
  [556, 214],
  [126, 356],
  [502, 384],
  [606, 416],
  [308, 446],
];

export const woodIds = ['desktop', 'tablet', 'phone', 'upright'] as const;
export type WoodId = (typeof woodIds)[number];

export interface Wood {
  readonly id: WoodId;
  /** The paper, and what is printed of it. */
  readonly sheet: Rect;
  readonly print: Rect;
  /** Size of roads, trees and pieces against a desktop. */
  readonly k: number;
  /** Half axes of a clearing. */
  readonly rx: number;
  readonly ry: number;
  /** Whether there is room for fine cuts, and for more than one figure of a squad. */
  readonly isFine: boolean;
}

export const woods: Readonly<Record<WoodId, Wood>> = {
  desktop: {
    id: 'desktop',
    sheet: [286, 8, 726, 578],
    print: [292, 14, 714, 566],
    k: 1,
    rx: 67,
    ry: 50,
    isFine: true,
  },
  tablet: {
    id: 'tablet',
    sheet: [252, 8, 520, 612],
    print: [258, 14, 508, 600],
    k: 0.78,
    rx: 51,
    ry: 40,
    isFine: true,
  },
  phone: {
    id: 'phone',
    sheet: [144, 3, 495, 314],
    print: [149, 8, 485, 304],
    k: 0.58,
    rx: 42,
    ry: 28,
    isFine: false,
  },
  upright: {
    id: 'upright',
    sheet: [3, 139, 384, 442],
    print: [8, 144, 374, 432],
    k: 0.6,
    rx: 39,
    ry: 31,
    isFine: false,
  },
};

/** The one with most room for pictures of it that stand elsewhere. */
export const widestWood = woods.desktop;

/** A place of the noted sheet on the screen. */
export function onPrint({ print: [left, top, w, h] }: Wood, [x, y]: XY): XY {
  return [left + (x * w) / noted[0], top + (y * h) / noted[1]];
}

/** The middle of a clearing, or the stump of a forest. */
export const placeSpot = (wood: Wood, place: Place): XY =>
  onPrint(wood, isForest(place) ? forestSpots[place - mostClearings] : clearingSpots[place]);

/** How far the pointer may be from a stump. */
export const stumpReach = 22;

/** A clearing is a soft rectangle with lumps, so that a row of three slots and a row of figures both fit; `grow` px beyond its edge. */
export function clearingEdge(wood: Wood, clearing: Clearing, grow = 0): XY[] {
  const [cx, cy] = placeSpot(wood, clearing);
  const n = clearing + 1;
  const roundness = 2.7;
  return Array.from({ length: 72 }, (_, i): XY => {
    const angle = (i / 72) * 6.2832;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const reach = 1 / (Math.abs(cos) ** roundness + Math.abs(sin) ** roundness) ** (1 / roundness);
    const lump = 1 + 0.05 * Math.sin(angle * 3 + n * 1.7) + 0.025 * Math.sin(angle * 7 + n);
    return [cx + cos * reach * (wood.rx + grow) * lump, cy + sin * reach * (wood.ry + grow) * lump];
  });
}

/** The side of a slot. */
export const slotSide = ({ k }: Wood): number => 31 * k;

/** The middles of a clearing's slots, in a row at its back; a building stands with its foot on the lower edge of its slot. */
export function slotSpots(wood: Wood, clearing: Clearing): XY[] {
  const [cx, cy] = placeSpot(wood, clearing);
  const { k, isFine } = wood;
  const count = maps.autumn.slots[clearing];
  const shift = count > 2 ? 5 * k : 0;
  const y = cy - (isFine ? 23 : 24) * k;
  return Array.from({ length: count }, (_, i): XY => [cx + (i - (count - 1) / 2) * 37 * k + shift, y]);
}

/** What stands on the rim of a clearing, each thing at a place of its own. */
export interface Rim {
  /** The sign of the suit; on a pole above it the pennant of whoever rules. */
  readonly sign: XY;
  readonly signRadius: number;
  /** Foot of the front row. */
  readonly row: XY;
  readonly wood: XY;
  readonly woodTally: XY;
  readonly sympathy: XY;
  readonly keep: XY;
}

export function rimOf(wood: Wood, clearing: Clearing): Rim {
  const [cx, cy] = placeSpot(wood, clearing);
  const { k, rx, ry, isFine } = wood;
  return {
    sign: [cx - 0.84 * rx, cy - 0.74 * ry],
    signRadius: isFine ? 12.5 * Math.max(0.88, k) : 8.8,
    row: [cx, cy + (isFine ? 35 : 37) * k],
    wood: [cx - rx + 5 * k, cy + ry - k],
    woodTally: [cx - rx + 17 * k, cy + ry - k],
    sympathy: [cx + rx + k, cy + ry - 5 * k],
    keep: [cx + rx - 2 * k, cy - ry + 8 * k],
  };
}
