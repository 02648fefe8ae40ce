import { expect, test } from 'vitest';
import { isAutomatic, isRoundNews } from '../../../src/session/harrow/told-events.ts';

const snake = { type: 'snakeBack', owner: 0, hex: 3 } as const;
const sacrifice = { type: 'sacrificeTaken', terrain: 'bog', hex: 3 } as const;

test('what the factions bring about by themselves is told, what Hester does in her turn is not', () => {
  expect([isAutomatic(snake), isAutomatic(sacrifice)]).toEqual([true, true]);
  expect([isAutomatic(snake, true), isAutomatic(sacrifice, true)]).toEqual([false, false]);
  const scored = { type: 'scored', seat: 0, points: 1, why: 'rescue' } as const;
  expect(isAutomatic(scored, true)).toBe(true);
});

test('Hester leaving the map is told if she was killed', () => {
  expect(isAutomatic({ type: 'hesterLeft', hex: 3, why: 'killed' })).toBe(true);
  expect(isAutomatic({ type: 'hesterLeft', hex: 3, why: 'fed' })).toBe(false);
});

test('HC-RND-5 between two rounds: the brambles, the score and the lantern; nothing before the first', () => {
  expect(isRoundNews({ type: 'roundEnded', round: 1, points: [0, 0] })).toBe(true);
  expect(isRoundNews({ type: 'roundBegan', round: 2, lantern: 0 })).toBe(true);
  expect(isRoundNews({ type: 'roundBegan', round: 1, lantern: 0 })).toBe(false);
  expect(isRoundNews({ type: 'scored', seat: 0, points: 1, why: 'brambles' })).toBe(true);
  expect(isRoundNews({ type: 'scored', seat: 0, points: 1, why: 'rescue' })).toBe(false);
});
