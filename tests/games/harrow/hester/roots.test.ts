import { describe, test } from 'vitest';
import { distance, hexCount } from '../../../../src/engine/games/harrow/county.ts';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { settleRoots } from '../../../../src/engine/games/harrow/rules/hester/roots.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, tokensAt } from '../play.ts';
import { hex } from '../position.ts';
import { breaks, cubes, flamesOn, hesters, oldRoots, roots, supply } from './turn.ts';

/** Roots of her last turn that end on a hex, one that nothing here is near. */
const endingAt = {
  '2,-3': ['3,-2>3,-3', '3,-3>2,-3'],
  '0,-1': ['1,-2>1,-1', '1,-1>0,-1'],
} as const;

describe('placing', () => {
  test('HC-ROOT-3 the very first root of the game points from outside to any of the 18 edge hexes', () => {
    const s = hesters({ step: 'roots' });
    const edge = Array.from({ length: hexCount }, (_, i) => i).filter((i) => distance(i, hex('0,0')) === 3);
    expect(legalTexts(s, 'root')).toHaveLength(edge.length);
    expect(s).toAllow('root -3,2');
    expect(s).not.toAllow('root 0,2');
    const { state } = play(s, 'root -3,2');
    expect(roots(state)).toEqual(['>-3,2']);
    expect(state).toOffer('root', ['root -3,1', 'root -3,3', 'root -2,1', 'root -2,2']);
  });

  test('HC-ROOT-2 HC-ROOT-4 the next root joins the tip to one of its neighbours', () => {
    const s = hesters({ step: 'roots', roots: endingAt['0,-1'] });
    expect(s).toOffer('root', ['root -1,-1', 'root -1,0', 'root 0,0', 'root 0,-2']);
    const one = play(s, 'root 0,0').state;
    expect(roots(one)).toEqual(['0,-1>0,0']);
    expect(one).toOffer('root', ['root -1,0', 'root -1,1', 'root 0,1', 'root 1,0']);
    expect(roots(play(one, 'root 0,1').state)).toEqual(['0,-1>0,0', '0,0>0,1']);
  });

  test('HC-ROOT-5 no root points off the map', () => {
    const s = hesters({ step: 'roots', roots: ['-1,-2>-2,-1', '-2,-1>-3,0'] });
    expect(s).toOffer('root', ['root -3,1', 'root -2,0']);
  });

  test('HC-ROOT-6 nor to a hex that a root of this or of the last turn touches', () => {
    // the last turn touched 1,-2, 1,-1 and 0,-1
    const s = hesters({ step: 'roots', roots: endingAt['0,-1'] });
    expect(s).not.toAllow('root 1,-2');
    expect(s).not.toAllow('root 1,-1');
    const one = play(s, 'root 0,0').state;
    expect(one).not.toAllow('root 0,-1');
    expect(one).not.toAllow('root 1,-1');
  });

  test('HC-ROOT-1 HC-ROOT-7 two roots of the colour that is not on the map; then the others leave', () => {
    const s = hesters({ step: 'roots', roots: endingAt['0,-1'], rootColour: 'brown' });
    expect(oldRoots(s)).toEqual([...endingAt['0,-1']]);
    const one = play(s, 'root 0,0');
    expect(eventsOf(one, 'rootPlaced').map(({ colour }) => colour)).toEqual(['black']);
    expect(oldRoots(one.state)).toHaveLength(2);
    const two = play(one.state, 'root 0,1');
    expect(eventsOf(two, 'rootsWithdrawn').map(({ colour, roots: gone }) => [colour, gone.length])).toEqual([
      ['brown', 2],
    ]);
    expect(oldRoots(two.state)).toEqual([]);
    expect(roots(two.state)).toHaveLength(2);
    expect(legalTexts(two.state, 'root')).toEqual([]);
  });

  test('HC-ROOT-12 HC-OQ-31 cornered by the roots of her last turn she may use their hexes', () => {
    const s = hesters({ step: 'roots', roots: ['3,-1>2,0', '2,0>2,1', '2,1>3,0'] });
    expect(s).toOffer('root', ['root 3,-1', 'root 2,0', 'root 2,1']);
    // what this turn touches stays forbidden
    const one = play(s, 'root 2,1').state;
    expect(one).toOffer('root', ['root 1,1', 'root 1,2']);
  });

  test('HC-ROOT-12 with no hex at all the root is skipped', () => {
    const s = hesters({ roots: ['3,-1>2,0', '2,0>2,1', '2,1>3,0'] });
    s.flow.push({ kind: 'roots', seat: hesterSeat, left: 1, extra: true });
    const events: string[] = [];
    expect(
      settleRoots(s, { kind: 'roots', seat: hesterSeat, left: 1, extra: true }, ({ type }) => events.push(type)),
    ).toBe(true);
    expect(events).toEqual(['rootSkipped']);
    expect(s.flow.map(({ kind }) => kind)).toEqual(['hester']);
  });

  test('HC-ROOT-11 HC-HINT-5 HC-HINT-6 units, storms, objectives neither stop roots nor feel them', () => {
    const s = hesters(
      { step: 'roots', roots: endingAt['0,-1'] },
      {
        protectors: { haints: { '-1,0': 4 } },
        storms: ['-1,0'],
        townsfolk: ['-1,-1'],
        buildings: ['-2,1'],
        tokens: { '-1,0': ['move'] },
      },
    );
    const { state } = play(s, 'root -1,0', 'root -2,1');
    expect(haintsAt(state, 'protectors', '-1,0')).toBe(4);
    expect(tokensAt(state, '-1,0')).toEqual(['move']);
    expect([state.storms[hex('-1,0')], state.townsfolk[hex('-1,-1')], state.buildings[hex('-2,1')]]).toEqual([1, 1, 1]);
    expect(legalTexts(s, 'root')).toContain('root -1,-1');
  });

  test('HC-ROOT-13 roots stay until her next turn', () => {
    let { state } = play(hesters({ step: 'roots' }, { turnsTaken: 2 }), 'root 3,-3', 'root 2,-2', 'end');
    expect(roots(state)).toEqual(['>3,-3', '3,-3>2,-2']);
    for (const seat of ['protectors', 'family']) {
      expect([seat, roots(state)]).toEqual([seat, ['>3,-3', '3,-3>2,-2']]);
      state = play(state, 'jar wild', 'done', 'end').state;
    }
    expect(oldRoots(state)).toEqual(['>3,-3', '3,-3>2,-2']);
    expect(roots(state)).toEqual([]);
  });
});

