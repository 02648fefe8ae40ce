import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../play.ts';
import { hex } from '../position.ts';
import { breaks, cubes, hesters, infectedOn } from './turn.ts';

/** Bog, forest and the mountain. */
const roots = ['2,-1>1,0', '1,0>2,0'];
const after = { step: 'fallen', roots } as const;
const infecting = (...args: Parameters<typeof hesters>) => play(hesters(...args), 'use infect').state;

describe('infecting', () => {
  test('HC-INF-1 one action, any number of haints one by one', () => {
    const s = hesters(
      { ...after, cubes: { bog: 1, forest: 1, plains: 3 } },
      { protectors: { haints: { '2,-1': 1, '2,0': 1 } }, family: { haints: { '1,0': 2 } } },
    );
    const played = play(s, 'use infect', 'infect 2,-1 terrain', 'infect 1,0 terrain', 'infect 2,0 any');
    const { state } = played;
    expect(eventsOf(played, 'haintInfected').map(({ owner, hex: at }) => [owner, at])).toEqual([
      [0, hex('2,-1')],
      [1, hex('1,0')],
      [0, hex('2,0')],
    ]);
    expect(infectedOn(state, 'family', '1,0')).toBe(1);
    expect(haintsAt(state, 'family', '1,0')).toBe(2);
    expect(cubes(state)).toEqual({});
    expect(requireHester(state).snakes).toBe(5);
    expect(state).not.toAllow('use infect');
    expect(breaks(state)).toEqual([]);
  });

  test('HC-INF-2 on a hex this turn’s roots touch: a cube of its colour or any three, any three on a mountain', () => {
    const s = infecting(
      { ...after, cubes: { bog: 1, plains: 2 } },
      { protectors: { haints: { '2,-1': 1, '2,0': 1, '2,-2': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    expect(s).toOffer('infect', ['infect 2,-1 terrain', 'infect 2,-1 any', 'infect 1,0 any', 'infect 2,0 any']);
    const two = infecting(
      { ...after, cubes: { bog: 1, plains: 1 } },
      { protectors: { haints: { '2,-1': 1, '2,0': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    expect(two).toOffer('infect', ['infect 2,-1 terrain']);
  });

  test('HC-INF-2 of more than three cubes she says which', () => {
    const s = infecting({ ...after, cubes: { bog: 2, plains: 2 } }, { protectors: { haints: { '2,0': 1 } } });
    const asked = play(s, 'infect 2,0 any').state;
    expect(asked).toOffer('pay', ['pay bog', 'pay plains']);
    expect(cubes(play(asked, 'pay plains', 'pay bog', 'pay plains').state)).toEqual({ bog: 1 });
  });

  test('HC-INF-3 HC-EX-70 one infection on a root hex and turn; in the brambles for any three cubes', () => {
    const bog = hesters({ ...after, cubes: { bog: 1 } }, { family: { haints: { '2,-1': 2 } } });
    const { state } = play(bog, 'use infect', 'infect 2,-1 terrain');
    expect(infectedOn(state, 'family', '2,-1')).toBe(1);
    expect(cubes(state)).toEqual({});
    const richer = hesters({ ...after, cubes: { bog: 6 } }, { family: { haints: { '2,-1': 2 } } });
    expect(legalTexts(play(richer, 'use infect', 'infect 2,-1 terrain').state)).toEqual(['end']);
    const brambles = infecting(
      { step: 'fallen', roots: ['1,0>0,0', '0,0>-1,0'], cubes: { bog: 3 } },
      { family: { haints: { '0,0': 2 } } },
    );
    expect(brambles).toOffer('infect', ['infect 0,0 any']);
    expect(cubes(play(brambles, 'infect 0,0 any').state)).toEqual({});
  });

  test('HC-INF-4 HC-OQ-36 without a snake no infection', () => {
    const infected = { protectors: { '-3,0': 4 }, family: { '-2,-1': 4 } };
    const haints = { protectors: { haints: { '-3,0': 4, '2,-1': 1 } }, family: { haints: { '-2,-1': 4 } } };
    expect(hesters({ ...after, cubes: { bog: 3 }, infected }, haints)).not.toAllow('use infect');
    const last = { protectors: { '-3,0': 3 }, family: { '-2,-1': 4 } };
    const s = hesters(
      { ...after, cubes: { bog: 3, forest: 3 }, infected: last },
      { ...haints, protectors: { haints: { '-3,0': 3, '2,-1': 1, '1,0': 1 } } },
    );
    const { state } = play(s, 'use infect', 'infect 2,-1 terrain');
    expect(requireHester(state).snakes).toBe(0);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-INF-4 an infected haint is not infected again', () => {
    const s = hesters(
      { ...after, cubes: { bog: 3 }, infected: { protectors: { '2,-1': 2 } } },
      { protectors: { haints: { '2,-1': 2 } } },
    );
    expect(s).not.toAllow('use infect');
  });
});

describe('a legend on a root hex', () => {
  const levi = { family: { legend: '2,-1', haints: { '0,-2': 2, '-3,1': 1 } } };

  test('HC-INF-5 in its place any uninfected haint of the faction, paid by the legend’s hex', () => {
    const s = infecting({ ...after, cubes: { bog: 1 } }, levi);
    expect(s).toOffer('infect', ['infect 2,-1 0,-2 terrain', 'infect 2,-1 -3,1 terrain']);
    const { state } = play(s, 'infect 2,-1 -3,1 terrain');
    expect(infectedOn(state, 'family', '-3,1')).toBe(1);
    expect(cubes(state)).toEqual({});
  });

  test('HC-INF-5 not while an uninfected haint is with it, though infected ones may be', () => {
    const s = infecting(
      { ...after, cubes: { bog: 1 } },
      { family: { legend: '2,-1', haints: { '2,-1': 1, '0,-2': 1 } } },
    );
    expect(s).toOffer('infect', ['infect 2,-1 terrain']);
    const sick = infecting(
      { ...after, cubes: { bog: 1 }, infected: { family: { '2,-1': 1, '0,-2': 1 } } },
      { family: { legend: '2,-1', haints: { '2,-1': 1, '0,-2': 2 } } },
    );
    expect(sick).toOffer('infect', ['infect 2,-1 0,-2 terrain']);
  });

  test('HC-INF-5 HC-DIFF-17 it uses up the root hex, and the legend serves once', () => {
    const s = infecting({ ...after, cubes: { bog: 6 } }, levi);
    expect(legalTexts(play(s, 'infect 2,-1 0,-2 terrain').state)).toEqual(['end']);
    // first the haint that stood with it: the hex is used up for the legend too
    const both = infecting(
      { ...after, cubes: { bog: 6 } },
      { family: { legend: '2,-1', haints: { '2,-1': 1, '0,-2': 1 } } },
    );
    expect(legalTexts(play(both, 'infect 2,-1 terrain').state)).toEqual(['end']);
  });

  test('HC-INF-5 both legends, each on its own root hex', () => {
    const s = infecting(
      { ...after, cubes: { bog: 1, forest: 1 } },
      { ...levi, protectors: { legend: '1,0', haints: { '0,2': 1 } } },
    );
    const { state } = play(s, 'infect 2,-1 0,-2 terrain', 'infect 1,0 0,2 terrain');
    expect([infectedOn(state, 'family', '0,-2'), infectedOn(state, 'protectors', '0,2')]).toEqual([1, 1]);
  });

  test('HC-INF-5 on a mountain for any three cubes', () => {
    const s = infecting({ ...after, cubes: { plains: 3 } }, { family: { legend: '2,0', haints: { '0,-2': 1 } } });
    expect(s).toOffer('infect', ['infect 2,0 0,-2 any']);
  });
});

test('HC-INF-6 infection lasts as long as the haint is on the map; then the snake returns', () => {
  const s = hesters(
    { roots, cubes: { forest: 1 }, infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
    { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
  );
  expect(requireHester(s).snakes).toBe(6);
  let { state } = play(s, 'end');
  expect(infectedOn(state, 'protectors', '2,-1')).toBe(1);
  // the infected haint is its owner's to move, and stays infected
  state = play(state, 'jar wild', 'move 2,-1 2,-2 haint=1 infected=1').state;
  expect(infectedOn(state, 'protectors', '2,-2')).toBe(1);
  const lit = play(s, 'use move', 'creep haint 2,-1 1,0 terrain', 'choose side_0');
  expect(eventsOf(lit, 'snakeBack')).toHaveLength(2);
  expect(requireHester(lit.state).snakes).toBe(8);
  expect(side(lit.state, 'protectors').haintsLeft).toBe(14);
});
