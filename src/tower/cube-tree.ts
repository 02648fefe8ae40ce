import type { Geometry, Material, PartKind, Rocking, StartRows, Surface, TreePart } from './geometry.ts';
import { TRUNK_X, trunk } from './trunk.ts';

// The tree that keeps some of the cubes tipped into it: of the new ones two thirds fall out, of the older ones a third.
// 16 is the edge of one cube. Every number below is tuned together with the others: change one and every table of odds
// has to be fitted again (npm run odds).

const BARK: Surface = { friction: 0.09, frictionStatic: 1, restitution: 0.15 };
const WOOD: Surface = { friction: 0.86, frictionStatic: 1, restitution: 0.15 };

const LIMBS: readonly (readonly [PartKind, readonly number[]])[] = [
  ['branch', [78, 133, 92, 138, 92, 169, 78, 164]],
  ['branch', [92, 138, 103, 147, 103, 173, 92, 169]],
  ['branch', [103, 147, 121, 150, 121, 178, 103, 173]],
  ['branch', [121, 150, 140, 160, 140, 180, 121, 178]],
  ['branch', [140, 160, 158, 161, 163, 165, 162, 171, 158, 175, 140, 180]],
  ['knot', [124, 153, 129, 152, 135, 155, 138, 160, 132, 164, 125, 160]],
  ['branch', [286, 198, 300, 193, 300, 227, 286, 232]],
  ['branch', [275, 207, 286, 198, 286, 232, 275, 235]],
  ['branch', [247, 212, 275, 207, 275, 235, 247, 243]],
  ['branch', [221, 225, 247, 212, 247, 243, 221, 247]],
  ['branch', [191, 231, 196, 226, 221, 225, 221, 247, 197, 241, 192, 237]],
  ['knot', [227, 223, 231, 218, 237, 215, 242, 216, 241, 223, 234, 227]],
  ['branch', [54, 259, 68, 264, 68, 297, 54, 292]],
  ['branch', [68, 264, 78, 272, 78, 299, 68, 297]],
  ['branch', [78, 272, 103, 276, 103, 306, 78, 299]],
  ['branch', [103, 276, 125, 286, 125, 307, 103, 306]],
  ['branch', [125, 286, 145, 286, 150, 290, 149, 296, 144, 300, 125, 307]],
  ['fork', [95, 284, 110, 300, 110, 315, 95, 302]],
  ['fork', [110, 300, 129, 308, 133, 311, 133, 316, 128, 320, 110, 315]],
  ['branch', [288, 318, 302, 313, 302, 347, 288, 352]],
  ['branch', [278, 326, 288, 318, 288, 352, 278, 354]],
  ['branch', [249, 332, 278, 326, 278, 354, 249, 362]],
  ['branch', [223, 342, 249, 332, 249, 362, 223, 363]],
  ['branch', [202, 368, 223, 342, 223, 363, 206, 377, 202, 373]],
  ['fork', [217, 344, 231, 342, 231, 359, 217, 359]],
  ['fork', [193, 348, 197, 345, 217, 344, 217, 359, 198, 357, 194, 354]],
  ['branch', [52, 387, 66, 392, 66, 424, 52, 419]],
  ['branch', [66, 392, 75, 400, 75, 426, 66, 424]],
  ['branch', [75, 400, 101, 404, 101, 433, 75, 426]],
  ['branch', [101, 404, 128, 416, 128, 437, 101, 433]],
  ['branch', [128, 416, 148, 416, 153, 420, 152, 426, 147, 430, 128, 437]],
  ['knot', [104, 407, 109, 406, 116, 408, 119, 413, 113, 417, 106, 414]],
  ['branch', [292, 442, 306, 437, 306, 466, 292, 471]],
  ['branch', [283, 450, 292, 442, 292, 471, 283, 475]],
  ['branch', [267, 452, 283, 450, 283, 475, 267, 478]],
  ['branch', [251, 459, 267, 452, 267, 478, 251, 477]],
  ['branch', [233, 463, 237, 459, 251, 459, 251, 477, 237, 472, 233, 469]],
  ['burl', [251, 151, 254, 136, 263, 126, 276, 126, 285, 137, 287, 153, 280, 166, 269, 171, 257, 166]],
  ['burl', [50, 340, 51, 324, 59, 314, 70, 312, 78, 321, 81, 336, 76, 350, 66, 356, 56, 352]],
  ['burl', [280, 403, 281, 390, 287, 380, 296, 379, 303, 387, 305, 400, 301, 412, 293, 417, 285, 414]],
  ['burl', [62, 207, 64, 196, 71, 190, 79, 191, 85, 199, 85, 211, 80, 220, 72, 223, 65, 217]],
  ['burl', [168, 481, 169, 472, 177, 466, 186, 467, 192, 475, 191, 484, 183, 490, 174, 489]],
  ['root', [120, 588, 132, 546, 140, 528, 147, 524, 153, 533, 158, 588]],
  ['root', [222, 588, 229, 540, 236, 529, 243, 537, 253, 588]],
];

function limbPart([kind, points]: (typeof LIMBS)[number]): TreePart {
  return { kind, points, surface: kind === 'burl' ? BARK : WOOD };
}

/** A tree into which cubes are tipped to see which of them fall out. */
export interface CubeTree extends Geometry {
  readonly cube: Material & { readonly size: number };
  /** A cube below this height has left through the roots. */
  readonly outY: number;
  /** At rest when every cube has been slower than `speed` for `steps` steps, after step `after`; never later than `capSteps`. */
  readonly rest: {
    readonly speed: number;
    readonly steps: number;
    readonly after: number;
    readonly capSteps: number;
  };
  /** Also at rest when, between two looks, no cube has moved or turned by this much. */
  readonly still: { readonly everySteps: number; readonly move: number; readonly turn: number };
  /** A cube that creeps late in a drop holds fast until the next one. */
  readonly lock: { readonly fromStep: number; readonly speed: number; readonly steps: number };
  /** The tree rocks when the cubes are tipped in, the physical reason why older cubes let go. */
  readonly shake: Rocking;
  readonly start: StartRows;
}

export const cubeTree: CubeTree = {
  gravityScale: 0.001,
  gravityY: 1.35,
  frictionAir: 0.003,
  positionIterations: 4,
  velocityIterations: 2,
  parts: [...trunk(BARK), ...LIMBS.map(limbPart)],
  reach: 16 * 0.7075,
  // Matter's friction clamp ignores mass: a light cube holds on any slope, so the density is far above the library's 0.001.
  cube: { size: 16, density: 2.3, friction: 0.86, frictionStatic: 1, restitution: 0.05, slop: 0.05 },
  outY: 560,
  rest: { speed: 0.06, steps: 10, after: 70, capSteps: 960 },
  still: { everySteps: 60, move: 0.4, turn: 0.03 },
  lock: { fromStep: 420, speed: 0.3, steps: 12 },
  shake: { amplitude: 0.75, hz: 4, seconds: 0.37 },
  start: { x: TRUNK_X, y: -26, perRow: 7, dx: 26, dy: 26, jitterX: 4, jitterY: 6, speedX: 0.6, speedY: 1, spin: 0.1 },
};
