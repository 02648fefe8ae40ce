import { describe, test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, haintsAt, play, side, tokensAt } from '../../play.ts';
import { hex } from '../../position.ts';
import { holding } from './holding.ts';
import { stuck } from './stuck.ts';

const protectors = { legend: '0,2', haints: {} };

test('HC-TAC-14 one SPAWN, MOVE or STRENGTHEN, no two of them', () => {
  const open = play(holding('t_your_will', { protectors }), 'card t_your_will', 'choose ability').state;
  expect(open).toAllow('spawn 0,2');
  expect(open).toAllow('move 0,2 0,1 legend');
  const { state } = play(open, 'strengthen');
  expect(battleground(state)).toBe('4:3');
  expect(state).toOffer('strengthen', []);
  expect(state).toAllow('put path 0,1');
});

test('HC-TAC-14 the two parts in either order, each may be left out', () => {
  const s = holding('t_your_will', { protectors });
  const scrollFirst = play(s, 'card t_your_will', 'choose other', 'put path 0,1', 'spawn 0,2').state;
  expect(scrollFirst.paths[hex('0,1')]).toBe(1);
  expect(haintsAt(scrollFirst, 'protectors', '0,2')).toBe(1);
  expect(scrollFirst).toAllow('jar ability');
  const abilityFirst = play(s, 'card t_your_will', 'choose ability', 'spawn 0,2', 'put path 0,1').state;
  expect(abilityFirst).toAllow('jar ability');
  expect(play(s, 'card t_your_will', 'choose ability', 'strengthen', 'done').state).toAllow('jar ability');
  expect(play(s, 'card t_your_will', 'done').state).toAllow('jar ability');
});

describe('paths', () => {
  test('HC-TAC-14 HC-PATH-7 HC-TRK-37 one path token from possessions, however many there are', () => {
    const s = holding('t_your_will', { protectors: { ...protectors, scrolls: 3 } });
    const { state } = play(s, 'card t_your_will', 'choose other', 'put path 0,0');
    expect(side(state, 'protectors').pathsLeft).toBe(3);
    expect(state).toAllow('strengthen');
    expect(state).toOffer('put', []);
  });

  test('HC-TAC-14 HC-PATH-7 or one from the map, from anywhere', () => {
    const s = holding('t_your_will', { protectors: { ...protectors, scrolls: 1 }, paths: { '0,-3': 1, '3,0': 1 } });
    const open = play(s, 'card t_your_will', 'choose other').state;
    expect(open).toOffer('put', []);
    const { state } = play(open, 'shift path 0,-3 0,1');
    expect(['0,-3', '3,0', '0,1'].map((name) => state.paths[hex(name)])).toEqual([0, 1, 1]);
    expect(state).toOffer('shift', []);
    expect(state).toAllow('strengthen');
  });

  test('HC-TAC-14 HC-PATH-7 HC-LEG-3 to a hex in range', () => {
    const s = holding('t_your_will', { protectors: { ...protectors, scrolls: 1 }, paths: { '0,-3': 1 } });
    const open = play(s, 'card t_your_will', 'choose other').state;
    expect(open).toAllow('put path 0,0');
    expect(open).not.toAllow('put path 0,-1');
    expect(open).not.toAllow('shift path 0,-3 0,-1');
  });
});

describe('townsfolk', () => {
  test('HC-TAC-14 HC-TRK-31 a townsfolk that cannot come closer leaves the ability alone', () => {
    // straight ahead lie the brambles
    const s = holding('t_your_will', { tracks: { protectors: 'b' }, protectors, townsfolk: ['0,-1'] });
    const { state } = play(s, 'card t_your_will');
    expect(state).toOffer('choose', []);
    expect(state).toAllow('strengthen');
  });

  test('HC-TAC-14 HC-TRK-31 HC-TRK-37 a townsfolk one hex closer, and no more: nothing is collected, nobody pushed', () => {
    const s = holding('t_your_will', {
      tracks: { protectors: 'b' },
      protectors: { ...protectors, scrolls: 3 },
      townsfolk: ['2,-1'],
      tokens: { '1,0': ['spawn'] },
      family: { haints: { '1,-1': 1 } },
    });
    const { state } = play(s, 'card t_your_will', 'choose other', 'shift townsfolk 2,-1 1,0');
    expect(state.townsfolk[hex('1,0')]).toBe(1);
    expect(tokensAt(state, '1,0')).toEqual(['spawn']);
    expect(state).toAllow('strengthen');
    expect(state).toOffer('shift', []);
  });
});

test('HC-TAC-14 HC-CARD-1 not when nothing of it can be done', () => {
  expect(stuck('t_your_will')).not.toAllow('card t_your_will');
  expect(stuck('t_your_will', { haints: 1 })).toAllow('card t_your_will');
  expect(stuck('t_your_will', { cubes: 1 })).toAllow('card t_your_will');
});

test('HC-TAC-14 HC-TRK-37 the first scroll alone is reason enough', () => {
  const s = stuck('t_your_will');
  s.townsfolk[hex('2,-1')] = 1;
  expect(s).toAllow('card t_your_will');
});