describe('cubes', () => {
  test('HC-ROOT-8 HC-EX-60 each touched hex brings a cube of its colour, the from-hex too', () => {
    const s = hesters({ step: 'roots', roots: endingAt['2,-3'], rootColour: 'brown' });
    const { state } = play(s, 'root 1,-3', 'root 0,-3');
    expect(cubes(state)).toEqual({ bog: 1, plains: 1, wetlands: 1 });
    expect(supply(state)).toEqual({ bog: 5, wetlands: 5, plains: 5, forest: 6 });
    expect(oldRoots(state)).toEqual([]);
    expect(requireHester(state).rootColour).toBe('black');
  });

  test('HC-EX-61 HC-HACT-3 a third root for an action, and the cube of its to-hex', () => {
    const s = hesters({ step: 'roots', roots: endingAt['2,-3'], rootColour: 'brown' });
    const two = play(s, 'root 1,-3', 'root 0,-3').state;
    const { state } = play(two, 'use root', 'root 0,-2');
    expect(cubes(state)).toEqual({ bog: 1, plains: 2, wetlands: 1 });
    expect(roots(state)).toEqual(['2,-3>1,-3', '1,-3>0,-3', '0,-3>0,-2']);
    expect(requireHester(state).rootColour).toBe('black');
    expect(state).not.toAllow('use root');
  });

  test('HC-HACT-3 the third root may point to a hex of her last turn, for those roots are gone', () => {
    const s = hesters({ step: 'roots', roots: ['0,-2>1,-2', '1,-2>1,-1', '1,-1>0,-1'] });
    const two = play(s, 'root 0,0', 'root 1,0').state;
    const open = play(two, 'use root').state;
    expect(open).toAllow('root 1,-1');
    expect(open).not.toAllow('root 0,0');
    expect(roots(play(open, 'root 1,-1').state)).toHaveLength(3);
  });

  test('HC-EX-62 HC-ROOT-8 in the first turn two hexes are touched: two cubes at most', () => {
    const s = hesters({ step: 'roots' });
    expect(cubes(play(s, 'root 3,-3', 'root 2,-2').state)).toEqual({ forest: 1, plains: 1 });
    expect(cubes(play(s, 'root 3,-2', 'root 2,-2').state)).toEqual({ plains: 1 });
  });

  test('HC-ROOT-8 nothing for mountain and brambles', () => {
    const s = hesters({ step: 'roots', roots: endingAt['0,-1'] });
    expect(cubes(play(s, 'root 0,0', 'root 1,0').state)).toEqual({ bog: 1, forest: 1 });
    expect(cubes(play(s, 'root -1,-1', 'root -2,0').state)).toEqual({ bog: 1, wetlands: 1 });
  });

  test('HC-ROOT-9 a colour the supply has run out of is forfeited', () => {
    const s = hesters({ step: 'roots', roots: endingAt['2,-3'], cubes: { plains: 4 }, inTree: { plains: 2 } });
    const played = play(s, 'root 1,-3', 'root 0,-3');
    expect(cubes(played.state)).toEqual({ bog: 1, wetlands: 1, plains: 4 });
    expect(eventsOf(played, 'terrainGained')).toEqual([
      { type: 'terrainGained', cubes: [1, 1, 0, 0], lost: [0, 0, 1, 0] },
    ]);
    expect(breaks(played.state)).toEqual([]);
  });

  test('HC-ROOT-9 the last cube of a colour comes once, though two hexes ask for it', () => {
    const s = hesters({ step: 'roots', roots: endingAt['0,-1'], inTree: { bog: 5 } });
    const { state } = play(s, 'root 0,0', 'root 0,1');
    expect(cubes(state)).toEqual({ bog: 1 });
  });
});

