import { afterEach, expect, test, vi } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import { cos, sin } from '../../src/tower/trig.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('our sine and cosine agree with the library to the last bits', () => {
  let worst = 0;
  for (let i = -20_000; i <= 20_000; i++) {
    const angle = i * 0.0137;
    worst = Math.max(worst, Math.abs(sin(angle) - Math.sin(angle)), Math.abs(cos(angle) - Math.cos(angle)));
  }
  expect(worst).toBeLessThan(4e-16);
  expect(sin(0)).toBe(0);
  expect(cos(0)).toBe(1);
});

test('a drop uses no function whose last bit may differ from one browser to the next', () => {
  const before = drop({ seed: 3, geometry: cubeTree, dropped: ['red', 'blue', 'red'], stuck: [] });
  for (const name of ['sin', 'cos', 'tan', 'atan2', 'acos', 'exp', 'log', 'pow', 'hypot', 'random'] as const) {
    vi.spyOn(Math, name).mockImplementation(() => {
      throw new Error(`Math.${name} was called`);
    });
  }
  expect(drop({ seed: 3, geometry: cubeTree, dropped: ['red', 'blue', 'red'], stuck: [] })).toEqual(before);
});
