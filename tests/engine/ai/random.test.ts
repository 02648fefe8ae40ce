import { expect, test } from 'vitest';
import { randomAction } from '../../../src/engine/ai/random.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';

test('random play is even among types, then among the actions of a type', () => {
  const options = [
    ...Array.from({ length: 8 }, (_, n) => ({ type: 'move', n })),
    { type: 'end', n: 0 },
    { type: 'spawn', n: 0 },
    { type: 'spawn', n: 1 },
  ];
  const rng = seedRng(1);
  const counts = new Map<(typeof options)[number], number>();
  for (let i = 0; i < 12_000; i++) {
    const action = randomAction(options, rng);
    counts.set(action, (counts.get(action) ?? 0) + 1);
  }
  const near = (type: string, expected: number) => {
    for (const option of options.filter((each) => each.type === type)) {
      expect(Math.abs((counts.get(option) ?? 0) - expected)).toBeLessThan(0.15 * expected);
    }
  };
  near('move', 500);
  near('end', 4000);
  near('spawn', 2000);
});

test('with nothing on offer there is nothing to choose', () => {
  expect(() => randomAction([], seedRng(1))).toThrow('nothing is on offer');
});
