import { describe, expect, test } from 'vitest';
import { intoSight, originFor } from '../../src/ui/magnifier.ts';

describe('what is brought into sight when all is twice as large', () => {
  const seen = (from: number, to: number) => {
    const origin = originFor({ from, to }, 2, 1000);
    return [from, to].map((edge) => origin + 2 * (edge - origin));
  };

  test('stays round its own middle, where it has room there', () => {
    expect(originFor({ from: 400, to: 500 }, 2, 1000)).toBe(450);
  });

  test.each([
    [0, 60],
    [30, 400],
    [940, 1000],
    [600, 990],
  ])('lies within the window: from %i to %i', (from, to) => {
    const [start, end] = seen(from, to);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(1000);
  });

  test('is seen from its beginning, if it is larger than the window', () => {
    expect(seen(100, 900)[0]).toBe(0);
  });
});

test.each([
  [10, 90, 0],
  [-20, 60, 20],
  [70, 130, -30],
  [-20, 130, 20],
])('a tip from %i to %i is moved into a window of 100: by %i', (from, to, by) => {
  expect(intoSight({ from, to }, 100)).toBe(by);
});
