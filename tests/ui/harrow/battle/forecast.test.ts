import { expect, test } from 'vitest';
import { type Bar, forecastOf, stakesOf, verdictOf } from '../../../../src/session/harrow/forecast.ts';
import { attackFills } from '../../../../src/ui/harrow/battle/odds-chart.ts';
import type { Position } from '../../../games/harrow/position.ts';
import { attackIn, declared, facing, fighting } from './fight-at.ts';

const stakes = (session: ReturnType<typeof fighting>) => stakesOf(session.state, attackIn(session));

test('the stakes are the cubes on the battleground, with the majority cube, and those in the tree', () => {
  // 4 on the battleground, one strengthened, one for the majority (HC-ATK-7).
  expect(stakes(fighting(facing, ...declared))).toEqual({
    input: { own: 6, enemy: 3, ownStuck: 2, enemyStuck: 1 },
    cost: 2,
    canClash: true,
  });
});

test('they stay the same while the cubes fall, when the state is already ahead', () => {
  const before = fighting(facing, ...declared);
  const after = fighting(facing, ...declared, 'tree red=5 blue=1');
  expect(after.state.tree.inside).toEqual([3, 3]);
  expect(stakes(after)).toEqual(stakes(before));
});

test('from the other side own and enemy change places', () => {
  const session = fighting({ ...facing, turn: 'family' }, 'jar attack', 'strengthen', 'attack 0,-1 0,1');
  expect(stakes(session).input).toEqual({ own: 4, enemy: 5, ownStuck: 1, enemyStuck: 2 });
});

test('HC-ATK-12 a kill in the brambles costs one cube', () => {
  const session = fighting(
    { ...facing, family: { ...facing.family, haints: { '0,0': 2 } } },
    'jar attack',
    'strengthen',
    'attack 0,1 0,0',
  );
  expect(stakes(session).cost).toBe(1);
});

test('HC-CLSH-1 without haints on both hexes a lost comparison brings nothing', () => {
  const lone = { ...facing, family: { ...facing.family, legend: '0,-1', haints: { '0,-2': 2 } } };
  const alone = stakes(fighting(lone, ...declared));
  expect(alone.canClash).toBe(false);
  const forecast = forecastOf(alone, 11);
  const clashing = forecastOf({ ...alone, canClash: true }, 11);
  expect(forecast.clash).toBe(0);
  expect(clashing.clash).toBeGreaterThan(0.02);
  expect(forecast.nothing).toBeCloseTo(clashing.nothing + clashing.clash, 10);
});

test('HC-CLSH-1 a lost comparison is painted as a clash only where there is one', () => {
  expect(attackFills(true, false, 'family', 'protectors')).toEqual({
    success: 'family',
    failure: 'protectors',
    tooFew: 'nothing',
  });
  expect(attackFills(false, false, 'family', 'protectors').failure).toBe('nothing');
});

test('HC-FIRE-25 a fire withstands whatever fails', () => {
  const { failure, tooFew } = attackFills(false, true, 'family', 'hester');
  expect([failure, tooFew]).toEqual(['hester', 'hester']);
});

const odessa = {
  ...facing,
  mode: 'ch2',
  legends: { family: 'odessa' },
  family: { ...facing.family, stored: 2 },
} as const satisfies Position;

test('HC-TREE-8 the cubes with Odessa count for her side, those in the tree fall without them', () => {
  const against = stakes(fighting(odessa, ...declared));
  expect(against.input).toMatchObject({ own: 6, enemy: 3, ownAdded: 0, enemyAdded: 2 });
  const hers = stakes(fighting({ ...odessa, turn: 'family' }, 'jar attack', 'strengthen', 'attack 0,-1 0,1'));
  expect(hers.input).toMatchObject({ own: 4, enemy: 5, ownAdded: 2, enemyAdded: 0 });
  for (const { input, cost } of [against, hers]) {
    const { ownAdded = 0, enemyAdded = 0 } = input;
    const { bars, success, clash } = forecastOf({ input, cost, canClash: true }, 99);
    const bare = { ...input, ownAdded: 0, enemyAdded: 0 };
    const shares = (from: readonly Bar[]) => from.map((bar) => bar.success + bar.failure + bar.tooFew);
    const without = forecastOf({ input: bare, cost, canClash: true }, 99).bars;
    expect(shares(bars)).toEqual(shares(without));
    expect(bars.map(({ value }) => value)).toEqual(without.map(({ value }) => value + ownAdded - enemyAdded));
    const lost = bars.filter(({ value }) => value < 0).reduce((total, bar) => total + bar.failure, 0);
    expect(clash).toBeCloseTo(lost, 2);
    expect(success > forecastOf({ input: bare, cost, canClash: true }, 99).success).toBe(ownAdded > 0);
  }
});

test('HC-TREE-8 they are reckoned alike after she has put them back', () => {
  const before = stakes(fighting(odessa, ...declared));
  const after = fighting(odessa, ...declared, 'tree red=3 blue=2', 'choose 2');
  expect(after.state.seats[1].stored).toBe(0);
  expect(stakes(after)).toEqual(before);
});

test('the three ends add up to one, and the bars to nearly one', () => {
  const { success, clash, nothing, bars } = forecastOf(stakes(fighting(facing, ...declared)), 11);
  expect(success + clash + nothing).toBeCloseTo(1, 10);
  const shown = bars.reduce((sum, bar) => sum + bar.success + bar.failure + bar.tooFew, 0);
  expect(shown).toBeGreaterThan(0.97);
  expect(shown).toBeLessThanOrEqual(1 + 1e-9);
});

test('HC-ATK-12 the part of a bar that cannot pay is told apart', () => {
  const { bars } = forecastOf({ input: { own: 2, enemy: 2, ownStuck: 0, enemyStuck: 0 }, cost: 2, canClash: true }, 11);
  const even = bars.find((bar) => bar.value === 0);
  // 0:0 and 1:1 fail, 2:2 succeeds.
  expect(even?.tooFew).toBeGreaterThan(0);
  expect(even?.success).toBeGreaterThan(0);
  expect(even?.failure).toBe(0);
  expect(bars.filter((bar) => bar.value < 0).every((bar) => bar.success === 0 && bar.tooFew === 0)).toBe(true);
});

test('as many bars as there is room for, around the likely ones', () => {
  const input = { own: 12, enemy: 10, ownStuck: 6, enemyStuck: 6 };
  const { bars } = forecastOf({ input, cost: 2, canClash: true }, 9);
  expect(bars).toHaveLength(9);
  const likeliest = [...forecastOf({ input, cost: 2, canClash: true }, 99).bars].sort(
    (p, q) => q.success + q.failure - p.success - p.failure,
  )[0];
  expect(bars.map((bar) => bar.value)).toContain(likeliest.value);
});

test.each([
  [0.95, 'certain'],
  [0.6, 'likely'],
  [0.5, 'even'],
  [0.3, 'unlikely'],
  [0.05, 'longShot'],
])('%d is called %s', (success, verdict) => {
  expect(verdictOf(success)).toBe(verdict);
});
