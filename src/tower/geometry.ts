// The tree, measured to give the odds of appendix A.6 (HC-TREE-9). y points down and 16 is the edge of one cube.
// Every number below is tuned together with the others: change one and the odds table has to be fitted again (npm run odds).

/** `wall` and `burl` are slippery bark, everything else is rough wood. */
const PART_KINDS = ['wall', 'branch', 'knot', 'fork', 'burl', 'root'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** One convex piece of the tree; `points` is x, y, x, y, ... clockwise on the screen. */
export interface TreePart {
  readonly kind: PartKind;
  readonly points: readonly number[];
}

const PARTS: readonly TreePart[] = [
  { kind: 'wall', points: [-20, -46, 4, -46, 104, 72, 80, 72] },
  { kind: 'wall', points: [80, 72, 104, 72, 110, 92, 86, 92] },
  { kind: 'wall', points: [72, 128, 86, 92, 110, 92, 96, 128] },
  { kind: 'wall', points: [52, 180, 72, 128, 96, 128, 76, 180] },
  { kind: 'wall', points: [42, 240, 52, 180, 76, 180, 66, 240] },
  { kind: 'wall', points: [42, 240, 66, 240, 72, 300, 48, 300] },
  { kind: 'wall', points: [38, 350, 48, 300, 72, 300, 62, 350] },
  { kind: 'wall', points: [38, 350, 62, 350, 68, 420, 44, 420] },
  { kind: 'wall', points: [30, 490, 44, 420, 68, 420, 54, 490] },
  { kind: 'wall', points: [4, 585, 30, 490, 54, 490, 28, 585] },
  { kind: 'wall', points: [252, 72, 356, -46, 380, -46, 276, 72] },
  { kind: 'wall', points: [246, 92, 252, 72, 276, 72, 270, 92] },
  { kind: 'wall', points: [246, 92, 270, 92, 286, 130, 262, 130] },
  { kind: 'wall', points: [262, 130, 286, 130, 308, 185, 284, 185] },
  { kind: 'wall', points: [284, 185, 308, 185, 316, 250, 292, 250] },
  { kind: 'wall', points: [286, 310, 292, 250, 316, 250, 310, 310] },
  { kind: 'wall', points: [286, 310, 310, 310, 322, 370, 298, 370] },
  { kind: 'wall', points: [290, 430, 298, 370, 322, 370, 314, 430] },
  { kind: 'wall', points: [290, 430, 314, 430, 328, 500, 304, 500] },
  { kind: 'wall', points: [304, 500, 328, 500, 358, 585, 334, 585] },
  { kind: 'branch', points: [78, 133, 92, 138, 92, 169, 78, 164] },
  { kind: 'branch', points: [92, 138, 103, 147, 103, 173, 92, 169] },
  { kind: 'branch', points: [103, 147, 121, 150, 121, 178, 103, 173] },
  { kind: 'branch', points: [121, 150, 140, 160, 140, 180, 121, 178] },
  { kind: 'branch', points: [140, 160, 158, 161, 163, 165, 162, 171, 158, 175, 140, 180] },
  { kind: 'knot', points: [124, 153, 129, 152, 135, 155, 138, 160, 132, 164, 125, 160] },
  { kind: 'branch', points: [286, 198, 300, 193, 300, 227, 286, 232] },
  { kind: 'branch', points: [275, 207, 286, 198, 286, 232, 275, 235] },
  { kind: 'branch', points: [247, 212, 275, 207, 275, 235, 247, 243] },
  { kind: 'branch', points: [221, 225, 247, 212, 247, 243, 221, 247] },
  { kind: 'branch', points: [191, 231, 196, 226, 221, 225, 221, 247, 197, 241, 192, 237] },
  { kind: 'knot', points: [227, 223, 231, 218, 237, 215, 242, 216, 241, 223, 234, 227] },
  { kind: 'branch', points: [54, 259, 68, 264, 68, 297, 54, 292] },
  { kind: 'branch', points: [68, 264, 78, 272, 78, 299, 68, 297] },
  { kind: 'branch', points: [78, 272, 103, 276, 103, 306, 78, 299] },
  { kind: 'branch', points: [103, 276, 125, 286, 125, 307, 103, 306] },
  { kind: 'branch', points: [125, 286, 145, 286, 150, 290, 149, 296, 144, 300, 125, 307] },
  { kind: 'fork', points: [95, 284, 110, 300, 110, 315, 95, 302] },
  { kind: 'fork', points: [110, 300, 129, 308, 133, 311, 133, 316, 128, 320, 110, 315] },
  { kind: 'branch', points: [288, 318, 302, 313, 302, 347, 288, 352] },
  { kind: 'branch', points: [278, 326, 288, 318, 288, 352, 278, 354] },
  { kind: 'branch', points: [249, 332, 278, 326, 278, 354, 249, 362] },
  { kind: 'branch', points: [223, 342, 249, 332, 249, 362, 223, 363] },
  { kind: 'branch', points: [202, 368, 223, 342, 223, 363, 206, 377, 202, 373] },
  { kind: 'fork', points: [217, 344, 231, 342, 231, 359, 217, 359] },
  { kind: 'fork', points: [193, 348, 197, 345, 217, 344, 217, 359, 198, 357, 194, 354] },
  { kind: 'branch', points: [52, 387, 66, 392, 66, 424, 52, 419] },
  { kind: 'branch', points: [66, 392, 75, 400, 75, 426, 66, 424] },
  { kind: 'branch', points: [75, 400, 101, 404, 101, 433, 75, 426] },
  { kind: 'branch', points: [101, 404, 128, 416, 128, 437, 101, 433] },
  { kind: 'branch', points: [128, 416, 148, 416, 153, 420, 152, 426, 147, 430, 128, 437] },
  { kind: 'knot', points: [104, 407, 109, 406, 116, 408, 119, 413, 113, 417, 106, 414] },
  { kind: 'branch', points: [292, 442, 306, 437, 306, 466, 292, 471] },
  { kind: 'branch', points: [283, 450, 292, 442, 292, 471, 283, 475] },
  { kind: 'branch', points: [267, 452, 283, 450, 283, 475, 267, 478] },
  { kind: 'branch', points: [251, 459, 267, 452, 267, 478, 251, 477] },
  { kind: 'branch', points: [233, 463, 237, 459, 251, 459, 251, 477, 237, 472, 233, 469] },
  { kind: 'burl', points: [251, 151, 254, 136, 263, 126, 276, 126, 285, 137, 287, 153, 280, 166, 269, 171, 257, 166] },
  { kind: 'burl', points: [50, 340, 51, 324, 59, 314, 70, 312, 78, 321, 81, 336, 76, 350, 66, 356, 56, 352] },
  { kind: 'burl', points: [280, 403, 281, 390, 287, 380, 296, 379, 303, 387, 305, 400, 301, 412, 293, 417, 285, 414] },
  { kind: 'burl', points: [62, 207, 64, 196, 71, 190, 79, 191, 85, 199, 85, 211, 80, 220, 72, 223, 65, 217] },
  { kind: 'burl', points: [168, 481, 169, 472, 177, 466, 186, 467, 192, 475, 191, 484, 183, 490, 174, 489] },
  { kind: 'root', points: [120, 588, 132, 546, 140, 528, 147, 524, 153, 533, 158, 588] },
  { kind: 'root', points: [222, 588, 229, 540, 236, 529, 243, 537, 253, 588] },
];

/** A gnarled oak: 352 wide at the funnel mouth, 220 inside; a cube below `outY` has left through the roots. */
export const G2 = {
  stepsPerSecond: 120,
  stepMs: 1000 / 120,
  gravityScale: 0.001,
  gravityY: 1.35,
  positionIterations: 4,
  velocityIterations: 2,
  outY: 560,
  // Matter's friction clamp ignores mass: a light cube holds on any slope, so the density is far above the library's 0.001.
  cube: {
    size: 16,
    density: 2.3,
    friction: 0.86,
    frictionStatic: 1,
    restitution: 0.05,
    frictionAir: 0.003,
    slop: 0.05,
  },
  wood: { frictionSlippery: 0.09, frictionRough: 0.86, frictionStatic: 1, restitution: 0.15 },
  /** At rest when every cube has been slower than `speed` for `steps` steps, after step `after`; `capSteps` is 8 seconds. */
  rest: { speed: 0.06, steps: 10, after: 70, capSteps: 960 },
  /** Also at rest when, between two looks, no cube has moved or turned by this much. */
  still: { everySteps: 60, move: 0.4, turn: 0.03 },
  /** A cube that creeps late in a drop holds fast until the next one. */
  lock: { fromStep: 420, speed: 0.3, steps: 12 },
  /** The tree rocks when the cubes are tipped in: sideways gravity, the physical reason why older cubes let go. */
  shake: { amplitude: 0.75, hz: 4, seconds: 0.37 },
  start: { x: 180, y: -26, perRow: 7, dx: 26, dy: 26, jitterX: 4, jitterY: 6, speedX: 0.6, speedY: 1, spin: 0.1 },
  parts: PARTS,
} as const;
