import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, side, toDecide } from '../play.ts';
import { hex, type Position, position } from '../position.ts';
import { breaks, cubes, hesterAt, hesters, oldRoots, roots } from './turn.ts';

const ch5 = (at: Position) => position({ mode: 'ch5', ...at });

const apart = {
  protectors: { legend: '0,2', haints: {} },
  family: { legend: '0,-2', haints: {} },
} as const;

describe('Hester among the others', () => {
  test('HC-OQ-54 HC-BASE-7 units may enter her hex, and she does not count for the limit of four', () => {
    const s = ch5({ ...apart, protectors: { legend: '0,2', haints: { '0,2': 3 } }, hester: { hex: '1,1' } });
    const { state } = play(s, 'jar ability', 'ability move', 'move 0,2 1,1 haint=3 legend');
    expect(haintsAt(state, 'protectors', '1,1')).toBe(3);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-OQ-54 a haint may appear where she stands', () => {
    const s = ch5({ ...apart, hester: { hex: '0,2' } });
    expect(play(s, 'jar wild').state).toAllow('spawn 0,2');
  });

  test('HC-OQ-54 by the other reading she takes the room of a unit, for others and for herself', () => {
    const variants = ['hester_counts'] as const;
    const four = { legend: '0,2', haints: { '0,2': 3 } };
    const s = ch5({ ...apart, variants, protectors: four, hester: { hex: '1,1' } });
    const moving = play(s, 'jar ability', 'ability move').state;
    expect(moving).toAllow('move 0,2 1,1 haint=2 legend');
    expect(moving).not.toAllow('move 0,2 1,1 haint=3 legend');
    const hers = (haints: number) =>
      hesters(
        { hex: '1,1', cubes: { plains: 2 } },
        { ...apart, variants, protectors: { ...four, haints: { '0,2': haints } } },
      );
    expect(play(hers(2), 'use move').state).toAllow('creep hester 1,1 0,2 terrain');
    expect(hers(3)).not.toAllow('use move');
  });

  test('HC-LGD-PRI-4 a goad token is lost where she comes', () => {
    const s = hesters(
      { hex: '1,0', cubes: { bog: 2 } },
      { ...apart, legends: { protectors: 'priscilla' }, goads: ['0,1'] },
    );
    const played = play(s, 'use move', 'creep hester 1,0 0,1 terrain');
    expect(played.state.goads).toEqual([]);
    expect(eventsOf(played, 'goadLost')).toHaveLength(1);
  });

  test('HC-LGD-ODE-2 HC-TREE-8 Odessa has her say when Hester activates the tree', () => {
    const s = hesters(
      { cubes: { bog: 2 } },
      { ...apart, legends: { family: 'odessa' }, family: { ...apart.family, stored: 2, cubes: 1 } },
    );
    const { state } = play(s, 'shake', 'tree red=1 blue=0 bog=1');
    expect(toDecide(state)).toBe('family');
    expect(battleground(play(state, 'choose 2').state)).toBe('1:2');
    expect(toDecide(play(state, 'choose 2').state)).toBe('hester');
  });

  test('HC-HINT-1 HC-TREE-1 a power that asks the tree drops terrain cubes too', () => {
    const s = ch5({
      turn: 'family',
      ...apart,
      legends: { family: 'kaine' },
      hester: { cubes: { plains: 3 }, inTree: { forest: 1 } },
    });
    const pending = harrow.pending(play(s, 'jar legend', 'power').state);
    expect(pending.kind === 'chance' && [pending.request.dropped, pending.request.inside]).toEqual([
      [3, 3, 0, 0, 3, 0],
      [0, 0, 0, 0, 0, 1],
    ]);
  });

  test('HC-TREE-3 HC-COMP-2 terrain cubes stay inside until they fall', () => {
    const s = hesters({ cubes: { bog: 3 }, inTree: { forest: 2 } });
    const { state } = play(s, 'shake', 'tree red=3 blue=3 bog=1 forest=2');
    expect(cubes(state)).toEqual({ bog: 1, forest: 2 });
    expect(state.tree.inside).toEqual([0, 0, 2, 0, 0, 0]);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-HINT-5 HC-HINT-6 HC-ROOT-11 roots pass by units, objectives and storms and leave them as they are', () => {
    const s = hesters(
      { step: 'roots', roots: ['>1,-3', '1,-3>1,-2'] },
      {
        protectors: { legend: '2,-2', haints: {} },
        family: { legend: '0,-2', haints: { '2,-1': 2 } },
        storms: ['2,-2'],
        buildings: ['1,-1'],
      },
    );
    for (const text of ['root 2,-2', 'root 1,-1', 'root 0,-1']) expect(s).toAllow(text);
    const { state } = play(s, 'root 2,-2', 'root 2,-1');
    expect(roots(state)).toEqual(['1,-2>2,-2', '2,-2>2,-1']);
    expect(oldRoots(state)).toEqual([]);
    expect([haintsAt(state, 'family', '2,-1'), state.storms[hex('2,-2')], state.buildings[hex('1,-1')]]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('cards that name an opponent', () => {
  const holding = (card: 't_banish' | 't_spirit_trap' | 't_raging_mad', more: Position = {}) =>
    ch5({ ...apart, ...more, protectors: { ...apart.protectors, hand: [card], ...more.protectors } });

  test('HC-OQ-52 HC-TAC-6 the spirit trap works beside Hester too', () => {
    expect(holding('t_spirit_trap')).not.toAllow('card t_spirit_trap');
    expect(holding('t_spirit_trap', { hester: { hex: '0,1' } })).toAllow('card t_spirit_trap');
    expect(holding('t_spirit_trap', { hester: { hex: '0,0' } })).not.toAllow('card t_spirit_trap');
  });

  test('HC-OQ-53 HC-TAC-16 cubes of Hester can be banished, by colour, up to three', () => {
    const s = play(holding('t_banish', { hester: { cubes: { bog: 3, forest: 2 } } }), 'card t_banish').state;
    expect(s).toOffer('choose', ['choose 1', 'choose 2', 'choose 3', 'choose bog', 'choose forest']);
    const one = play(s, 'choose bog').state;
    expect(one).toOffer('choose', ['choose bog', 'choose forest']);
    expect(one).toAllow('done');
    const { state } = play(one, 'choose forest', 'choose bog');
    expect(cubes(state)).toEqual({ bog: 1, forest: 1 });
    expect(breaks(state)).toEqual([]);
    const back = play(state, 'jar wild', 'done', 'end');
    expect(cubes(back.state)).toEqual({ bog: 3, forest: 2 });
    expect(eventsOf(back, 'banishedBack')).toEqual([{ type: 'banishedBack', owner: 2, cubes: 3 }]);
  });

  test('HC-OQ-53 of one opponent only', () => {
    const s = play(holding('t_banish', { hester: { cubes: { bog: 1 } } }), 'card t_banish').state;
    expect(legalTexts(play(s, 'choose 2').state, 'choose')).toEqual([]);
    expect(legalTexts(play(s, 'choose bog').state, 'choose')).toEqual([]);
  });

  test('HC-OQ-53 they help an attack on her fire', () => {
    const s = holding('t_banish', {
      protectors: { legend: '0,2', haints: { '0,2': 3 }, cubes: 4 },
      hester: { flames: { '1,0': 2 }, cubes: { bog: 3 } },
    });
    const banished = play(s, 'card t_banish', 'choose bog', 'choose bog', 'choose bog', 'jar attack');
    const { state } = play(banished.state, 'attack 0,2 1,0 hester', 'tree red=2 blue=3', 'strike', 'strike');
    expect(points(state)).toBe('1:0');
  });

  test('HC-TAC-2 raging mad compares with the Family, never with Hester', () => {
    const mad = (family: number, bog: number) => {
      const s = holding('t_raging_mad', {
        protectors: { cubes: 2 },
        family: { ...apart.family, cubes: family },
        hester: { cubes: { bog } },
      });
      return legalTexts(play(s, 'card t_raging_mad', 'done').state);
    };
    expect(mad(1, 6)).toContain('jar wild');
    expect(mad(3, 0)).toContain('strengthen');
  });
});

test('HC-HINT-10 HC-UPG-6 what moves a faction’s legend does not move Hester', () => {
  const s = ch5({
    turn: 'family',
    ...apart,
    family: { legend: '0,-2', haints: {}, bag: { u_merging: 1 } },
    hester: { hex: '0,0' },
    tokens: { '0,0': ['move'] },
  });
  const { state } = play(s, 'jar ability', 'activate u_merging', 'choose other', 'shift all 0,0 0,-1');
  expect(hesterAt(state)).toBe('0,0');
  expect(side(state, 'family').legendHex).toBe(hex('0,-2'));
});

test('HC-UPG-3 Hester is a unit: Psychopomp carries nobody to her hex', () => {
  const s = ch5({
    turn: 'family',
    ...apart,
    family: { legend: '0,-2', haints: { '0,-1': 1 }, bag: { u_psychopomp: 1 } },
    hester: { hex: '1,0' },
  });
  const chosen = play(s, 'jar ability', 'activate u_psychopomp', 'choose other').state;
  expect(chosen).not.toAllow('shift haint 0,-1 1,0');
  expect(chosen).toAllow('shift haint 0,-1 -1,0');
});

test('HC-UPG-6 HC-HCD-9 merging pulls the cube of Forced Sacrifice along, unless one lies there', () => {
  const pulled = (sacrifices: Record<string, 'bog' | 'forest'>) => {
    const s = ch5({
      turn: 'family',
      ...apart,
      family: { legend: '0,-2', haints: {}, bag: { u_merging: 1 } },
      hester: { sacrifices },
      tokens: { '0,0': ['move'] },
    });
    const { state } = play(s, 'jar ability', 'activate u_merging', 'choose other', 'shift all 0,0 0,-1');
    return ['0,0', '0,-1'].map((at) => requireHester(state).sacrifices[hex(at)] > 0);
  };
  expect(pulled({ '0,0': 'bog' })).toEqual([false, true]);
  expect(pulled({ '0,0': 'bog', '0,-1': 'forest' })).toEqual([true, true]);
});
