import { describe, test } from 'vitest';
import { whyNotCreep } from '../../../../src/engine/games/harrow/refusals/hester.ts';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { breaks, cubes, hesterAt, hesters, infectedOn, supply } from './turn.ts';

const rich = { bog: 2, wetlands: 2, plains: 2, forest: 2 };
/** An infected haint of the Protectors on 2,-1, all legends at home. */
const red = { infected: { protectors: { '2,-1': 1 } } };
const redThere = { protectors: { haints: { '2,-1': 1 } } };

const stepsOf = (s: Parameters<typeof legalTexts>[0], to: string) =>
  legalTexts(s, 'creep')
    .filter((text) => text.split(' ')[3] === to)
    .map((text) => text.split(' ')[4]);

describe('an infected haint', () => {
  test('HC-HMOV-1 HC-HACT-9 one cube of the terrain, from the battleground to the supply', () => {
    const s = hesters({ ...red, cubes: { plains: 1 } }, redThere);
    const { state, events } = play(s, 'use move', 'creep haint 2,-1 2,-2 terrain');
    expect(haintsAt(state, 'protectors', '2,-2')).toBe(1);
    expect(infectedOn(state, 'protectors', '2,-2')).toBe(1);
    expect(infectedOn(state, 'protectors', '2,-1')).toBe(0);
    expect(cubes(state)).toEqual({});
    expect(supply(state)).toEqual({ bog: 6, wetlands: 6, plains: 6, forest: 6 });
    expect(events.map(({ type }) => type)).toEqual(['actUsed', 'terrainPaid', 'crept']);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-HMOV-2 any two cubes to any neighbour; she says which', () => {
    const s = hesters({ ...red, cubes: { bog: 1, wetlands: 2 } }, redThere);
    const open = play(s, 'use move').state;
    // of the colours of the neighbours she has teal alone
    expect(stepsOf(open, '3,-1')).toEqual(['terrain', 'any']);
    expect(stepsOf(open, '2,-2')).toEqual(['any']);
    const asked = play(open, 'creep haint 2,-1 2,-2 any').state;
    expect(asked).toOffer('pay', ['pay bog', 'pay wetlands']);
    expect(legalTexts(asked)).toHaveLength(2);
    const { state } = play(asked, 'pay bog', 'pay wetlands');
    expect(cubes(state)).toEqual({ wetlands: 1 });
    expect(haintsAt(state, 'protectors', '2,-2')).toBe(1);
  });

  test('HC-HMOV-2 cubes that leave no choice go at once', () => {
    const two = hesters({ ...red, cubes: { bog: 1, wetlands: 1 } }, redThere);
    expect(cubes(play(two, 'use move', 'creep haint 2,-1 2,-2 any').state)).toEqual({});
    const alike = hesters({ ...red, cubes: { bog: 3 } }, redThere);
    expect(cubes(play(alike, 'use move', 'creep haint 2,-1 2,-2 any').state)).toEqual({ bog: 1 });
  });

  test('HC-HMOV-2 mountain and brambles cost any two, never one', () => {
    const s = hesters({ ...red, cubes: rich }, redThere);
    const open = play(s, 'use move').state;
    expect(stepsOf(open, '3,-2')).toEqual(['any']);
    expect(stepsOf(open, '2,0')).toEqual(['any']);
    const poor = hesters({ ...red, cubes: { forest: 1 } }, redThere);
    expect(legalTexts(play(poor, 'use move').state, 'creep')).toEqual(['creep haint 2,-1 1,0 terrain']);
    const beside = hesters(
      { infected: { protectors: { '0,1': 1 } }, cubes: rich },
      { protectors: { haints: { '0,1': 1 } } },
    );
    expect(stepsOf(play(beside, 'use move').state, '0,0')).toEqual(['any']);
  });

  test('HC-HMOV-5 HC-HINT-3 HC-DIFF-10 a path token on the entered hex saves a cube, a storm costs none', () => {
    const paths = { '2,-2': 1, '3,-2': 1 };
    const s = hesters(
      { ...red, cubes: { forest: 1 } },
      { ...redThere, paths, protectors: { ...redThere.protectors, scrolls: 2 }, storms: ['1,0'] },
    );
    const open = play(s, 'use move').state;
    expect(open).toOffer('creep', [
      'creep haint 2,-1 2,-2 terrain',
      'creep haint 2,-1 3,-2 any',
      'creep haint 2,-1 1,0 terrain',
    ]);
    expect(cubes(play(open, 'creep haint 2,-1 2,-2 terrain').state)).toEqual({ forest: 1 });
    expect(cubes(play(open, 'creep haint 2,-1 3,-2 any').state)).toEqual({});
  });

  test('HC-HMOV-7 not into a fire, to an uninfected enemy, an enemy’s objective or a full hex; it may join its own', () => {
    const s = hesters(
      { ...red, cubes: rich, flames: { '1,-1': 2 } },
      {
        protectors: { haints: { '2,-1': 1, '3,-1': 4, '3,-2': 3 } },
        family: { legend: '1,0', haints: { '2,0': 1 } },
        buildings: ['2,-2'],
      },
    );
    expect(new Set(legalTexts(play(s, 'use move').state, 'creep').map((text) => text.split(' ')[3]))).toEqual(
      new Set(['3,-2']),
    );
  });

  test('HC-HMOV-7 an objective of its own faction does not stop it', () => {
    const s = hesters({ ...red, cubes: rich }, { ...redThere, townsfolk: ['2,-2'] });
    expect(play(s, 'use move').state).toAllow('creep haint 2,-1 2,-2 terrain');
    const blue = hesters(
      { cubes: rich, infected: { family: { '2,-1': 1 } } },
      { family: { haints: { '2,-1': 1 } }, townsfolk: ['2,-2'], buildings: ['1,0'] },
    );
    expect(stepsOf(play(blue, 'use move').state, '2,-2')).toEqual([]);
    expect(play(blue, 'use move').state).toAllow('creep haint 2,-1 1,0 terrain');
  });

  test('HC-HMOV-8 enemies only if all of them are infected haints', () => {
    const at = (family: Record<string, number>, haints: Record<string, number>, legend = '0,-2') =>
      play(
        hesters(
          { cubes: rich, infected: { protectors: { '2,-1': 1 }, family } },
          { ...redThere, family: { legend, haints } },
        ),
        'use move',
      ).state;
    expect(at({ '2,-2': 2 }, { '2,-2': 2 })).toAllow('creep haint 2,-1 2,-2 terrain');
    expect(at({ '2,-2': 1 }, { '2,-2': 2 })).not.toAllow('creep haint 2,-1 2,-2 terrain');
    expect(at({ '2,-2': 1 }, { '2,-2': 1 }, '2,-2')).not.toAllow('creep haint 2,-1 2,-2 terrain');
    expect(at({ '2,-2': 1 }, { '2,-2': 1 })).toAllow('creep haint 2,-2 2,-1 terrain');
  });

  test('HC-HMOV-7 HC-BASE-3 not to four infected haints of the enemy: there is no room for a fifth', () => {
    const four = { infected: { protectors: { '2,-1': 1 }, family: { '2,-2': 4 } }, cubes: rich };
    const s = play(hesters(four, { ...redThere, family: { haints: { '2,-2': 4 } } }), 'use move').state;
    expect(stepsOf(s, '2,-2')).toEqual([]);
    expect(whyNotCreep(s, hex('2,-1'), hex('2,-2'))).toMatchObject({ key: 'hexFull' });
    const three = { infected: { protectors: { '2,-1': 1 }, family: { '2,-2': 3 } }, cubes: rich };
    const open = play(hesters(three, { ...redThere, family: { haints: { '2,-2': 3 } } }), 'use move').state;
    expect(open).toAllow('creep haint 2,-1 2,-2 terrain');
  });

  test('HC-EX-64 plains for yellow, wetlands for teal, forest for green, or any two; the mountain for any two', () => {
    const s = hesters(
      { ...red, cubes: rich, flames: { '1,-1': 2 } },
      { ...redThere, family: { legend: '0,-2', haints: { '2,0': 1 } } },
    );
    const both = ['terrain', 'any'];
    const open = play(s, 'use move').state;
    const found = Object.fromEntries(
      ['2,-2', '3,-1', '1,0', '3,-2', '1,-1', '2,0'].map((to) => [to, stepsOf(open, to)]),
    );
    expect(found).toEqual({ '2,-2': both, '3,-1': both, '1,0': both, '3,-2': ['any'], '1,-1': [], '2,0': [] });
    for (const [to, colour] of Object.entries({ '2,-2': 'plains', '3,-1': 'wetlands', '1,0': 'forest' })) {
      expect(cubes(play(open, `creep haint 2,-1 ${to} terrain`).state)).toEqual({ ...rich, [colour]: 1 });
    }
  });

  test('HC-HACT-5 HC-INF-11 any number of steps for one action, of infected haints alone', () => {
    const s = hesters(
      { infected: { protectors: { '2,-1': 1 } }, cubes: rich },
      { protectors: { haints: { '2,-1': 2, '-3,0': 1 } } },
    );
    const open = play(s, 'use move').state;
    expect(legalTexts(open, 'creep').every((text) => text.startsWith('creep haint 2,-1 '))).toBe(true);
    const { state } = play(open, 'creep haint 2,-1 2,-2 terrain', 'creep haint 2,-2 1,-2 terrain', 'done');
    expect(haintsAt(state, 'protectors', '1,-2')).toBe(1);
    expect([haintsAt(state, 'protectors', '2,-1'), infectedOn(state, 'protectors', '2,-1')]).toEqual([1, 0]);
    expect(cubes(state)).toEqual({ bog: 2, wetlands: 2, plains: 1, forest: 1 });
    expect(state).not.toAllow('use move');
  });

  test('HC-HACT-5 with nobody to move or nothing to pay with the action is not on offer', () => {
    expect(hesters({ cubes: rich })).not.toAllow('use move');
    expect(hesters(red, redThere)).not.toAllow('use move');
  });
});

