import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, play } from '../../play.ts';
import { cubes, hesterAt, withCard } from '../turn.ts';

const call = 'call h_stomping_ground';
const roots = ['2,-3>2,-2', '2,-2>1,-1'];

test('HC-HCD-11 an infected haint to an adjacent hex without units and without roots', () => {
  const s = withCard(
    'h_stomping_ground',
    { roots, infected: { protectors: { '2,-1': 1 } } },
    { protectors: { haints: { '2,-1': 2, '3,-1': 1 } }, family: { legend: '2,0', haints: {} } },
  );
  const open = play(s, call).state;
  // 2,-2 and 1,-1 have roots, 3,-1 and 2,0 units
  expect(open).toOffer('shift', ['shift infected 2,-1 1,0', 'shift infected 2,-1 3,-2']);
  const { state } = play(open, 'shift infected 2,-1 1,0');
  expect([haintsAt(state, 'protectors', '1,0'), cubes(state)]).toEqual([1, {}]);
});

test('HC-HCD-11 or Hester, whom nothing but units and roots stops', () => {
  const s = withCard(
    'h_stomping_ground',
    { roots, hex: '2,-1', flames: { '1,0': 2 } },
    { protectors: { haints: { '3,-1': 1 } }, buildings: ['2,0'] },
  );
  const open = play(s, call).state;
  expect(open).toOffer('shift', ['shift hester 2,-1 1,0', 'shift hester 2,-1 3,-2', 'shift hester 2,-1 2,0']);
  expect(hesterAt(play(open, 'shift hester 2,-1 1,0').state)).toBe('1,0');
});

test('HC-HCD-11 HC-HCRD-5 a haint not into a fire, to an enemy’s objective or beside Hester', () => {
  const s = withCard(
    'h_stomping_ground',
    { hex: '3,-2', flames: { '1,0': 2 }, infected: { protectors: { '2,-1': 1 } }, roots },
    { protectors: { haints: { '2,-1': 1 } }, buildings: ['2,0'] },
  );
  expect(play(s, call).state).toOffer('shift', [
    'shift infected 2,-1 3,-1',
    'shift hester 3,-2 3,-3',
    'shift hester 3,-2 3,-1',
  ]);
});

test('HC-HCD-11 in the turn she was summoned', () => {
  const s = withCard('h_stomping_ground', { step: 'fallen', roots, cubes: { forest: 3 }, flames: { '1,0': 2 } });
  const { state } = play(s, 'summon 1,0 forest', call, 'shift hester 1,0 1,1');
  expect(hesterAt(state)).toBe('1,1');
});
