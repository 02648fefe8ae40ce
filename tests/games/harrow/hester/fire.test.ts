import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, points, side, toDecide, tokensAt } from '../play.ts';
import { hex, type Position } from '../position.ts';
import { breaks, flamesOn, hesters, infectedOn } from './turn.ts';

/** Red on 2,-1 beside blue on 1,0, one forest cube. */
const meeting = (blue = 1, more: Partial<Position> = {}): HarrowState =>
  hesters(
    { cubes: { forest: 1 }, infected: { protectors: { '2,-1': 1 }, family: { '1,0': blue } } },
    { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': blue } }, ...more },
  );
const ignite = ['use move', 'creep haint 2,-1 1,0 terrain'];

describe('making a fire', () => {
  test('HC-FIRE-1 HC-EX-65 two flames, the haints on a square, the token pushed off, an action more', () => {
    const s = meeting(1, { tokens: { '1,0': ['move'] } });
    const lit = play(s, ...ignite).state;
    expect(flamesOn(lit, '1,0')).toBe(2);
    expect(legalTexts(lit)).toEqual(['choose side_0', 'choose side_1']);
    const squared = play(lit, 'choose side_1').state;
    expect(requireHester(squared).squares).toEqual([[], ['fire']]);
    expect(haintsAt(squared, 'protectors', '1,0') + haintsAt(squared, 'family', '1,0')).toBe(0);
    expect(squared).toOffer(
      'shift',
      ['1,-1', '2,-1', '2,0', '1,1', '0,1', '0,0'].map((to) => `shift move 1,0 ${to}`),
    );
    const { state } = play(squared, 'shift move 1,0 0,1');
    expect(tokensAt(state, '0,1')).toEqual(['move']);
    expect(requireHester(state).pairs).toBe(2);
    expect(requireHester(state).actions).toBe(2);
    // one of the two is used
    const growing = play(state, 'use root').state;
    expect(legalTexts(play(growing, legalTexts(growing, 'root')[0]).state, 'use')).toEqual([]);
    expect(eventsOf(play(s, ...ignite), 'fireMade')).toEqual([{ type: 'fireMade', hex: hex('1,0'), actions: 2 }]);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-1 HC-OQ-35 on either side of her board, as long as it has an empty square', () => {
    expect(requireHester(play(meeting(), ...ignite, 'choose side_0').state).squares).toEqual([['fire'], []]);
    const full = hesters(
      {
        cubes: { forest: 1 },
        infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } },
        squares: { protectors: ['move', 'wild', 'scroll'] },
      },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    const { state } = play(full, ...ignite);
    expect(requireHester(state).squares[1]).toEqual(['fire']);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-1 snakes return; other infected haints are pushed, each by itself', () => {
    const s = meeting(3);
    const squared = play(s, ...ignite, 'choose side_0').state;
    expect(haintsAt(squared, 'family', '1,0')).toBe(2);
    const one = play(squared, 'shift infected 1,0 0,1').state;
    expect(one).toAllow('shift infected 1,0 0,1');
    const { state } = play(one, 'shift infected 1,0 2,-1');
    expect([infectedOn(state, 'family', '0,1'), infectedOn(state, 'family', '2,-1')]).toEqual([1, 1]);
    expect(requireHester(state).snakes).toBe(6);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-1 HC-DIFF-30 path tokens, red cubes and laid terrain cubes are pushed off, storms stay', () => {
    const s = hesters(
      {
        cubes: { forest: 1 },
        infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } },
        sacrifices: { '1,0': 'bog', '0,1': 'plains' },
      },
      {
        protectors: { haints: { '2,-1': 1 }, scrolls: 1 },
        family: { haints: { '1,0': 1 } },
        paths: { '1,0': 1 },
        redCubes: ['1,0'],
        storms: ['1,0'],
      },
    );
    const squared = play(s, 'use move', 'creep haint 2,-1 1,0 terrain', 'choose side_0').state;
    expect(new Set(legalTexts(squared, 'shift').map((text) => text.split(' ')[1]))).toEqual(
      new Set(['path', 'red_cube', 'sacrifice']),
    );
    expect(squared).not.toAllow('shift sacrifice 1,0 0,1');
    expect(squared).not.toAllow('done');
    const { state } = play(squared, 'shift path 1,0 1,1', 'shift red_cube 1,0 0,1', 'shift sacrifice 1,0 0,0');
    expect([state.paths[hex('1,1')], state.redCubes[hex('0,1')], state.storms[hex('1,0')]]).toEqual([1, 1, 1]);
    expect([state.paths[hex('1,0')], state.redCubes[hex('1,0')], requireHester(state).sacrifices[hex('1,0')]]).toEqual([
      0, 0, 0,
    ]);
    expect(requireHester(state).sacrifices[hex('0,0')]).toBe(1);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-1 pushed only to legal hexes; a haint that has none goes back to its owner', () => {
    // around the corner 3,-3: a fire, a townsfolk, an uninfected enemy
    const s = hesters(
      {
        cubes: { forest: 1 },
        flames: { '2,-2': 2 },
        infected: { protectors: { '3,-2': 1 }, family: { '3,-3': 2 } },
      },
      {
        protectors: { haints: { '3,-2': 2 } },
        family: { haints: { '3,-3': 2 } },
        townsfolk: ['2,-3'],
      },
    );
    const played = play(s, 'use move', 'creep haint 3,-2 3,-3 terrain', 'choose side_1');
    expect(eventsOf(played, 'haintRemoved').map(({ owner, hex: at }) => [owner, at])).toEqual([[1, hex('3,-3')]]);
    expect(haintsAt(played.state, 'family', '3,-3')).toBe(0);
    expect(requireHester(played.state).snakes).toBe(8);
    expect(side(played.state, 'family').haintsLeft).toBe(13);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-FIRE-1 HC-FIRE-5 without a pair on her board the move is not allowed', () => {
    const flames = { '-3,0': 2, '-3,3': 2, '3,0': 2 };
    const s = hesters(
      { cubes: { forest: 1, bog: 1 }, flames, infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    expect(requireHester(s).pairs).toBe(0);
    const open = play(s, 'use move').state;
    expect(open).not.toAllow('creep haint 2,-1 1,0 terrain');
    expect(open).not.toAllow('creep haint 1,0 2,-1 terrain');
  });

  test('HC-FIRE-2 HC-DIFF-11 pairs are counted, whichever is taken', () => {
    const pairs = [3, 2, 1].map((count) => {
      const s = meeting();
      const burnt = requireHester(s);
      burnt.pairs = count;
      burnt.flamesLeft = 11 - 2 * count;
      return requireHester(play(s, ...ignite, 'choose side_0').state).pairs;
    });
    expect(pairs).toEqual([2, 1, 0]);
  });

  test('HC-FIRE-3 nobody scores, nobody was killed', () => {
    const { state } = play(meeting(), ...ignite, 'choose side_0');
    expect(points(state)).toBe('0:0');
    expect(state.seats.map(({ plate }) => plate)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('HC-FIRE-5 HC-OQ-32 the action is gained even without a flame token for it', () => {
    const s = hesters(
      {
        cubes: { forest: 1 },
        flames: { '-3,0': 3, '3,0': 2 },
        pairs: 1,
        actions: 5,
        squares: { protectors: ['fire', 'fire'], family: ['fire', 'fire'] },
        infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } },
      },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    expect(requireHester(s).flamesLeft).toBe(0);
    const { state } = play(s, ...ignite, 'choose side_0');
    expect(requireHester(state).actions).toBe(6);
    expect(requireHester(state).flamesLeft).toBe(0);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-FIRE-6 a mountain may burn', () => {
    const s = hesters(
      { cubes: { plains: 2 }, infected: { protectors: { '2,-1': 1 }, family: { '2,0': 1 } } },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '2,0': 1 } } },
    );
    const { state } = play(s, 'use move', 'creep haint 2,-1 2,0 any', 'choose side_0');
    expect(flamesOn(state, '2,0')).toBe(2);
  });

  test('HC-HMOV-2 HC-FIRE-1 cubes of any colours are paid before the square is chosen', () => {
    const s = hesters(
      { cubes: { plains: 1, bog: 2 }, infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
      { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '1,0': 1 } } },
    );
    const asked = play(s, 'use move', 'creep haint 2,-1 1,0 any').state;
    expect(asked).toOffer('pay', ['pay bog', 'pay plains']);
    const { state } = play(asked, 'pay bog', 'pay bog', 'choose side_0');
    expect(requireHester(state).cubes).toEqual([0, 0, 1, 0]);
  });
});

