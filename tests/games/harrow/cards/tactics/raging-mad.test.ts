import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, haintsAt, legalTexts, play, side } from '../../play.ts';
import { hex } from '../../position.ts';
import { holding } from './holding.ts';
import { stuck } from './stuck.ts';

const protectors = { legend: '0,2', haints: {} };

test('HC-TAC-2 one STRENGTHEN, one SPAWN and one MOVE, in any order', () => {
  const s = holding('t_raging_mad', { protectors });
  const { state } = play(s, 'card t_raging_mad', 'move 0,2 0,1 legend', 'spawn 0,1', 'strengthen');
  expect(side(state, 'protectors').legendHex).toBe(hex('0,1'));
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(battleground(state)).toBe('4:3');
  expect(state).toAllow('jar ability');
});

test('HC-TAC-2 each once only, and each may be left out', () => {
  const started = play(holding('t_raging_mad', { protectors }), 'card t_raging_mad', 'strengthen').state;
  expect(started).toOffer('strengthen', []);
  const spawned = play(started, 'spawn 0,2').state;
  expect(spawned).toOffer('spawn', []);
  expect(spawned).toAllow('move 0,2 0,1 haint=1 legend');
  expect(play(spawned, 'done').state).toAllow('jar ability');
});

test('HC-TAC-2 still fewer cubes than the Family: one more of any', () => {
  const s = holding('t_raging_mad', { protectors: { ...protectors, cubes: 1 } });
  const { state } = play(s, 'card t_raging_mad', 'strengthen', 'spawn 0,2', 'move 0,2 0,1 legend');
  expect(battleground(state)).toBe('2:3');
  expect(state).toAllow('spawn 0,1');
  expect(state).toAllow('move 0,1 1,0 legend');
  const after = play(state, 'strengthen').state;
  expect(battleground(after)).toBe('3:3');
  expect(legalTexts(after, 'strengthen')).toEqual([]);
  expect(after).toAllow('jar ability');
});

test('HC-TAC-2 only one more, although there are still fewer', () => {
  const s = holding('t_raging_mad', { protectors: { ...protectors, cubes: 0 } });
  const { state } = play(s, 'card t_raging_mad', 'strengthen', 'spawn 0,2', 'move 0,2 0,1 legend', 'strengthen');
  expect(battleground(state)).toBe('2:3');
  expect(state).toAllow('jar ability');
});

test.each([
  [2, '3:3'],
  [5, '6:3'],
])('HC-TAC-2 with %i cubes before and %s after it there is none more', (cubes, after) => {
  const s = holding('t_raging_mad', { protectors: { ...protectors, cubes } });
  const { state } = play(s, 'card t_raging_mad', 'strengthen', 'spawn 0,2', 'move 0,2 0,1 legend');
  expect(battleground(state)).toBe(after);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-2 the cubes are counted then, not before: who leaves the STRENGTHEN out is still behind', () => {
  const s = holding('t_raging_mad', { protectors: { ...protectors, cubes: 2 } });
  const { state } = play(s, 'card t_raging_mad', 'spawn 0,2', 'done');
  expect(state).toAllow('spawn 0,2');
  expect(state).toAllow('strengthen');
  expect(state).not.toAllow('jar ability');
});

test('HC-TAC-2 HC-CARD-1 not when nothing of it can be done', () => {
  expect(stuck('t_raging_mad')).not.toAllow('card t_raging_mad');
  expect(stuck('t_raging_mad', { haints: 1 })).toAllow('card t_raging_mad');
  expect(stuck('t_raging_mad', { cubes: 1 })).toAllow('card t_raging_mad');
});
