import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { legalTexts, play, points, side, toDecide } from '../play.ts';
import { hex, position } from '../position.ts';

test('HC-CLN-1 cube limit, then tokens, then the objective: Protectors', () => {
  const s = position({
    protectors: { legend: '1,1', haints: { '1,0': 1, '0,2': 1 }, cubes: 7 },
    townsfolk: ['1,0'],
    tokens: { '1,0': ['move'] },
  });
  const played = play(s, 'jar wild', 'done', 'end', 'walk 1,0 0,2');
  const order = played.events.map(({ type }) => type).filter((type) => /Discarded|Collected|Rescued/.test(type));
  expect(order).toEqual(['cubesDiscarded', 'tokenCollected', 'townsfolkRescued']);
});

test('HC-CLN-1 cube limit, then tokens, then the objective: Family', () => {
  const s = position({
    turn: 'family',
    family: { legend: '1,-2', haints: { '0,-1': 1 }, cubes: 8 },
    storms: ['0,-2', '2,-2'],
    buildings: ['2,-2'],
    tokens: { '0,-1': ['spawn'] },
  });
  const sorting = play(s, 'jar wild', 'done', 'end');
  expect(sorting.state.storms[hex('1,-2')]).toBe(0);
  const played = play(sorting.state, 'sort spawn bag');
  const order = [...sorting.events, ...played.events].map(({ type }) => type);
  const steps = order.filter((type) => /Discarded|Collected|Sorted|Raised|Destroyed/.test(type));
  expect(steps).toEqual(['cubesDiscarded', 'tokenCollected', 'tokenSorted', 'stormRaised', 'buildingDestroyed']);
  expect(points(played.state)).toBe('0:2');
});

test('HC-TIM-1 free steps, jar, free steps, clean-up, next seat', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '0,2': 2 } }, paths: { '0,1': 1 } });
  const before = play(s, 'move 0,2 0,1 haint=1').state;
  expect(before).toAllow('jar wild');
  const acted = play(before, 'jar wild', 'done').state;
  expect(legalTexts(acted, 'jar')).toEqual([]);
  const after = play(acted, 'move 0,2 0,1 haint=1').state;
  expect(toDecide(play(after, 'end').state)).toBe('family');
});

test('HC-TIM-1 the Legend jar’s halves come in either order, the Attack jar’s free action on either side', () => {
  const legend = play(position(), 'jar legend').state;
  expect(legend).toAllow('track');
  expect(legend).toAllow('power');
  const attack = play(position({ family: { legend: '0,0', haints: {} } }), 'jar attack').state;
  expect(attack).toAllow('strengthen');
  expect(attack).toAllow('attack 0,2 0,0');
});

test('HC-TIM-5 a clash asks the player whose turn it is not', () => {
  const s = position({
    protectors: { legend: '0,2', haints: { '0,1': 2 } },
    family: { legend: '0,-2', haints: { '0,-1': 2 } },
  });
  const played = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=2 blue=3', 'done');
  expect(played.state.active).toBe(0);
  expect(toDecide(played.state)).toBe('family');
  const back = play(played.state, 'clash').state;
  expect(toDecide(back)).toBe('protectors');
  expect(side(back, 'family').points).toBe(1);
});
