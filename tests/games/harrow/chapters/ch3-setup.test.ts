import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { legalTexts, play, side, toDecide } from '../play.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const fresh = (seed: number) => harrow.setup({ mode: 'ch3', map: 'b', north: 'protectors' }, seed);

test('HC-DIFF-28 HC-FP-3 whatever was turned up, five tiles that are not on the board are the stack', () => {
  for (const seed of seeds) {
    const s = fresh(seed);
    expect(s.slots.map((slot) => slot.length)).toEqual([1, 1, 1, 1]);
    expect(s.tileStack).toHaveLength(5);
    expect(new Set([...s.tileStack, ...s.slots.flat().map(({ tile }) => tile)]).size).toBe(9);
  }
});

describe('objectives', () => {
  test('HC-DIFF-6 HC-PLC-3 none on a hex with units of anyone: neither home is free at the start', () => {
    for (const seed of seeds.slice(0, 10)) {
      let s = fresh(seed);
      for (let n = 0; n < 2; n++) {
        const hexes = legalTexts(s, 'put').map((text) => text.split(' ')[2]);
        // all 32 terrain hexes but the two homes, and but the objective just placed
        expect(hexes).toHaveLength(30 - n);
        expect(hexes).not.toContain('0,-2');
        expect(hexes).not.toContain('0,2');
        s = play(s, legalTexts(s, 'put')[seed]).state;
      }
      expect(invariantBreaks(s)).toEqual([]);
    }
  });

  test('HC-C3-1 HC-C2-4 cards as in chapter 2; the lantern’s finder begins', () => {
    for (const seed of seeds.slice(0, 20)) {
      const s = fresh(seed);
      expect(s.seats.map(({ hand }) => hand.length)).toEqual([3, 3]);
      expect(toDecide(s)).toBe(s.seats[s.lantern].faction);
      expect([side(s, 'protectors').spoon, side(s, 'family').spoon]).toEqual([1, 1]);
    }
  });
});
