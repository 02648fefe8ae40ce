import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { hesterCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { expect } from '../matchers.ts';
import { legalTexts, play, toDecide } from '../play.ts';
import { breaks, hesters } from './turn.ts';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const fresh = (seed: number) => harrow.setup({ mode: 'ch5', map: 'a', north: 'family' }, seed);

describe('set-up', () => {
  test('HC-HEST-1 two factions play as in chapter 3, Hester is a third seat', () => {
    for (const seed of seeds) {
      const s = fresh(seed);
      const ch3 = harrow.setup({ mode: 'ch3', map: 'a', north: 'family' }, seed);
      expect(s.seats).toEqual(ch3.seats);
      expect([s.slots, s.lantern, s.tokens, s.waiting]).toEqual([ch3.slots, ch3.lantern, ch3.tokens, ch3.waiting]);
      expect(ch3.hester).toBeUndefined();
      expect(breaks(s)).toEqual([]);
    }
  });

  test('HC-HEST-2 HC-HEST-3 six squares, three on each faction’s side, all empty', () => {
    const { squares } = requireHester(fresh(1));
    expect(squares).toEqual([[], []]);
    // with two on a side a third fits, a fourth never does
    const full = hesters(
      {
        cubes: { bog: 2 },
        infected: { protectors: { '1,0': 1 }, family: { '0,1': 1 } },
        squares: { family: ['fire', 'fire', 'fire'] },
      },
      { protectors: { haints: { '1,0': 1 } }, family: { haints: { '0,1': 1 } } },
    );
    const lit = play(full, 'use move', 'creep haint 1,0 0,1 terrain');
    expect(requireHester(lit.state).squares).toEqual([['fire'], ['fire', 'fire', 'fire']]);
  });

  test('HC-HEST-4 twelve flames: three pairs on her board, one action, five in the supply', () => {
    const { pairs, actions, flamesLeft, flames } = requireHester(fresh(1));
    expect({ pairs, actions, flamesLeft, onMap: sum(flames) }).toEqual({
      pairs: 3,
      actions: 1,
      flamesLeft: 5,
      onMap: 0,
    });
  });

  test('HC-HEST-5 no roots on the map, eight snakes, 24 terrain cubes in the supply and none of them hers', () => {
    const { roots, oldRoots, snakes, supply, cubes, tip } = requireHester(fresh(1));
    expect({ roots, oldRoots, snakes, tip }).toEqual({ roots: [], oldRoots: [], snakes: 8, tip: undefined });
    expect(supply).toEqual([6, 6, 6, 6]);
    expect(cubes).toEqual([0, 0, 0, 0]);
  });

  test('HC-HEST-6 four of thirteen shuffled cards, and no more during the game', () => {
    const hands = seeds.map((seed) => {
      const { hand, deck } = requireHester(fresh(seed));
      expect(hand).toHaveLength(4);
      expect([...hand, ...deck].sort()).toEqual([...hesterCardIds].sort());
      return hand.join(' ');
    });
    expect(new Set(hands).size).toBeGreaterThan(15);
    const s = hesters({ hand: ['h_ward'] });
    const after = play(s, 'lay h_ward', 'end').state;
    expect(requireHester(after).hand).toEqual([]);
    expect(requireHester(after).deck).toHaveLength(12);
  });

  test('HC-HEST-7 Hester is not on the map', () => {
    expect(requireHester(fresh(1)).hex).toBeUndefined();
  });
});

test('HC-HEST-20 roots, cubes, actions and cards in any order, the tree, the actions after it, the end', () => {
  const s = hesters(
    {
      step: 'roots',
      roots: ['0,-3>1,-3', '1,-3>2,-3'],
      row: [['h_mud_eye']],
      actions: 3,
      squares: { family: ['fire', 'fire'] },
    },
    { protectors: { haints: { '2,-1': 1 } } },
  );
  expect(legalTexts(s).every((text) => text.startsWith('root '))).toBe(true);
  const acting = play(s, 'root 2,-2', 'root 2,-1').state;
  expect(toDecide(acting)).toBe('hester');
  expect(acting).toAllow('call h_mud_eye');
  expect(acting).toAllow('use root');
  expect(acting).toAllow('shake');
  expect(acting).not.toAllow('root 1,0');
  const called = play(acting, 'use root', 'root 1,0', 'call h_mud_eye', 'choose family', 'choose bog').state;
  const fallen = play(called, 'shake', 'tree red=0 blue=0 bog=1').state;
  expect(legalTexts(fallen).sort()).toEqual(['end', 'use infect']);
  const { state } = play(fallen, 'use infect', 'infect 2,-1 terrain', 'end');
  expect(toDecide(state)).toBe('protectors');
});
