import { test } from 'vitest';
import { requireHester } from '../../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../../matchers.ts';
import { play } from '../../play.ts';
import { breaks, cubes, infectedOn, withCard } from '../turn.ts';

const call = 'call h_hurts_a_minute';
const mixed = { infected: { protectors: { '2,-1': 1 } } };
const three = { protectors: { haints: { '2,-1': 3, '1,1': 1 } } };

test('HC-HCD-7 for any two cubes a haint that shares a hex with an infected one, with no root and no action', () => {
  const s = withCard('h_hurts_a_minute', { ...mixed, cubes: { bog: 1, plains: 2 } }, three);
  const open = play(s, call).state;
  expect(open).toOffer('put', ['put snake 2,-1']);
  const asked = play(open, 'put snake 2,-1').state;
  expect(asked).toOffer('pay', ['pay bog', 'pay plains']);
  const { state } = play(asked, 'pay plains', 'pay bog');
  expect(infectedOn(state, 'protectors', '2,-1')).toBe(2);
  expect(cubes(state)).toEqual({ plains: 1 });
  expect(state).toAllow('use move');
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-7 the haint can be moved in the same turn', () => {
  const s = withCard('h_hurts_a_minute', { ...mixed, cubes: { bog: 2, plains: 2, forest: 1 } }, three);
  const { state } = play(
    s,
    call,
    'put snake 2,-1',
    'pay bog',
    'pay bog',
    'use move',
    'creep haint 2,-1 2,-2 terrain',
    'creep haint 2,-1 2,-2 terrain',
  );
  expect(infectedOn(state, 'protectors', '2,-2')).toBe(2);
});

test('HC-HCD-7 after the tree as well, and infecting is still possible', () => {
  const s = withCard('h_hurts_a_minute', { ...mixed, step: 'fallen', cubes: { bog: 3 }, roots: ['2,-2>2,-1'] }, three);
  const { state } = play(s, call, 'put snake 2,-1', 'use infect', 'infect 2,-1 terrain');
  expect(infectedOn(state, 'protectors', '2,-1')).toBe(3);
});

test('HC-HCD-7 not without two cubes, a snake, or a healthy haint beside an infected one', () => {
  expect(withCard('h_hurts_a_minute', { ...mixed, cubes: { bog: 1 } }, three)).not.toAllow(call);
  const all = withCard(
    'h_hurts_a_minute',
    { cubes: { bog: 2 }, infected: { protectors: { '2,-1': 1 } } },
    { protectors: { haints: { '2,-1': 1, '1,1': 1 } } },
  );
  expect(all).not.toAllow(call);
  const dry = withCard(
    'h_hurts_a_minute',
    { cubes: { bog: 2 }, infected: { protectors: { '2,-1': 2, '-3,0': 2 }, family: { '-2,-1': 4 } } },
    { protectors: { haints: { '2,-1': 3, '-3,0': 2 } }, family: { haints: { '-2,-1': 4 } } },
  );
  expect(requireHester(dry).snakes).toBe(0);
  expect(dry).not.toAllow(call);
});
