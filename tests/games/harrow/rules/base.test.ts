import { describe, test } from 'vitest';
import { canEnter, isBarred, unitLimit } from '../../../../src/engine/games/harrow/rules/occupancy.ts';
import { expect } from '../matchers.ts';
import { play, tokensAt } from '../play.ts';
import { hex, position } from '../position.ts';

const protectors = 0;
const family = 1;

describe('legal hexes', () => {
  test('HC-BASE-1 no Protectors unit on a Family unit or a building', () => {
    const s = position({ family: { legend: '0,0', haints: { '1,0': 1 } }, buildings: ['0,1'] });
    for (const name of ['0,0', '1,0', '0,1']) expect(isBarred(s, protectors, hex(name))).toBe(true);
    const moving = play(s, 'jar wild').state;
    expect(moving).not.toAllow('move 0,2 0,1 haint=1');
    expect(moving).toAllow('move 0,2 1,1 haint=1');
  });

  test('HC-BASE-1 a townsfolk is no bar to the Protectors', () => {
    const s = play(position({ townsfolk: ['0,1'] }), 'jar wild').state;
    expect(s).toAllow('move 0,2 0,1 haint=1');
  });

  test('HC-BASE-2 no Family unit on a Protectors unit or a townsfolk', () => {
    const s = position({
      turn: 'family',
      protectors: { legend: '0,0', haints: { '1,0': 1 } },
      townsfolk: ['0,-1'],
      buildings: ['1,-2'],
    });
    for (const name of ['0,0', '1,0', '0,-1']) expect(isBarred(s, family, hex(name))).toBe(true);
    const moving = play(s, 'jar wild').state;
    expect(moving).not.toAllow('move 0,-2 0,-1 haint=1');
    expect(moving).toAllow('move 0,-2 1,-2 haint=1');
  });

  test('HC-BASE-3 at most 4 units on a hex, the legend counted', () => {
    expect(unitLimit).toBe(4);
    const s = position({ protectors: { legend: '0,1', haints: { '0,1': 3, '1,0': 4, '0,2': 3 } } });
    expect(canEnter(s, protectors, hex('0,1'))).toBe(false);
    expect(canEnter(s, protectors, hex('1,0'))).toBe(false);
    expect(canEnter(s, protectors, hex('0,2'))).toBe(true);
    expect(canEnter(s, protectors, hex('0,2'), 2)).toBe(false);
  });

  test('HC-BASE-10 a hex is legal by these rules alone: brambles, mountain, storm and path are', () => {
    const s = position({ storms: ['0,1'], paths: { '1,1': 1 } });
    for (const name of ['0,0', '2,0', '0,1', '1,1', '2,-1']) expect(canEnter(s, protectors, hex(name))).toBe(true);
    for (const name of ['0,-2', '0,3']) expect(canEnter(s, protectors, hex(name))).toBe(false);
  });
});

test('HC-BASE-4 HC-MAP-11 no storm comes on the brambles, by jar or by clean-up', () => {
  const s = position({ turn: 'family', family: { legend: '0,0', haints: { '1,-1': 1 } } });
  const jar = play(s, 'jar legend', 'track').state;
  expect(jar).toOffer('storm', ['storm 1,-1']);
  expect(play(jar, 'done', 'end').state.storms[hex('0,0')]).toBe(0);
});

test('HC-BASE-8 ability tokens stack, also with units and objectives', () => {
  const s = position({
    turn: 'family',
    family: { legend: '0,-2', haints: {}, scrolls: 1 },
    townsfolk: ['1,-2'],
    tokens: { '1,-1': ['move'], '1,-2': ['move', 'spawn'] },
  });
  const { state } = play(s, 'jar legend', 'track', 'storm 0,-2', 'pull move 1,-1 1,-2');
  expect(tokensAt(state, '1,-2')).toEqual(['move', 'move', 'spawn']);
});

describe('HC-BASE-9 the base rules bind every movement', () => {
  const full = { '0,-1': 4 };

  test('HC-BASE-9 pulls', () => {
    const s = position({
      turn: 'family',
      family: { legend: '0,-2', haints: { ...full, '0,0': 1 }, scrolls: 2 },
      protectors: { legend: '0,2', haints: {} },
    });
    const { state } = play(s, 'jar legend', 'track', 'storm 0,-2');
    expect(state).not.toAllow('pull haint 0,0 0,-1');
  });

  test('HC-BASE-9 Levi', () => {
    const s = position({ turn: 'family', family: { legend: '0,-2', haints: { ...full, '0,-2': 1 } } });
    expect(play(s, 'jar legend', 'power').state).not.toAllow('step 0,-2 0,-1');
  });

  test('HC-BASE-9 spawns', () => {
    const s = position({ turn: 'family', family: { legend: '0,-1', haints: { '0,-1': 3 } } });
    expect(play(s, 'jar wild').state).toOffer('spawn', ['spawn 0,-2']);
  });
});
