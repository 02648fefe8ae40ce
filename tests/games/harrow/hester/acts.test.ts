import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, toDecide } from '../play.ts';
import { breaks, cubes, hesters, infectedOn, supply } from './turn.ts';

const roots = ['1,0>2,-1', '2,-1>2,-2'];
const rich = { bog: 2, wetlands: 2, plains: 2, forest: 2 };
/** Emmy without haints: her home has room. */
const alone = { protectors: { haints: {} } };
const two = { squares: { family: ['fire'] } } as const;

describe('action tokens', () => {
  test('HC-HACT-1 as many actions as tokens, one at the start, each of them once', () => {
    const one = hesters({ roots, cubes: rich, hand: ['h_ward'] }, alone);
    expect(one).toAllow('lay h_ward');
    expect(one).toAllow('use root');
    expect(one).toAllow('spawn 0,2');
    const used = play(one, 'spawn 0,2').state;
    for (const text of ['lay h_ward', 'use root', 'spawn 0,2']) expect(used).not.toAllow(text);
    const twice = play(hesters({ roots, cubes: rich, hand: ['h_ward'], ...two }, alone), 'spawn 0,2').state;
    expect(twice).not.toAllow('spawn 0,2');
    expect(twice).toAllow('use root');
    expect(legalTexts(play(twice, 'lay h_ward').state).sort()).toEqual(['call h_ward', 'end']);
  });

  test('HC-HACT-1 tokens that remain are said', () => {
    const played = play(hesters({ roots, cubes: rich, hand: ['h_ward'], ...two }, alone), 'spawn 0,2', 'lay h_ward');
    expect(eventsOf(played, 'actUsed')).toEqual([
      { type: 'actUsed', act: 'spawn', left: 1 },
      { type: 'actUsed', act: 'card', left: 0 },
    ]);
  });

  test('HC-HACT-8 the first four actions in any order, all of them before the tree', () => {
    const s = hesters(
      {
        roots,
        cubes: rich,
        hand: ['h_ward'],
        squares: { protectors: ['fire', 'fire'], family: ['fire', 'fire'] },
        infected: { protectors: { '2,-1': 1 } },
      },
      { protectors: { haints: { '2,-1': 1 } } },
    );
    const ways = [
      ['lay h_ward'],
      ['use root', 'root 1,-1'],
      ['spawn 0,2'],
      ['use move', 'creep haint 2,-1 3,-1 terrain', 'done'],
    ];
    for (let first = 0; first < ways.length; first++) {
      const order = [...ways.slice(first), ...ways.slice(0, first)].flat();
      expect(requireHester(play(s, ...order).state).row).toEqual([['h_ward']]);
    }
    const fallen = play(s, 'shake', 'tree bog=2 wetlands=2 plains=2 forest=2').state;
    for (const text of ['lay h_ward', 'use root', 'spawn 0,2', 'use move']) expect(fallen).not.toAllow(text);
  });

  test('HC-HACT-8 an action won by a fire may be used at once', () => {
    const s = hesters(
      { roots, cubes: { forest: 1, plains: 1 }, infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    const { state } = play(s, 'use move', 'creep haint 2,-1 1,0 terrain', 'choose side_0');
    expect(requireHester(state).actions).toBe(2);
    expect(state).toAllow('use root');
    expect(state).toAllow('spawn 0,2');
  });

  test('HC-EAT-6 HC-HACT-1 tokens come back for her next turn', () => {
    let { state } = play(hesters({ roots }), 'use root', 'root 1,-1', 'end');
    for (let i = 0; i < 2; i++) state = play(state, 'jar wild', 'done', 'end').state;
    expect(toDecide(state)).toBe('hester');
    const [next] = legalTexts(state, 'root');
    state = play(state, next).state;
    state = play(state, legalTexts(state, 'root')[0]).state;
    expect(state).toAllow('use root');
  });
});

describe('SPAWN', () => {
  test('HC-HACT-4 HC-EX-63 a haint of a rival at its home or where its legend stands, for a cube of that terrain', () => {
    const s = hesters({ cubes: { wetlands: 1, plains: 1 } }, { protectors: { legend: '1,1', haints: {} } });
    expect(s).toOffer('spawn', ['spawn 1,1', 'spawn 0,2']);
    const teal = play(s, 'spawn 1,1').state;
    expect(haintsAt(teal, 'protectors', '1,1')).toBe(1);
    expect(infectedOn(teal, 'protectors', '1,1')).toBe(0);
    expect(cubes(teal)).toEqual({ plains: 1 });
    expect(supply(teal)).toEqual({ bog: 6, wetlands: 6, plains: 5, forest: 6 });
    const yellow = play(s, 'spawn 0,2').state;
    expect(haintsAt(yellow, 'protectors', '0,2')).toBe(1);
    expect(cubes(yellow)).toEqual({ wetlands: 1 });
    expect(yellow.seats[0].haintsLeft).toBe(14);
    expect(breaks(yellow)).toEqual([]);
  });

  test('HC-HACT-4 either faction; not beside a legend on mountain or brambles, nor on a full hex', () => {
    const s = hesters(
      { cubes: rich },
      { protectors: { legend: '2,0', haints: { '0,2': 3 } }, family: { legend: '0,0', haints: { '0,-2': 4 } } },
    );
    expect(s).toOffer('spawn', ['spawn 0,2']);
  });

  test('HC-HACT-4 not where an enemy or a fire is, nor without a haint in possessions', () => {
    const held = hesters(
      { cubes: rich, flames: { '0,-2': 2 } },
      { protectors: { legend: '1,1', haints: {} }, family: { legend: '1,-2', haints: { '0,2': 1 } } },
    );
    expect(held).toOffer('spawn', ['spawn 1,1', 'spawn 1,-2']);
    const out = hesters(
      { cubes: rich },
      { protectors: { legend: '1,1', haints: { '1,0': 4, '2,-1': 4, '2,1': 4, '1,2': 3 } }, family: { haints: {} } },
    );
    expect(out).toOffer('spawn', ['spawn 0,-2']);
  });
});

describe('the tree', () => {
  test('HC-HEST-30 HC-HINT-1 once a turn, with no action, all cubes of all players go in', () => {
    const s = hesters({ roots, cubes: { bog: 2, forest: 1 } }, { protectors: { cubes: 4 }, family: { cubes: 2 } });
    const shaken = play(s, 'shake').state;
    expect(toDecide(shaken)).toBe('tree');
    const { state } = play(shaken, 'tree red=3 blue=2 bog=1 forest=1');
    expect(state.seats.map((own) => own.cubes)).toEqual([3, 2]);
    expect(cubes(state)).toEqual({ bog: 1, forest: 1 });
    expect(state.tree.inside).toEqual([1, 0, 1, 0, 0, 0]);
    expect(state).not.toAllow('shake');
    expect(requireHester(state).actions).toBe(1);
    expect(breaks(state)).toEqual([]);
    expect(toDecide(play(state, 'end').state)).toBe('protectors');
  });

  test('HC-HEST-30 cubes stuck before may fall out, and what fell is what she can spend', () => {
    const s = hesters({ roots, inTree: { bog: 2 } }, { protectors: { haints: { '2,-1': 1 } } });
    expect(play(s, 'shake', 'tree bog=0').state).not.toAllow('use infect');
    const { state } = play(s, 'shake', 'tree bog=1', 'use infect', 'infect 2,-1 terrain');
    expect(infectedOn(state, 'protectors', '2,-1')).toBe(1);
    expect(cubes(state)).toEqual({});
  });

  test('HC-HEST-30 HC-OQ-57 it is shaken in order to infect or summon: never without an action left', () => {
    const laid = play(hesters({ roots, hand: ['h_ward'], ...two }), 'lay h_ward').state;
    expect(laid).toAllow('shake');
    const used = play(laid, 'use root', 'root 1,-1').state;
    expect(used).not.toAllow('shake');
    expect(used).toAllow('end');
  });

  test('HC-HEST-30 it may be left alone', () => {
    const { state } = play(hesters({ roots, cubes: { bog: 2 } }), 'end');
    expect(cubes(state)).toEqual({ bog: 2 });
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-HEST-31 HC-HACT-6 HC-HACT-7 infecting and summoning only after it, an action each', () => {
    const s = hesters(
      { roots, cubes: { bog: 3, plains: 3 }, flames: { '2,-2': 2 } },
      { protectors: { haints: { '2,-1': 1 } } },
    );
    expect(s).not.toAllow('use infect');
    expect(legalTexts(s, 'summon')).toEqual([]);
    const fallen = play(s, 'shake', 'tree bog=3 plains=3').state;
    expect(fallen).toAllow('use infect');
    expect(fallen).toAllow('summon 2,-2 plains');
    const summoned = play(fallen, 'summon 2,-2 plains').state;
    expect(summoned).toAllow('use infect');
    expect(legalTexts(summoned, 'summon')).toEqual([]);
    const done = play(summoned, 'use infect', 'infect 2,-1 terrain').state;
    expect(legalTexts(done)).toEqual(['end']);
    const poor = hesters({ step: 'fallen', roots, cubes: { bog: 3, plains: 3 }, flames: { '2,-2': 2 }, actions: 1 });
    expect(legalTexts(play(poor, 'summon 2,-2 plains').state)).toEqual(['end']);
  });
});