describe('while it burns', () => {
  test('HC-FIRE-4 HC-OQ-55 no unit of a faction enters or appears there', () => {
    const burning = (turn: 'protectors' | 'family') => {
      const s = hesters(
        { flames: { '0,2': 2, '0,-2': 2 } },
        { protectors: { legend: '0,1', haints: { '0,1': 1 } }, family: { legend: '0,-1', haints: { '0,-1': 1 } } },
      );
      s.active = turn === 'protectors' ? 0 : 1;
      s.flow = [{ kind: 'turn', seat: s.active, acted: false }];
      return play(s, 'jar wild').state;
    };
    const red = burning('protectors');
    expect(red).toOffer('spawn', ['spawn 0,1']);
    expect(legalTexts(red, 'move').some((text) => text.split(' ')[2] === '0,2')).toBe(false);
    const blue = burning('family');
    expect(blue).toOffer('spawn', ['spawn 0,-1']);
    expect(legalTexts(blue, 'move').some((text) => text.split(' ')[2] === '0,-2')).toBe(false);
  });
});

test('HC-HEND-1 HC-HEST-2 the sixth square wins at once, whatever the points and wherever she is', () => {
  const s = hesters(
    {
      cubes: { forest: 1 },
      squares: { protectors: ['fire', 'move', 'wild'], family: ['fire', 'fire'] },
      infected: { protectors: { '2,-1': 1 }, family: { '1,0': 2 } },
    },
    {
      protectors: { haints: { '2,-1': 1 }, points: 9 },
      family: { haints: { '1,0': 2 } },
      tokens: { '1,0': ['spawn'] },
    },
  );
  const { state } = play(s, ...ignite);
  expect(toDecide(state)).toBe('over');
  expect(state.result).toEqual({ winner: 2, scores: [9, 0, 6] });
  expect(requireHester(state).hex).toBeUndefined();
  expect(legalTexts(state)).toEqual([]);
});
