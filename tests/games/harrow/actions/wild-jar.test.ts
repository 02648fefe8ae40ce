import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, haintsAt, legalTexts, play, side } from '../play.ts';
import { position } from '../position.ts';

test('HC-WILD-1 first a wild token comes from the supply', () => {
  const { state } = play(position(), 'jar wild');
  expect(side(state, 'protectors').wild).toBe(2);
  expect(state.wildSupply).toBe(12);
});

test('HC-WILD-1 HC-COMP-1 the last one of the supply is given like the others', () => {
  const s = position({ protectors: { wild: 2 }, family: { wild: 12 } });
  const { state } = play(s, 'jar wild');
  expect(state.wildSupply).toBe(0);
  expect(side(state, 'protectors').wild).toBe(3);
});

test('HC-WILD-1 HC-COMP-1 an empty supply gives none, the tokens owned still act', () => {
  const s = position({ protectors: { wild: 2 }, family: { wild: 13 } });
  const { state } = play(s, 'jar wild', 'strengthen', 'strengthen');
  expect(state.wildSupply).toBe(0);
  expect(side(state, 'protectors').wild).toBe(2);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-WILD-2 each token is a MOVE, a SPAWN or a STRENGTHEN, in any mix and order', () => {
  const s = position({ protectors: { wild: 3, legend: '1,1', haints: {} } });
  const { state } = play(s, 'jar wild', 'spawn 0,2', 'strengthen', 'move 0,2 0,1 haint=1', 'spawn 1,1');
  expect(battleground(state)).toBe('4:3');
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(haintsAt(state, 'protectors', '1,1')).toBe(1);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-WILD-2 the Family uses them by its own rules and may skip the rest', () => {
  const s = position({ turn: 'family', storms: ['0,-1'], family: { legend: '0,-2', haints: { '0,-2': 1 } } });
  const { state } = play(s, 'jar wild', 'move 0,-2 0,-1 haint=1', 'done');
  expect(haintsAt(state, 'family', '0,-1')).toBe(1);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-WILD-3 HC-EX-5 two actions the first time, three the second: the tokens stay', () => {
  const first = play(position(), 'jar wild', 'strengthen', 'strengthen').state;
  expect(legalTexts(first)).toEqual(['end']);
  const again = position({ round: 2, protectors: { wild: side(first, 'protectors').wild } });
  const second = play(again, 'jar wild', 'strengthen', 'strengthen', 'strengthen').state;
  expect(legalTexts(second)).toEqual(['end']);
  expect(side(second, 'protectors').wild).toBe(3);
});
