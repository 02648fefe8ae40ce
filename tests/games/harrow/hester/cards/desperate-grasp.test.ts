import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { eventsOf, play } from '../../play.ts';
import { breaks, cubes, flamesOn, infectedOn, roots, withCard } from '../turn.ts';

const call = 'call h_desperate_grasp';

test('HC-HCD-13 the first root of the turn goes on from the tip; no cube for it', () => {
  const s = withCard('h_desperate_grasp', { roots: ['2,-1>1,0', '1,0>1,1'] });
  const open = play(s, call).state;
  expect(open).toOffer('put', ['put root 2,0', 'put root 2,1', 'put root 1,2', 'put root 0,2', 'put root 0,1']);
  const played = play(open, 'put root 0,1');
  expect(roots(played.state)).toEqual(['1,0>1,1', '1,1>0,1']);
  expect(cubes(played.state)).toEqual({});
  expect(eventsOf(played, 'rootsWithdrawn')).toHaveLength(1);
  expect(breaks(played.state)).toEqual([]);
});

test('HC-HCD-13 HC-ROOT-6 not to a hex the other roots touch; where the first began is free again', () => {
  const s = withCard('h_desperate_grasp', { roots: ['2,-1>1,0', '1,0>2,0'] });
  const open = play(s, call).state;
  expect(open).toAllow('put root 2,-1');
  expect(open).not.toAllow('put root 1,0');
});

test('HC-HCD-13 with three roots the first, and what it touched alone can no longer be infected', () => {
  const s = withCard(
    'h_desperate_grasp',
    { step: 'fallen', roots: ['2,-1>1,0', '1,0>1,1', '1,1>0,1'], cubes: { bog: 3, plains: 1 } },
    { protectors: { haints: { '2,-1': 1, '-1,1': 1 } } },
  );
  const { state } = play(s, call, 'put root -1,1');
  expect(roots(state)).toEqual(['1,0>1,1', '1,1>0,1', '0,1>-1,1']);
  const open = play(state, 'use infect').state;
  expect(open).toOffer('infect', ['infect -1,1 any']);
  expect(infectedOn(play(open, 'infect -1,1 any', 'pay bog', 'pay bog', 'pay bog').state, 'protectors', '-1,1')).toBe(
    1,
  );
});

test('HC-HCD-13 HC-ROOT-10 into a fire it adds a flame; the first turn’s root from outside may go on too', () => {
  const s = withCard('h_desperate_grasp', { roots: ['>3,-3', '3,-3>2,-2'], flames: { '1,-1': 2 } });
  const { state } = play(s, call, 'put root 1,-1');
  expect(flamesOn(state, '1,-1')).toBe(3);
  expect(roots(state)).toEqual(['3,-3>2,-2', '2,-2>1,-1']);
});
