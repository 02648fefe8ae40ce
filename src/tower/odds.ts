import type { Look } from './pose.ts';

// The odds of a drop without simulating it, by a table that a game has fitted to drops like its own. A cube's chance to
// fall out depends on how many are dropped and how many lie inside; some drops shake more loose than others, new and old
// cubes together. Looks do not matter to a drop, so all cubes of a kind share one chance.

/** What the chances depend on; the fit and the forecast read the same list. */
export function featuresOf(dropped: number, stuck: number): readonly number[] {
  const n = Math.min(dropped, MOST_FITTED) / 10;
  const s = Math.min(stuck, MOST_FITTED) / 10;
  return [1, is(dropped === 0), is(dropped === 1), 1 / Math.max(dropped, 1), n, n * n, s, is(stuck === 0)];
}

const is = (yes: boolean): number => (yes ? 1 : 0);

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

interface Chances {
  readonly weight: number;
  readonly new: number;
  readonly old: number;
}

/** The chances of a cube just dropped, and of one that was inside, to fall out. */
export function chancesOf(table: OddsTable, dropped: number, stuck: number): Omit<Chances, 'weight'> {
  const features = featuresOf(dropped, stuck);
  return { new: chance(table.new, features), old: chance(table.old, features) };
}

/** The four kinds of drop the table knows: generous or mean to the new cubes, generous or mean to the old ones. */
function kindsOfDrop(table: OddsTable, dropped: number, stuck: number): readonly Chances[] {
  const { new: pNew, old: pOld } = chancesOf(table, dropped, stuck);
  const swingNew = Math.sqrt(table.swingNew * pNew * (1 - pNew));
  const swingOld = Math.sqrt((table.swingOld / (stuck + 2)) * pOld * (1 - pOld));
  const same = (1 + table.together) / 4;
  const other = (1 - table.together) / 4;
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

/** Cubes that are compared with others: so many are tipped in, so many wait inside. */
interface Group {
  readonly dropped: number;
  readonly stuck: number;
}

/** `joint[a][b]`: the chance that a cubes of one group and b of the other fall out; the rest falls along and crowds the tree. */
export function jointOdds(table: OddsTable, one: Group, other: Group, rest: Group): number[][] {
  const columns = other.dropped + other.stuck + 1;
  const joint = Array.from({ length: one.dropped + one.stuck + 1 }, () => new Array<number>(columns).fill(0));
  const dropped = one.dropped + other.dropped + rest.dropped;
  for (const kind of kindsOfDrop(table, dropped, one.stuck + other.stuck + rest.stuck)) {
    const a = outDistribution(one, kind);
    const b = outDistribution(other, kind);
    a.forEach((pa, i) => {
      b.forEach((pb, j) => {
        joint[i][j] += kind.weight * pa * pb;
      });
    });
  }
  return joint;
}

/** How many of the group fall out. */
function outDistribution({ dropped, stuck }: Group, chances: Chances): number[] {
  let distribution = [1];
  const addCube = (q: number) => {
    const next = new Array<number>(distribution.length + 1).fill(0);
    distribution.forEach((value, i) => {
      next[i] += value * (1 - q);
      next[i + 1] += value * q;
    });
    distribution = next;
  };
  for (let i = 0; i < dropped; i++) addCube(chances.new);
  for (let i = 0; i < stuck; i++) addCube(chances.old);
  return distribution;
}

interface SampledDrop {
  readonly out: readonly Look[];
  readonly stuck: readonly Look[];
}

/** A drop drawn from the table: for bots and for games nobody watches. `next` gives fractions from 0 to 1. */
export function sampleTable(
  table: OddsTable,
  next: () => number,
  dropped: readonly Look[],
  stuck: readonly Look[],
): SampledDrop {
  const kind = drawKind(next, kindsOfDrop(table, dropped.length, stuck.length));
  const out: Look[] = [];
  const inside: Look[] = [];
  for (const look of stuck) (next() < kind.old ? out : inside).push(look);
  for (const look of dropped) (next() < kind.new ? out : inside).push(look);
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
