import { afterEach, expect, test, vi } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { diceTree } from '../../src/tower/dice-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import { throwDice } from '../../src/tower/throw.ts';
import { cos, sin } from '../../src/tower/trig.ts';
import { squares } from './dice.ts';

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

test('a drop and a throw use no function whose last bit may differ from one browser to the next', () => {
  const fall = () => [
    drop({ seed: 3, geometry: cubeTree, dropped: ['red', 'blue', 'red'], stuck: [] }),
    throwDice({ seed: 3, geometry: diceTree, dice: [...squares(2), { look: 'mob', sides: 6 }] }),
  ];
  const before = fall();
  for (const name of ['sin', 'cos', 'tan', 'atan2', 'acos', 'exp', 'log', 'pow', 'hypot', 'random'] as const) {
    vi.spyOn(Math, name).mockImplementation(() => {
      throw new Error(`Math.${name} was called`);
    });
  }
  expect(fall()).toEqual(before);
});
