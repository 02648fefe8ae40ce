import { nextBelow, seedRng } from '../engine/kernel/rng.ts';
import { cubeTree } from './cube-tree.ts';
import { byPlace, type Look, type Resting } from './pose.ts';

interface Nook {
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

/** Places on the limbs of the cube tree where a cube came to rest in real drops and lies still without a neighbour. */
const NOOKS: readonly Nook[] = [
  { x: 103.26, y: 136.26, a: 2.201 },
  { x: 122.67, y: 141.82, a: -1.08 },
  { x: 141.99, y: 149.59, a: 2.043 },
  { x: 273.78, y: 196.61, a: -0.58 },
  { x: 253.77, y: 202.69, a: -1.747 },
  { x: 220.45, y: 214.44, a: 2.662 },
  { x: 96.43, y: 266.84, a: -2.978 },
  { x: 121.06, y: 275.48, a: -2.714 },
  { x: 139.91, y: 278, a: -3.137 },
  { x: 268.58, y: 319.79, a: -0.201 },
  { x: 239.03, y: 326.72, a: -1.869 },
  { x: 214.26, y: 335.33, a: -0.172 },
  { x: 77.04, y: 389.64, a: 0.575 },
  { x: 110.77, y: 398.28, a: -1.311 },
  { x: 128.03, y: 406.15, a: 0.283 },
  { x: 146.52, y: 408, a: 1.589 },
  { x: 280.98, y: 439.55, a: -2.137 },
  { x: 239.47, y: 451.01, a: 1.564 },
];

/** Places on and between cubes that lie in those. */
const UPPER_NOOKS: readonly Nook[] = [
  { x: 201.89, y: 217.76, a: 1.527 },
  { x: 136.61, y: 262.09, a: 1.576 },
  { x: 235.78, y: 206.98, a: 2.81 },
  { x: 80.98, y: 260.73, a: 0.222 },
  { x: 202.04, y: 201.8, a: -0.049 },
  { x: 140.35, y: 245.87, a: -1.497 },
  { x: 75.05, y: 242.89, a: -1.606 },
  { x: 143.54, y: 391.99, a: 1.582 },
];

/** No game fills the tree that far, a position written by hand may: the rest hangs in the funnel and falls with the next drop. */
const FUNNEL: readonly Nook[] = Array.from({ length: 45 }, (_, i) => ({
  x: cubeTree.start.x + ((i % 9) - 4) * 17,
  y: 40 - Math.floor(i / 9) * 17,
  a: 0,
}));

/**
 * Resting places for cubes that are known to be inside the tree while nobody has seen where: a position written by hand,
 * or a result that came from the odds table. Which cube gets which place is dealt out by the seed.
 */
export function placeLoose(looks: readonly Look[], seed: number, taken: readonly Resting[] = []): readonly Resting[] {
  const rng = seedRng(seed);
  const lower = [...NOOKS];
  const inOrder: Nook[] = [];
  while (lower.length > 0) inOrder.push(...lower.splice(nextBelow(rng, lower.length), 1));
  const free = [...inOrder, ...UPPER_NOOKS, ...FUNNEL].filter((nook) => taken.every((cube) => !touches(nook, cube)));
  if (looks.length > free.length) throw new RangeError(`no room in the tree for ${looks.length} cubes`);
  // The places are drawn at random, the upper ones too: dealing looks in turn would favour the first.
  const deal = [...looks];
  const places = free.slice(0, looks.length);
  return places.map((place) => ({ look: deal.splice(nextBelow(rng, deal.length), 1)[0], ...place })).sort(byPlace);
}

function touches(nook: Nook, cube: Resting): boolean {
  const reach = cubeTree.cube.size * Math.SQRT2;
  return Math.abs(nook.x - cube.x) < reach && Math.abs(nook.y - cube.y) < reach;
}
