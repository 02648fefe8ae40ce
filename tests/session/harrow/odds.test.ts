import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cubeColours } from '../../../src/engine/games/harrow/state/cubes.ts';
import { nextBelow, seedRng } from '../../../src/engine/kernel/rng.ts';
import { attackOdds, type OddsInput, oddsOf } from '../../../src/session/harrow/odds.ts';
import { dropSequence, type SequenceOptions } from '../../../src/tower/measure.ts';
import type { Look } from '../../../src/tower/pose.ts';

const anyInput: fc.Arbitrary<OddsInput> = fc.record({
  own: fc.nat({ max: 15 }),
  enemy: fc.nat({ max: 15 }),
  ownStuck: fc.nat({ max: 12 }),
  enemyStuck: fc.nat({ max: 12 }),
  other: fc.nat({ max: 10 }),
  otherStuck: fc.nat({ max: 10 }),
});

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test('the odds of every situation are probabilities and sum to one', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom<1 | 2>(1, 2), (input, cost) => {
      const { joint } = oddsOf(input);
      expect(joint.length).toBe(input.own + input.ownStuck + 1);
      expect(joint.every((row) => row.length === input.enemy + input.enemyStuck + 1)).toBe(true);
      expect(joint.flat().every((p) => p >= 0 && p <= 1)).toBe(true);
      expect(total(joint.flat())).toBeCloseTo(1, 10);
      const odds = attackOdds(input, cost);
      expect(odds.success + odds.outnumbered + odds.tooFew).toBeCloseTo(1, 10);
      const differences = odds.difference.map(({ value, ...shares }) => ({ value, p: total(Object.values(shares)) }));
      expect(total(differences.map(({ p }) => p))).toBeCloseTo(1, 10);
      const mean = total(differences.map(({ value, p }) => value * p));
      expect(mean).toBeCloseTo(odds.expectedOwn - odds.expectedEnemy, 8);
    }),
    { seed: 1 },
  );
});

test('HC-TREE-9: neither side is favoured: swapping the sides swaps the odds', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { own, enemy, ownStuck, enemyStuck } = input;
      const sides = { own: enemy, enemy: own, ownStuck: enemyStuck, enemyStuck: ownStuck };
      const swapped = oddsOf({ ...input, ...sides }).joint;
      oddsOf(input).joint.forEach((row, a) => {
        row.forEach((p, d) => {
          expect(p).toBeCloseTo(swapped[d][a], 12);
        });
      });
    }),
    { seed: 1, numRuns: 30 },
  );
});

test('HC-HINT-1: cubes of neither side fall along; to the own ones it makes no difference whose the others are', () => {
  const sides = { own: 5, ownStuck: 3, enemy: 6, enemyStuck: 2 };
  const ownOdds = (input: OddsInput) => oddsOf(input).joint.map(total);
  const foreign = ownOdds({ ...sides, other: 12, otherStuck: 9 });
  ownOdds({ ...sides, enemy: 18, enemyStuck: 11 }).forEach((p, a) => {
    expect(foreign[a]).toBeCloseTo(p, 12);
  });
  expect(foreign).not.toEqual(ownOdds(sides));
});

test('HC-ATK-12: with no cube in play the attack comes to nothing; a higher cost never helps', () => {
  expect(attackOdds({ own: 0, enemy: 0, ownStuck: 0, enemyStuck: 0 }, 2)).toMatchObject({ success: 0, tooFew: 1 });
  const input = { own: 3, enemy: 2, ownStuck: 1, enemyStuck: 2 };
  const [cheap, dear] = [attackOdds(input, 1), attackOdds(input, 2)];
  expect(cheap.success).toBeGreaterThan(dear.success);
  expect(cheap.outnumbered).toBe(dear.outnumbered);
});

interface Compared {
  expected: number;
  seen: number;
  variance: number;
  trials: number;
}

/** The mean may be off by the table's own error (two points at the most) and by four standard errors of this sample. */
function expectAgreement({ expected, seen, variance, trials }: Compared, what: string): void {
  const miss = Math.abs(seen - expected) / trials;
  expect(miss, `${what}: ${seen} seen, ${expected.toFixed(1)} expected`).toBeLessThan(
    0.02 + (4 * Math.sqrt(variance)) / trials,
  );
}

interface Sides {
  readonly own: readonly Look[];
  readonly enemy: readonly Look[];
}

/** Plays fresh games of 20 drops and holds every forecast against what fell out. */
function expectTableAgrees(games: number, sequence: Omit<SequenceOptions, 'drops'>, { own, enemy }: Sides): void {
  const groups = new Map<string, Compared>();
  const compare = (group: string, p: number, seen: boolean) => {
    const sum = groups.get(group) ?? { expected: 0, seen: 0, variance: 0, trials: 0 };
    sum.expected += p;
    sum.seen += seen ? 1 : 0;
    sum.variance += p * (1 - p);
    sum.trials++;
    groups.set(group, sum);
  };
  const rng = seedRng(4242);
  const cubes = { all: 0, seen: 0, expected: 0 };
  for (let game = 0; game < games; game++) {
    for (const { dropped, before, result } of dropSequence({ ...sequence, drops: 20, seed: sequence.seed + game })) {
      const count = (colours: readonly string[], side: readonly string[]) =>
        colours.filter((colour) => side.includes(colour)).length;
      const inside = before.map((cube) => cube.look);
      const input = {
        own: count(dropped, own),
        enemy: count(dropped, enemy),
        ownStuck: count(inside, own),
        enemyStuck: count(inside, enemy),
      };
      const other = dropped.length - input.own - input.enemy;
      const otherStuck = inside.length - input.ownStuck - input.enemyStuck;
      const cost = nextBelow(rng, 2) === 0 ? 1 : 2;
      const odds = attackOdds({ ...input, other, otherStuck }, cost);
      const [a, d] = [count(result.out, own), count(result.out, enemy)];
      compare('success', odds.success, a >= d && a >= cost);
      compare('outnumbered', odds.outnumbered, a < d);
      compare('too few', odds.tooFew, a >= d && a < cost);
      const level = odds.success < 0.25 ? 'low' : odds.success < 0.5 ? 'fair' : odds.success < 0.75 ? 'good' : 'high';
      compare(`success when the forecast is ${level}`, odds.success, a >= d && a >= cost);
      cubes.seen += a + d;
      cubes.expected += odds.expectedOwn + odds.expectedEnemy;
      cubes.all += input.own + input.enemy + input.ownStuck + input.enemyStuck;
    }
  }
  expect([...groups.keys()].length).toBe(7);
  for (const [group, compared] of groups) expectAgreement(compared, group);
  expect(Math.abs(cubes.seen - cubes.expected) / cubes.all).toBeLessThan(0.02);
}

test('HC-TREE-9: the table agrees with fresh drops of seeds it was not fitted to', () => {
  const sequence = { seed: 9_000_000, min: 2, max: 14, colours: ['red', 'blue'] };
  expectTableAgrees(16, sequence, { own: ['red'], enemy: ['blue'] });
});

test('HC-FIRE-21: it agrees too when a fire is attacked, with up to 30 cubes of six colours', () => {
  const sequence = { seed: 9_100_000, min: 2, max: 30, colours: cubeColours };
  expectTableAgrees(8, sequence, { own: ['red', 'blue'], enemy: ['bog', 'wetlands', 'plains', 'forest'] });
});
