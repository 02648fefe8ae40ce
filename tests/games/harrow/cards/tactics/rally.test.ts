import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, play, side } from '../../play.ts';
import { holding } from './holding.ts';

test.each([
  [0, 2, 1],
  [1, 3, 2],
  [2, 4, 2],
  [3, 5, 3],
  [4, 6, 3],
])('HC-TAC-11 %i tokens in the row: value %i gives %i STRENGTHEN', (strengthen, _value, cubes) => {
  const s = holding('t_rally', { protectors: { rows: { strengthen, spawn: 4, move: 4 } } });
  const { state } = play(s, 'card t_rally', ...new Array<string>(cubes).fill('strengthen'));
  expect(battleground(state)).toBe(`${3 + cubes}:3`);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-11 up to: fewer will do, and nothing but STRENGTHEN', () => {
  const s = holding('t_rally', { protectors: { rows: { strengthen: 4 } } });
  const { state } = play(s, 'card t_rally', 'strengthen');
  expect(state).toOffer('spawn', []);
  expect(state).toOffer('move', []);
  expect(play(state, 'done').state).toAllow('jar ability');
});

test('HC-TAC-11 HC-STR-2 beyond six cubes, until clean-up', () => {
  const s = holding('t_rally', { protectors: { cubes: 6 } });
  const { state } = play(s, 'card t_rally', 'strengthen');
  expect(battleground(state)).toBe('7:3');
  expect(battleground(play(state, 'jar wild', 'done', 'end').state)).toBe('6:3');
});

test('HC-TAC-11 HC-COMP-1 not without a cube in possessions', () => {
  const s = holding('t_rally', { protectors: { cubes: 6, inTree: 14 } });
  expect(side(s, 'protectors').cubesLeft).toBe(0);
  expect(s).not.toAllow('card t_rally');
});
