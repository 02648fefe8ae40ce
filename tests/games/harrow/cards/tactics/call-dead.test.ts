import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, play, side } from '../../play.ts';
import { holding } from './holding.ts';

const protectors = { legend: '1,1', haints: {} };

test('HC-TAC-8 HC-EX-7 SPAWN value 3 gives 2 SPAWN', () => {
  const { state } = play(holding('t_call_dead', { protectors }), 'card t_call_dead', 'spawn 1,1', 'spawn 0,2');
  expect([haintsAt(state, 'protectors', '1,1'), haintsAt(state, 'protectors', '0,2')]).toEqual([1, 1]);
  expect(state).toAllow('jar ability');
});

test.each([
  [1, 4, 2],
  [2, 5, 3],
  [3, 6, 3],
  [4, 6, 3],
])('HC-TAC-8 %i tokens in the row: value %i gives %i SPAWN', (spawn, _value, spawns) => {
  const s = holding('t_call_dead', { protectors: { ...protectors, rows: { spawn, move: 1, strengthen: 3 } } });
  const { state } = play(s, 'card t_call_dead', ...new Array<string>(spawns).fill('spawn 0,2'));
  expect(haintsAt(state, 'protectors', '0,2')).toBe(spawns);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-8 up to: fewer will do; SPAWN alone, by its own rules', () => {
  const { state } = play(holding('t_call_dead', { protectors }), 'card t_call_dead', 'spawn 1,1');
  expect(state).toOffer('spawn', ['spawn 1,1', 'spawn 0,2']);
  expect(state).toOffer('strengthen', []);
  expect(state).toOffer('move', []);
  expect(play(state, 'done').state).toAllow('jar ability');
});

test('HC-TAC-8 HC-SPWN-5 not without a haint in possessions', () => {
  const haints = { '0,2': 2, '0,1': 4, '1,0': 4, '1,1': 4 };
  const one = holding('t_call_dead', { protectors: { legend: '0,2', haints } });
  const { state } = play(one, 'card t_call_dead', 'spawn 0,2', 'done');
  expect(side(state, 'protectors').haintsLeft).toBe(0);
  const none = holding('t_call_dead', { protectors: { legend: '0,2', haints: { ...haints, '0,2': 3 } } });
  expect(none).not.toAllow('card t_call_dead');
});

test('HC-TAC-8 HC-SPWN-3 HC-SPWN-4 not with nowhere to SPAWN', () => {
  const full = { legend: '1,1', haints: { '1,1': 3, '0,2': 4 } };
  expect(holding('t_call_dead', { protectors: full })).not.toAllow('card t_call_dead');
  expect(holding('t_call_dead', { protectors: { ...full, haints: { '1,1': 3, '0,2': 3 } } })).toAllow(
    'card t_call_dead',
  );
  const besieged = { protectors: { legend: '1,1', haints: { '1,1': 3 } }, family: { haints: { '0,2': 1 } } };
  expect(holding('t_call_dead', besieged)).not.toAllow('card t_call_dead');
});
