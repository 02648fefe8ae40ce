// Fits Harrow County's odds table to many simulated drops and writes src/session/harrow/odds-table.json.
import { writeFileSync } from 'node:fs';
import { dropSequence } from '../../../src/tower/measure.ts';
import { featuresOf, type OddsTable } from '../../../src/tower/odds.ts';
import { readNumbers } from '../../cli/number-options.ts';

const HELP = `Fits Harrow County's odds table to simulated drops and writes src/session/harrow/odds-table.json.

  npm run odds -- [--games 1500] [--seed 777]

Each game is 20 drops into a tree that starts empty, as a game of Harrow County does (HC-TREE-5).`;

/** Sizes of drops, game by game: most as two players have them, some smaller and larger so that the fit knows the ends. */
const SIZES = [
  { min: 0, max: 5 },
  { min: 2, max: 14 },
  { min: 2, max: 14 },
  { min: 2, max: 14 },
  { min: 6, max: 20 },
  { min: 12, max: 30 },
];
const DROPS_PER_GAME = 20;

interface Row {
  readonly dropped: number;
  readonly stuck: number;
  readonly newOut: number;
  readonly oldOut: number;
}

interface Trial {
  readonly features: readonly number[];
  readonly out: number;
  readonly of: number;
}

function simulate(games: number, seed: number): Row[] {
  const rows: Row[] = [];
  for (let game = 0; game < games; game++) {
    const sizes = SIZES[game % SIZES.length];
    for (const { dropped, before, result } of dropSequence({
      drops: DROPS_PER_GAME,
      seed: seed + game * 7919,
      colours: ['red', 'blue'],
      ...sizes,
    })) {
      rows.push({ dropped: dropped.length, stuck: before.length, newOut: result.newOut, oldOut: result.oldOut });
    }
    if (game % 100 === 99) console.log(`${game + 1} of ${games} games`);
  }
  return rows;
}

/** Logistic regression by Newton's method. */
function fitWeights(trials: readonly Trial[]): number[] {
  const size = trials[0].features.length;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < 20; round++) {
    const gradient = new Array<number>(size).fill(0);
    // The small diagonal keeps features that never occur (a new cube where none is dropped) at zero.
    const curvature = gradient.map((_, i) => gradient.map((_, j) => (i === j ? 1e-3 : 0)));
    for (const { features, out, of } of trials) {
      const p = chance(weights, features);
      features.forEach((x, i) => {
        gradient[i] += x * (out - of * p);
        features.forEach((y, j) => {
          curvature[i][j] += x * y * of * p * (1 - p);
        });
      });
    }
    const step = solve(curvature, gradient);
    weights = weights.map((w, i) => w + step[i]);
  }
  return weights;
}

function chance(weights: readonly number[], features: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * weights[i], 0)));
}

/** Gauss-Jordan; the matrix is positive definite, so no pivoting is needed. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i].map((value) => value / rows[i][i]);
    rows[i] = pivot;
    for (let k = 0; k < rows.length; k++) {
      if (k !== i) rows[k] = rows[k].map((value, j) => value - rows[k][i] * pivot[j]);
    }
  }
  return rows.map((row) => row[rows.length]);
}

function fitTable(rows: readonly Row[]): OddsTable {
  const cases = rows.map((row) => ({ ...row, features: featuresOf(row.dropped, row.stuck) }));
  const weightsNew = fitWeights(cases.map((c) => ({ features: c.features, out: c.newOut, of: c.dropped })));
  const weightsOld = fitWeights(cases.map((c) => ({ features: c.features, out: c.oldOut, of: c.stuck })));
  // Method of moments: how much more the counts vary, and vary together, than independent cubes would.
  const extraNew = { seen: 0, unit: 0 };
  const extraOld = { seen: 0, unit: 0 };
  const common = { seen: 0, unit: 0 };
  for (const { features, dropped, stuck, newOut, oldOut } of cases) {
    const pNew = chance(weightsNew, features);
    const pOld = chance(weightsOld, features);
    const varNew = pNew * (1 - pNew);
    const varOld = pOld * (1 - pOld);
    const missNew = newOut - dropped * pNew;
    const missOld = oldOut - stuck * pOld;
    extraNew.seen += missNew * missNew - dropped * varNew;
    extraNew.unit += dropped * (dropped - 1) * varNew;
    extraOld.seen += missOld * missOld - stuck * varOld;
    extraOld.unit += (stuck * (stuck - 1) * varOld) / (stuck + 2);
    common.seen += missNew * missOld;
    common.unit += dropped * stuck * Math.sqrt((varNew * varOld) / (stuck + 2));
  }
  const swingNew = Math.max(0, extraNew.seen / extraNew.unit);
  const swingOld = Math.max(0, extraOld.seen / extraOld.unit);
  const together = Math.min(1, Math.max(0, common.seen / (common.unit * Math.sqrt(swingNew * swingOld))));
  const short = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    new: weightsNew.map(short),
    old: weightsOld.map(short),
    swingNew: short(swingNew),
    swingOld: short(swingOld),
    together: short(together),
  };
}

const { games, seed } = readNumbers(
  { games: { default: 1500, min: 6, max: 1_000_000 }, seed: { default: 777, min: 0, max: 0xffffffff } },
  HELP,
).numbers;
const table = fitTable(simulate(games, seed));
const fitted = { fittedTo: { drops: games * DROPS_PER_GAME, seed }, ...table };
writeFileSync(
  new URL('../../../src/session/harrow/odds-table.json', import.meta.url),
  `${JSON.stringify(fitted, undefined, 1)}\n`,
);
console.log(JSON.stringify(fitted));
