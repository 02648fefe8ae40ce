import { expect, test } from 'vitest';
import { openingFor, type Plan } from '../../../src/engine/ai/plans.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';

const plan = (name: string, value: number): Plan<string> => ({
  actions: [1, 2, 3].map((step) => `${name}${step}`),
  chancy: false,
  sum: value,
  tried: 1,
});

test('the first tries begin anew; later ones go on from somewhere in a plan, mostly in one that went well', () => {
  const rng = seedRng(1);
  const plans = [plan('a', 1), plan('b', 2), plan('c', 3), plan('d', 9)];
  expect(openingFor(plans, 0.1, rng)).toEqual([]);
  expect(openingFor([], 0.9, rng)).toEqual([]);
  const counts = { a: 0, b: 0, c: 0, d: 0 };
  const lengths = new Set<number>();
  for (let i = 0; i < 2000; i++) {
    const opening = openingFor(plans, 0.9, rng);
    lengths.add(opening.length);
    const [first] = opening;
    if (first === undefined) continue;
    const of = plans.find(({ actions }) => actions[0] === first);
    expect(opening).toEqual(of?.actions.slice(0, opening.length));
    counts[first[0] as keyof typeof counts]++;
  }
  expect([...lengths].sort()).toEqual([0, 1, 2, 3]);
  expect(counts.d).toBeGreaterThan(counts.c);
  expect(counts.c).toBeGreaterThan(counts.b);
  expect(counts.b).toBeGreaterThan(counts.a);
});
