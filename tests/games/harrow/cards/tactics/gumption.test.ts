import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, play, side } from '../../play.ts';
import { holding } from './holding.ts';

const protectors = { legend: '0,2', haints: {} };

test('HC-TAC-4 a haint from possessions on a hex with a townsfolk, one haint only', () => {
  const s = holding('t_gumption', { protectors, townsfolk: ['1,-1', '-2,0'] });
  const open = play(s, 'card t_gumption').state;
  expect(open).toOffer('put', ['put haint 1,-1', 'put haint -2,0']);
  const { state } = play(open, 'put haint -2,0');
  expect(haintsAt(state, 'protectors', '-2,0')).toBe(1);
  expect(side(state, 'protectors').haintsLeft).toBe(14);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-4 HC-SPWN-1 not on the hex of the legend or at home without a townsfolk', () => {
  const { state } = play(holding('t_gumption', { protectors, townsfolk: ['1,-1'] }), 'card t_gumption');
  expect(state).not.toAllow('put haint 0,2');
  expect(state).toOffer('spawn', []);
});

test('HC-TAC-4 HC-SPWN-3 not as a fifth unit', () => {
  const s = holding('t_gumption', { protectors: { legend: '0,2', haints: { '1,-1': 4 } }, townsfolk: ['1,-1'] });
  expect(s).not.toAllow('card t_gumption');
});

test('HC-TAC-4 HC-SPWN-5 not without a haint in possessions, nor without a townsfolk', () => {
  const all = { '0,2': 3, '0,1': 4, '1,1': 4, '1,0': 4 };
  expect(holding('t_gumption', { protectors: { legend: '0,2', haints: all }, townsfolk: ['1,-1'] })).not.toAllow(
    'card t_gumption',
  );
  expect(holding('t_gumption', { protectors, townsfolk: [] })).not.toAllow('card t_gumption');
});
