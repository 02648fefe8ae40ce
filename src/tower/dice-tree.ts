import type { Geometry, Rocking, StartRows, Surface, TreePart } from './geometry.ts';
import { type Sides, widthOf } from './outline.ts';
import { TRUNK_X, trunk } from './trunk.ts';

// The same trunk with its limbs tucked away: it keeps nothing. Dice tumble through it onto a board between its roots, and
// what counts is how they lie there. Every number below is tuned together with the others: after a change, measure again
// (npm run --silent tower -- --dice 2x4 --throws 20000, and the same with 7x6).

const BARK: Surface = { friction: 0.05, frictionStatic: 0.5, restitution: 0.35 };
const WOOD: Surface = { friction: 0.18, frictionStatic: 0.5, restitution: 0.42 };
const PLANK: Surface = { friction: 0.25, frictionStatic: 0.5, restitution: 0.3 };

/** Five short steep limbs, left and right in turn. */
const LIMBS: readonly (readonly number[])[] = [
  [80, 144, 152, 198, 148, 220, 80, 172],
  [225, 273, 297, 219, 297, 247, 229, 295],
  [63, 299, 135, 353, 131, 375, 63, 327],
  [233, 426, 305, 372, 305, 400, 237, 448],
  [54, 444, 126, 498, 122, 520, 54, 472],
];

/**
 * The floor, its two sides, and a post on each against the highest bounce. The floor is so low that no die is wedged under
 * the walls of the trunk. The sides stand at the slant of a hexagon: against upright ones hexagons would lean.
 */
const BOARDS: readonly (readonly number[])[] = [
  [-85, 670, 445, 670, 445, 700, -85, 700],
  [-192, 514, -175, 514, -85, 670, -85, 700, -192, 700],
  [535, 514, 552, 514, 552, 700, 445, 700, 445, 670],
  [-192, 430, -175, 430, -175, 514, -192, 514],
  [535, 430, 552, 430, 552, 514, 535, 514],
];

/** A tree through which dice are thrown to see how they lie. */
export interface DiceTree extends Geometry {
  /** Each die weighs the same, however large it is. */
  readonly die: Surface & { readonly mass: number; readonly slop: number };
  /** From side to side. Many dice are smaller, so that they find place beside each other: together they cover `room` at most. */
  readonly sizes: Readonly<Record<Sides, number>>;
  readonly room: number;
  /** A die counts when its middle is here and it is no more than `slant` (radians) off its side. */
  readonly lying: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly slant: number;
  };
  /** At rest when every die has been slower than `speed` for `steps` steps; looked at no sooner than `after` a shake. */
  readonly rest: { readonly speed: number; readonly steps: number; readonly after: number };
  /** The tree shakes itself when not all dice at rest count, or when they do not come to rest within `patience` steps. */
  readonly shake: Rocking & {
    readonly patience: number;
    /** Each shake is stronger than the one before by this share of the first, up to `most`. */
    readonly growth: number;
    readonly most: number;
  };
  /** Far beyond the longest throw ever measured. */
  readonly capSteps: number;
  /** `perRow`, `dx` and `dy` follow from the largest die: rows of this width, with this gap between two dice. */
  readonly start: Omit<StartRows, 'perRow' | 'dx' | 'dy'> & { readonly width: number; readonly gap: number };
}

const SIZES = { 4: 56, 6: 40 } as const;

const boardPart = (points: readonly number[]): TreePart => ({ kind: 'board', points, surface: PLANK });
const limbPart = (points: readonly number[]): TreePart => ({ kind: 'branch', points, surface: WOOD });

export const diceTree: DiceTree = {
  gravityScale: 0.001,
  gravityY: 1.35,
  frictionAir: 0.002,
  positionIterations: 6,
  velocityIterations: 4,
  parts: [...trunk(BARK), ...LIMBS.map(limbPart), ...BOARDS.map(boardPart)],
  reach: (Math.max(widthOf(4, SIZES[4]), widthOf(6, SIZES[6])) / 2) * 1.0005,
  // Matter's friction clamp ignores mass: lighter dice lean on each other and stay, heavier ones slide for ever.
  die: { mass: 60, friction: 0.1, frictionStatic: 0.5, restitution: 0.38, slop: 0.05 },
  sizes: SIZES,
  room: 12_600,
  lying: { left: -85, right: 445, top: 550, bottom: 670, slant: 0.03 },
  rest: { speed: 0.06, steps: 24, after: 70 },
  shake: { amplitude: 1.3, hz: 3, seconds: 0.5, patience: 960, growth: 0.1, most: 2.2 },
  capSteps: 7200,
  start: { x: TRUNK_X, y: -60, width: 260, gap: 6, jitterX: 3, jitterY: 6, speedX: 1, speedY: 1, spin: 0.2 },
};
