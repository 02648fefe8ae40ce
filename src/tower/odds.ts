import table from './odds-table.json' with { type: 'json' };
import type { CubeColour } from './pose.ts';

// The odds of a drop without simulating it, fitted to the simulation (npm run odds). A cube's chance to fall out depends
// on how many are dropped and how many lie inside; some drops shake more loose than others, new and old cubes together.
// Colours do not matter to a drop, so all cubes of a kind share one chance.

/** What the chances depend on; the fit and the forecast read the same list. */
export function featuresOf(dropped: number, stuck: number): readonly number[] {
  const n = Math.min(dropped, MOST_FITTED) / 10;
  const s = Math.min(stuck, MOST_FITTED) / 10;
  const is = (yes: boolean) => (yes ? 1 : 0);
  return [1, is(dropped === 0), is(dropped === 1), 1 / Math.max(dropped, 1), n, n * n, s, is(stuck === 0)];
}

const MOST_FITTED = 30;

export interface OddsTable {
  /** Weights of the features, for a cube just dropped and for one that was inside. */
  readonly new: readonly number[];
  readonly old: readonly number[];
  /** How much the chance swings from drop to drop, and how far both swing the same way (0 to 1). */
  readonly swingNew: number;
  readonly swingOld: number;
  readonly together: number;
}

const TABLE: OddsTable = table;

interface Chances {
  readonly weight: number;
  readonly new: number;
  readonly old: number;
}

/** The four kinds of drop the table knows: generous or mean to the new cubes, generous or mean to the old ones. */
function kindsOfDrop(dropped: number, stuck: number): readonly Chances[] {
  const features = featuresOf(dropped, stuck);
  const pNew = chance(TABLE.new, features);
  const pOld = chance(TABLE.old, features);
  const swingNew = Math.sqrt(TABLE.swingNew * pNew * (1 - pNew));
  const swingOld = Math.sqrt((TABLE.swingOld / (stuck + 2)) * pOld * (1 - pOld));
  const same = (1 + TABLE.together) / 4;
  const other = (1 - TABLE.together) / 4;
  return [
    { weight: same, new: pNew + swingNew, old: pOld + swingOld },
    { weight: same, new: pNew - swingNew, old: pOld - swingOld },
    { weight: other, new: pNew + swingNew, old: pOld - swingOld },
    { weight: other, new: pNew - swingNew, old: pOld + swingOld },
  ];
}

function chance(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i];
  return 1 / (1 + Math.exp(-sum));
}

export interface OddsInput {
  readonly own: number;
  readonly enemy: number;
  readonly ownStuck: number;
  readonly enemyStuck: number;
  /** Cubes of neither side: they fall along and crowd the tree. */
  readonly other?: number;
  readonly otherStuck?: number;
  /** Cubes that do not fall, but are laid beside those that fell out. */
  readonly ownAdded?: number;
  readonly enemyAdded?: number;
}

/** `joint[a][d]`: the chance that a own and d enemy cubes are out. */
export function oddsOf(input: OddsInput): { readonly joint: readonly (readonly number[])[] } {
  const { own, enemy, ownStuck, enemyStuck, other = 0, otherStuck = 0, ownAdded = 0, enemyAdded = 0 } = input;
  const columns = enemy + enemyStuck + enemyAdded + 1;
  const joint = Array.from({ length: own + ownStuck + ownAdded + 1 }, () => new Array<number>(columns).fill(0));
  for (const kind of kindsOfDrop(own + enemy + other, ownStuck + enemyStuck + otherStuck)) {
    const a = outDistribution(own, kind.new, ownStuck, kind.old);
    const d = outDistribution(enemy, kind.new, enemyStuck, kind.old);
    a.forEach((pa, i) => {
      const row = joint[i + ownAdded];
      d.forEach((pd, j) => {
        row[j + enemyAdded] += kind.weight * pa * pd;
      });
    });
  }
  return { joint };
}

/** How many of `count` cubes with one chance and `oldCount` with another fall out. */
function outDistribution(count: number, p: number, oldCount: number, pOld: number): number[] {
  let distribution = [1];
  const addCube = (q: number) => {
    const next = new Array<number>(distribution.length + 1).fill(0);
    distribution.forEach((value, i) => {
      next[i] += value * (1 - q);
      next[i + 1] += value * q;
    });
    distribution = next;
  };
  for (let i = 0; i < count; i++) addCube(p);
  for (let i = 0; i < oldCount; i++) addCube(pOld);
  return distribution;
}

interface AttackOdds {
  /** a >= d and the cost can be paid (HC-ATK-12). */
  readonly success: number;
  /** a < d: the attack fails, with a clash where both hexes hold haints (HC-ATK-27). */
  readonly clash: number;
  /** a >= d but too few to pay. */
  readonly nothing: number;
  readonly expectedOwn: number;
  readonly expectedEnemy: number;
  /** Own minus enemy cubes, from the worst value to the best. */
  readonly difference: readonly { readonly value: number; readonly p: number }[];
}

export function attackOdds(input: OddsInput, cost: 1 | 2): AttackOdds {
  const { joint } = oddsOf(input);
  const mostEnemy = joint[0].length - 1;
  const difference = Array.from({ length: joint.length + mostEnemy }, (_, i) => ({ value: i - mostEnemy, p: 0 }));
  const odds = { success: 0, clash: 0, nothing: 0, expectedOwn: 0, expectedEnemy: 0 };
  joint.forEach((row, a) => {
    row.forEach((p, d) => {
      odds[a < d ? 'clash' : a >= cost ? 'success' : 'nothing'] += p;
      odds.expectedOwn += a * p;
      odds.expectedEnemy += d * p;
      difference[a - d + mostEnemy].p += p;
    });
  });
  return { ...odds, difference };
}

interface SampledDrop {
  readonly out: readonly CubeColour[];
  readonly stuck: readonly CubeColour[];
}

/** A drop drawn from the table: for bots and for games nobody watches. `next` gives fractions from 0 to 1. */
export function sampleTable(
  next: () => number,
  dropped: readonly CubeColour[],
  stuck: readonly CubeColour[],
): SampledDrop {
  const kind = drawKind(next, kindsOfDrop(dropped.length, stuck.length));
  const out: CubeColour[] = [];
  const inside: CubeColour[] = [];
  for (const colour of stuck) (next() < kind.old ? out : inside).push(colour);
  for (const colour of dropped) (next() < kind.new ? out : inside).push(colour);
  return { out, stuck: inside };
}

function drawKind(next: () => number, kinds: readonly Chances[]): Chances {
  let left = next();
  for (const kind of kinds) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return kinds[kinds.length - 1];
}
