import type { FactionId } from '../state/players.ts';
import type { ModeId } from '../state/set-up.ts';

/**
 * What things are worth to a computer. A point is worth ten; everything else is measured against it. Fitted by self-play
 * (`npm run tune`), for each chapter and for the faction that thinks so.
 */
const base = {
  /** Cubes on the battleground, in the tree, and red ones on the map. */
  cube: 2.58,
  cubeInTree: 0.429,
  redCube: 0.388,
  /** The first haints matter more than the tenth: `haint * (n - crowd * n * n)`. */
  haint: 1.2,
  crowd: 0.024,
  wild: 1.71,
  scroll: 1.35,
  /** A token in a row of the Protectors' board; of the Family, a token more to draw, and one in the bag. */
  token: 0.99,
  draw: 3.1,
  tokenInBag: 0.298,
  tokenInReach: 0.311,
  /** An objective: less with every hex that is still missing, by a factor and evenly. */
  rescue: 4.92,
  rescueMissing: 0.732,
  rescueStep: 0,
  destroy: 11.6,
  destroyMissing: 0.678,
  destroyStep: 0,
  /** The brambles, of the point they bring: held at all, and more towards the end of the round. */
  bramblesHeld: 0.171,
  bramblesLate: 0.386,
  bramblesUnit: 0.446,
  bramblesNear: 1.48,
  /** The best attack of whoever plays next, for whom it hits, and more if it plays twice running; of whoever waits. */
  danger: 0.816,
  twiceRunning: 0.293,
  promise: 0.689,
  /** A share of the best attack but one, and of an attack that wants a step first. */
  secondBest: 0.122,
  stepAway: 0.309,
  /** Being ahead counts for more as the end comes nearer. */
  lead: 0.51,
  card: 1.3,
  upgrade: 2.6,
  /** A haint on the plate, as a share of the point it leads to. */
  plate: 0.7,
  nailedLegend: 3,
  nailedHaint: 1,
  goad: 0.9,
  /** With Hester in the game: a spoon that points higher, and what an attack on her may bring. */
  spoon: 1.5,
  siegeFire: 14,
  siegeHester: 12,
  /** Kammi's dolls: what one may bring, less with every hex she is away; her goblin or a haint near one; a decoy that is gone. */
  doll: 34,
  dollApart: 0.8,
  goblinAtDoll: 3,
  carrierAtDoll: 5,
  decoyGone: 3,
  /** What she has beside: goblin cards to be played again, cubes on the grid and on the map, the goblin's power, her secret. */
  cardInPlay: 0.7,
  gridCube: 1.6,
  money: 1.3,
  power: 2,
  secret: 1.5,
};

export type WeightId = keyof typeof base;
export type Weights = Readonly<Record<WeightId, number>>;

const withTiles: Weights = {
  ...base,
  cube: 2.24,
  haint: 1.66,
  wild: 1.7,
  scroll: 0.98,
  token: 1.06,
  draw: 2.84,
  tokenInReach: 0.243,
  rescue: 6.41,
  rescueMissing: 0.73,
  rescueStep: 3.36,
  destroy: 7.85,
  destroyMissing: 0.769,
  destroyStep: 8.57,
  bramblesHeld: 0.226,
  bramblesLate: 0.62,
  danger: 0.25,
  promise: 1,
  stepAway: 0.325,
  lead: 0.511,
};

const ofChapter: Readonly<Record<ModeId, Weights>> = {
  ch1: base,
  ch2: base,
  ch3: withTiles,
  ch4: withTiles,
  ch5: withTiles,
  solo: withTiles,
  fair3: withTiles,
  fair4: withTiles,
  fairhester: withTiles,
};

const ofFaction: Partial<Record<ModeId, Partial<Record<FactionId, Partial<Weights>>>>> = {};

/** How a faction weighs things in a chapter. */
type Weigh = (mode: ModeId, faction: FactionId) => Weights;

/** Asked at every step of every turn that is thought of. */
export function remembering(weigh: Weigh): Weigh {
  const known = new Map<ModeId, Map<FactionId, Weights>>();
  return (mode, faction) => {
    const ofMode = known.get(mode) ?? new Map<FactionId, Weights>();
    const weights = ofMode.get(faction) ?? weigh(mode, faction);
    known.set(mode, ofMode.set(faction, weights));
    return weights;
  };
}

export const weightsOf: Weigh = remembering((mode, faction) => ({
  ...ofChapter[mode],
  ...ofFaction[mode]?.[faction],
}));
