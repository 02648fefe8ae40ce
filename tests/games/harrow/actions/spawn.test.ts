import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../play.ts';
import { position } from '../position.ts';

const spawning = (at: Parameters<typeof position>[0]) => play(position(at), 'jar ability', 'ability spawn').state;

test('HC-SPWN-1 a haint from possessions appears with the legend or at home, each SPAWN anew', () => {
  const s = spawning({ protectors: { legend: '1,0', haints: {} } });
  expect(s).toOffer('spawn', ['spawn 0,2', 'spawn 1,0']);
  const { state } = play(s, 'spawn 0,2', 'spawn 1,0', 'spawn 1,0');
  expect(haintsAt(state, 'protectors', '0,2')).toBe(1);
  expect(haintsAt(state, 'protectors', '1,0')).toBe(2);
  expect(side(state, 'protectors').haintsLeft).toBe(12);
});

test('HC-SPWN-2 a mountain with a storm costs no more', () => {
  const s = spawning({ protectors: { legend: '2,0', haints: {} }, storms: ['2,0', '0,2'] });
  const played = play(s, 'spawn 2,0', 'spawn 2,0', 'spawn 2,0');
  expect(eventsOf(played, 'spawned')).toHaveLength(3);
  expect(haintsAt(played.state, 'protectors', '2,0')).toBe(3);
});

test('HC-SPWN-3 HC-BASE-3 not on a hex with 4 units', () => {
  expect(spawning({})).toOffer('spawn', []);
  const room = spawning({ protectors: { legend: '0,2', haints: { '0,2': 2 } } });
  expect(room).toAllow('spawn 0,2');
  expect(play(room, 'spawn 0,2').state).not.toAllow('spawn 0,2');
});

test('HC-SPWN-4 not on a home hex that an enemy has entered', () => {
  const s = spawning({ protectors: { legend: '1,0', haints: {} }, family: { legend: '0,-2', haints: { '0,2': 1 } } });
  expect(s).toOffer('spawn', ['spawn 1,0']);
});

test('HC-SPWN-4 not on a home hex with the objective of the enemy', () => {
  const s = spawning({ protectors: { legend: '1,0', haints: {} }, buildings: ['0,2'] });
  expect(s).toOffer('spawn', ['spawn 1,0']);
});

test('HC-SPWN-5 HC-COMP-1 without a haint in possessions there is no SPAWN', () => {
  const haints = { '0,2': 3, '0,1': 4, '1,1': 4, '1,0': 3 };
  const s = spawning({ protectors: { legend: '-1,1', haints } });
  const { state } = play(s, 'spawn -1,1');
  expect(side(state, 'protectors').haintsLeft).toBe(0);
  expect(legalTexts(state)).toEqual(['done']);
});