describe('Hester', () => {
  const she = { hex: '2,-1', flames: { '-3,0': 2 } };

  test('HC-HMOV-3 two cubes of the terrain’s colour, nothing else', () => {
    const s = hesters({ ...she, cubes: { plains: 2, wetlands: 1, forest: 1 } });
    const open = play(s, 'use move').state;
    expect(stepsOf(open, '2,-2')).toEqual(['terrain']);
    expect(stepsOf(open, '3,-1')).toEqual([]);
    const played = play(open, 'creep hester 2,-1 2,-2 terrain');
    expect(hesterAt(played.state)).toBe('2,-2');
    expect(cubes(played.state)).toEqual({ wetlands: 1, forest: 1 });
    expect(eventsOf(played, 'hesterMoved')).toEqual([{ type: 'hesterMoved', from: hex('2,-1'), to: hex('2,-2') }]);
  });

  test('HC-HMOV-4 three cubes of any colours to mountain and brambles', () => {
    const s = hesters({ ...she, cubes: { plains: 1, wetlands: 1, forest: 1 } });
    expect(play(s, 'use move').state).toOffer('creep', ['creep hester 2,-1 3,-2 any', 'creep hester 2,-1 2,0 any']);
    const { state } = play(s, 'use move', 'creep hester 2,-1 3,-2 any');
    expect([hesterAt(state), cubes(state)]).toEqual(['3,-2', {}]);
    const brambles = hesters({ ...she, hex: '0,1', cubes: { plains: 3 } });
    expect(play(brambles, 'use move', 'creep hester 0,1 0,0 any').state.hester?.hex).toBe(hex('0,0'));
    expect(hesters({ ...she, cubes: { forest: 1, bog: 1 } })).not.toAllow('use move');
  });

  test('HC-HMOV-5 HC-HINT-3 HC-HINT-6 a path token saves her one cube too, storms cost nothing', () => {
    const s = hesters(
      { ...she, cubes: { plains: 1, bog: 1 } },
      { paths: { '2,-2': 1, '3,-2': 1 }, protectors: { scrolls: 2 }, storms: ['2,-2'] },
    );
    const open = play(s, 'use move').state;
    expect(open).toOffer('creep', ['creep hester 2,-1 2,-2 terrain', 'creep hester 2,-1 3,-2 any']);
    expect(cubes(play(open, 'creep hester 2,-1 2,-2 terrain').state)).toEqual({ bog: 1 });
  });

  test('HC-HMOV-6 HC-OQ-54 HC-DIFF-15 she may enter any hex: units, objectives, fires, four haints', () => {
    const s = hesters(
      { ...she, flames: { '1,-1': 2 }, cubes: { ...rich, bog: 4 } },
      {
        protectors: { haints: { '2,-2': 4 } },
        family: { legend: '3,-1', haints: { '3,-1': 3 } },
        buildings: ['1,0'],
      },
    );
    const open = play(s, 'use move').state;
    expect(legalTexts(open, 'creep')).toHaveLength(6);
    for (const to of ['2,-2', '3,-1', '1,0', '1,-1']) {
      const { state } = play(open, `creep hester 2,-1 ${to} terrain`);
      expect([hesterAt(state), breaks(state)]).toEqual([to, []]);
    }
  });

  test('HC-HACT-5 she and infected haints may move in one action', () => {
    const s = hesters({ ...she, ...red, cubes: rich }, redThere);
    const { state } = play(
      s,
      'use move',
      'creep hester 2,-1 2,-2 terrain',
      'creep haint 2,-1 1,0 terrain',
      'creep haint 1,0 1,-1 terrain',
    );
    expect(hesterAt(state)).toBe('2,-2');
    expect(haintsAt(state, 'protectors', '1,-1')).toBe(1);
    expect(requireHester(state).cubes).toEqual([2, 1, 0, 1]);
  });
});
