import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { legalTexts, play, tokensAt } from '../../play.ts';
import { holding } from './holding.ts';

const bare = { protectors: { legend: '0,2', haints: {} }, townsfolk: [], buildings: [] } as const;

test('HC-TAC-5 two tokens of any kind from the box on two different hexes', () => {
  const s = holding('t_witchfire', bare);
  const { state } = play(s, 'card t_witchfire', 'put scroll 0,0', 'put move 2,0');
  expect(tokensAt(state, '0,0')).toEqual(['scroll']);
  expect(tokensAt(state, '2,0')).toEqual(['move']);
  expect(state.box).toEqual([s.box[0] - 1, s.box[1], s.box[2], s.box[3] - 1]);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-5 not both on one hex', () => {
  const { state } = play(holding('t_witchfire', bare), 'card t_witchfire', 'put move 1,0');
  for (const kind of ['move', 'spawn', 'strengthen', 'scroll']) expect(state).not.toAllow(`put ${kind} 1,0`);
  expect(state).toAllow('put move 1,1');
});

test('HC-TAC-5 HC-DIFF-4 empty: no units, ability tokens, townsfolk, buildings, paths or tokens of a power', () => {
  const s = holding('t_witchfire', {
    legends: { protectors: 'priscilla' },
    protectors: { legend: '0,2', haints: { '1,1': 1 } },
    family: { legend: '0,-2', haints: { '0,-1': 1 } },
    tokens: { '1,-1': ['spawn'] },
    townsfolk: ['-3,0'],
    buildings: ['3,0'],
    paths: { '1,0': 1 },
    redCubes: ['-1,1'],
    goads: ['-1,0', '1,2'],
  });
  const full = ['0,2', '1,1', '0,-2', '0,-1', '1,-1', '-3,0', '3,0', '1,0', '-1,1', '-1,0', '1,2'];
  const { state } = play(s, 'card t_witchfire');
  const hexes = new Set(legalTexts(state, 'put').map((text) => text.split(' ')[2]));
  expect(full.filter((name) => hexes.has(name))).toEqual([]);
  expect(hexes.size).toBe(37 - full.length);
});

test('HC-TAC-5 storms, mountains and the brambles are empty hexes', () => {
  const { state } = play(holding('t_witchfire', { ...bare, storms: ['1,0'] }), 'card t_witchfire');
  for (const name of ['1,0', '2,-1', '2,0', '0,0']) expect(state).toAllow(`put strengthen ${name}`);
});

test('HC-TAC-5 HC-COMP-1 only what the box holds', () => {
  const scrolls = new Array<'scroll'>(9).fill('scroll');
  const s = holding('t_witchfire', { ...bare, tokens: { '3,-3': scrolls } });
  const { state } = play(s, 'card t_witchfire', 'put scroll 0,0');
  expect(state).not.toAllow('put scroll 1,0');
  expect(state).toAllow('put spawn 1,0');
});
