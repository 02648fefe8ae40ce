import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { play } from '../../play.ts';
import { breaks, cubes, withCard } from '../turn.ts';

const call = 'call h_half_acre';

test('HC-HCD-12 with a root on a mountain two cubes of her choice', () => {
  const s = withCard('h_half_acre', { roots: ['2,-1>2,0', '2,0>1,1'] });
  const open = play(s, call).state;
  expect(open).toOffer('choose', ['choose bog', 'choose wetlands', 'choose plains', 'choose forest']);
  expect(cubes(play(open, 'choose bog', 'choose bog').state)).toEqual({ bog: 2 });
  const { state } = play(open, 'choose bog', 'choose forest');
  expect(cubes(state)).toEqual({ bog: 1, forest: 1 });
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-12 or in the brambles, also where the first root starts', () => {
  expect(withCard('h_half_acre', { roots: ['1,0>0,0', '0,0>0,1'] })).toAllow(call);
  expect(withCard('h_half_acre', { roots: ['0,0>0,1', '0,1>1,1'] })).toAllow(call);
});

test('HC-HCD-12 not otherwise, and never more than the supply has', () => {
  expect(withCard('h_half_acre', { roots: ['1,0>0,1', '0,1>1,1'] })).not.toAllow(call);
  const inTree = { bog: 6, wetlands: 5, plains: 6, forest: 6 };
  const { state } = play(withCard('h_half_acre', { roots: ['1,0>0,0'], inTree }), call, 'choose wetlands');
  expect(cubes(state)).toEqual({ wetlands: 1 });
  expect(state).toAllow('end');
});
