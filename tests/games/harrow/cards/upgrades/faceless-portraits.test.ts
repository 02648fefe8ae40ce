import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import { position } from '../../position.ts';

const activated = (haints: Record<string, number>) =>
  play(
    position({ mode: 'ch2', turn: 'family', family: { legend: '0,-1', haints, bag: { u_faceless_portraits: 1 } } }),
    'jar ability',
    'activate u_faceless_portraits',
  ).state;

test('HC-UPG-4 two SPAWN, each at the legend or at home', () => {
  const s = activated({});
  expect(s).toOffer('spawn', ['spawn 0,-1', 'spawn 0,-2']);
  const { state } = play(s, 'spawn 0,-1', 'spawn 0,-2');
  expect([haintsAt(state, 'family', '0,-1'), haintsAt(state, 'family', '0,-2')]).toEqual([1, 1]);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-UPG-4 HC-SPWN-3 HC-SPWN-5 within the limits of SPAWN', () => {
  const full = play(activated({ '0,-1': 2 }), 'spawn 0,-1').state;
  expect(full).toOffer('spawn', ['spawn 0,-2']);
  const spent = play(activated({ '1,0': 4, '1,-1': 4, '-1,0': 4, '0,0': 2 }), 'spawn 0,-1').state;
  expect(spent).toOffer('spawn', []);
});

test('HC-CARD-5 HC-MOVE-11 no free step along a path between the two', () => {
  const start = position({
    mode: 'ch2',
    turn: 'family',
    paths: { '1,-1': 1 },
    family: { legend: '0,-1', haints: { '0,-1': 1 }, bag: { move: 1, u_faceless_portraits: 1 } },
    protectors: { scrolls: 0 },
  });
  const drawn = play(start, 'jar ability').state;
  expect(drawn).toAllow('move 0,-1 1,-1 haint=1');
  expect(play(drawn, 'activate u_faceless_portraits').state).toOffer('move', []);
});
