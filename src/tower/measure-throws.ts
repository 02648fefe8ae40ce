import { hashOf } from '../engine/kernel/hash.ts';
import { nextU32, seedRng } from '../engine/kernel/rng.ts';
import { diceTree } from './dice-tree.ts';
import { standing } from './face.ts';
import type { Sides } from './outline.ts';
import { type Die, type ThrowResult, throwDice } from './throw.ts';

export interface ThrowsOptions {
  readonly throws: number;
  readonly seed: number;
  readonly count: number;
  readonly sides: Sides;
}

interface MeasuredThrow {
  readonly dice: readonly Die[];
  readonly result: ThrowResult;
}

/** The same dice again and again, each throw with a seed of its own. */
export function* throwSequence({ throws, seed, count, sides }: ThrowsOptions): Generator<MeasuredThrow> {
  const rng = seedRng(seed);
  const dice = Array.from({ length: count }, (): Die => ({ look: 'die', sides }));
  for (let i = 0; i < throws; i++) {
    yield { dice, result: throwDice({ seed: nextU32(rng), geometry: diceTree, dice }) };
  }
}

interface ThrowsReport {
  readonly throws: number;
  /** How many and of how many sides: 2x4. */
  readonly dice: string;
  /** How often each face lay up. */
  readonly faces: readonly number[];
  /** How far the faces, and the pairs of the first two dice, are from all alike: chi-squared. */
  readonly chi2: number;
  readonly pairChi2: number | null;
  /** Dice that ended leaning on something. */
  readonly cocked: number;
  /** Throws in which the tree had to shake itself. */
  readonly shaken: number;
  /** Dice that ended anywhere but on the board. */
  readonly lost: number;
  readonly stepsMax: number;
  readonly stepsMean: number;
  /** Of all results, bit for bit. */
  readonly hash: string;
}

interface ThrowsTally {
  add(measured: MeasuredThrow): void;
  report(): ThrowsReport;
}

export function createThrowsTally({ count, sides }: Pick<ThrowsOptions, 'count' | 'sides'>): ThrowsTally {
  const faces = new Array<number>(sides).fill(0);
  const pairs = new Array<number>(sides * sides).fill(0);
  const ends = { flat: 0, cocked: 0, off: 0 };
  let throws = 0;
  let shaken = 0;
  let stepsSum = 0;
  let stepsMax = 0;
  let hash = '';
  return {
    add({ dice, result }) {
      for (const face of result.faces) faces[face]++;
      if (count > 1) pairs[result.faces[0] * sides + result.faces[1]]++;
      result.resting.forEach((pose, i) => {
        ends[standing(diceTree, dice[i].sides, pose)]++;
      });
      throws++;
      if (result.shaken > 0) shaken++;
      stepsSum += result.steps;
      stepsMax = Math.max(stepsMax, result.steps);
      hash = hashOf([hash, result.faces, result.resting, result.steps, result.shaken]);
    },
    report: () => ({
      throws,
      dice: `${count}x${sides}`,
      faces,
      chi2: chiSquared(faces),
      pairChi2: count > 1 ? chiSquared(pairs) : null,
      cocked: ends.cocked,
      shaken,
      lost: ends.off,
      stepsMax,
      stepsMean: throws === 0 ? 0 : stepsSum / throws,
      hash,
    }),
  };
}

/** Against the same count for all. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
