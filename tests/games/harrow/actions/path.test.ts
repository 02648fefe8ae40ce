import { test } from 'vitest';
import { distance, hexCount } from '../../../../src/engine/games/harrow/county.ts';
import { expect } from '../matchers.ts';
import { legalTexts, play, side } from '../play.ts';
import { hex, position } from '../position.ts';

const laying = (at: Parameters<typeof position>[0]) => play(position(at), 'jar legend', 'track').state;

test('HC-PATH-1 HC-COMP-1 one path token at the start, one more with each scroll, four at most', () => {
  const counts = [0, 1, 2, 3].map((scrolls) => side(position({ protectors: { scrolls } }), 'protectors').pathsLeft);
  expect(counts).toEqual([1, 2, 3, 4]);
  const full = position({
    protectors: { legend: '0,2', haints: { '0,1': 1 }, scrolls: 3 },
    tokens: { '0,1': ['scroll'] },
  });
  expect(side(play(full, 'jar wild', 'done', 'end').state, 'protectors').pathsLeft).toBe(4);
});

test('HC-PATH-2 any number of the tokens in possessions are laid within range', () => {
  const s = laying({ protectors: { legend: '0,2', haints: {}, scrolls: 3 } });
  const { state } = play(s, 'path 0,1', 'path 0,0', 'path 1,1', 'done');
  expect(['0,1', '0,0', '1,1'].map((name) => state.paths[hex(name)])).toEqual([1, 1, 1]);
  expect(side(state, 'protectors').pathsLeft).toBe(1);
});

test('HC-PATH-2 HC-COMP-1 no more than are owned', () => {
  const { state } = play(laying({ protectors: { legend: '0,2', haints: {} } }), 'path 0,1');
  expect(legalTexts(state, 'path')).toEqual([]);
});

test('HC-PATH-3 tokens on the map may stay, or be taken back from anywhere and laid again', () => {
  const s = laying({ protectors: { legend: '0,2', haints: {}, scrolls: 1 }, paths: { '0,-3': 1, '3,0': 1 } });
  expect(s).toOffer('unpath', ['unpath 0,-3', 'unpath 3,0']);
  expect(s).toOffer('path', []);
  const stay = play(s, 'done').state;
  expect([stay.paths[hex('0,-3')], stay.paths[hex('3,0')]]).toEqual([1, 1]);
  const { state } = play(s, 'unpath 0,-3', 'path 0,1', 'done');
  expect([state.paths[hex('0,-3')], state.paths[hex('3,0')], state.paths[hex('0,1')]]).toEqual([0, 1, 1]);
});

test('HC-PATH-3 a token laid in this action stays, so that the action ends', () => {
  const s = laying({ protectors: { legend: '0,2', haints: {}, scrolls: 2 }, paths: { '0,1': 1 } });
  const one = play(s, 'path 0,1', 'unpath 0,1').state;
  expect(one).toOffer('unpath', []);
  expect(one.paths[hex('0,1')]).toBe(1);
  expect(play(one, 'path 0,0', 'path 1,1').state).toAllow('end');
});

test('HC-PATH-4 two tokens may lie on one hex', () => {
  const s = laying({ protectors: { legend: '0,2', haints: {}, scrolls: 2 } });
  const { state } = play(s, 'path 0,1', 'path 0,1', 'path 0,1');
  expect(state.paths[hex('0,1')]).toBe(3);
});

test('HC-PATH-5 HC-OQ-8 any hex in range will do: enemies, objectives, brambles, mountains, storms', () => {
  const s = laying({
    protectors: { legend: '1,0', haints: { '0,2': 1 } },
    family: { legend: '0,-2', haints: { '1,-1': 2 } },
    buildings: ['2,1'],
  });
  const inRange = [...new Array(hexCount).keys()].filter((each) => distance(each, hex('1,0')) <= 2);
  expect(legalTexts(s, 'path')).toHaveLength(inRange.length);
  for (const name of ['1,-1', '2,1', '0,0', '2,0', '2,-1', '0,2', '1,0']) expect(s).toAllow(`path ${name}`);
});

test('HC-PATH-6 a path lowers the cost for both factions, carries townsfolk and stops Levi', () => {
  const at = { paths: { '0,0': 1 }, townsfolk: ['1,0'] } as const;
  const mine = position({ ...at, protectors: { legend: '0,1', haints: { '1,0': 1 } } });
  expect(mine).toAllow('move 0,1 0,0 legend');
  const theirs = position({ ...at, turn: 'family', family: { legend: '0,-2', haints: { '0,-1': 1 } } });
  expect(theirs).toAllow('move 0,-1 0,0 haint=1');
  const levi = position({
    turn: 'family',
    paths: { '1,-2': 1 },
    family: { legend: '0,-2', haints: { '0,-2': 1 } },
  });
  expect(play(levi, 'jar legend', 'power').state).not.toAllow('step 0,-2 1,-2');
  const walk = position({
    paths: { '0,1': 1 },
    townsfolk: ['1,0'],
    protectors: { legend: '0,2', haints: { '1,0': 1 } },
  });
  expect(play(walk, 'jar wild', 'done', 'end').state).toAllow('walk 1,0 0,1');
});