describe('fires', () => {
  const burning = { step: 'roots', roots: endingAt['0,-1'], flames: { '-1,0': 2 } } as const;

  test('HC-ROOT-10 a root into a fire adds a flame from her supply', () => {
    const s = hesters(burning);
    const left = requireHester(s).flamesLeft;
    const { state } = play(s, 'root -1,0', 'root -1,1');
    expect(flamesOn(state, '-1,0')).toBe(3);
    expect(requireHester(state).flamesLeft).toBe(left - 1);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-ROOT-10 only where it points, not where it starts', () => {
    const s = hesters({ step: 'roots', roots: ['1,-2>1,-1', '1,-1>0,-1'], flames: { '0,-1': 2 } });
    const { state } = play(s, 'root -1,0', 'root -1,1');
    expect(flamesOn(state, '0,-1')).toBe(2);
  });

  test('HC-OQ-32 HC-FIRE-5 without a flame in the supply none is added', () => {
    const s = hesters({
      ...burning,
      flames: { '-1,0': 3, '3,-3': 2, '-3,3': 2 },
      actions: 5,
      squares: { protectors: ['fire', 'fire'], family: ['fire', 'fire'] },
    });
    expect(requireHester(s).flamesLeft).toBe(0);
    const { state } = play(s, 'root -1,0', 'root -1,1');
    expect(flamesOn(state, '-1,0')).toBe(3);
  });
});
