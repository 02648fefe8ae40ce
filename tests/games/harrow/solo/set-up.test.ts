import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { decks } from '../../../../src/engine/games/harrow/content/solo/cards.ts';
import { levelRules, pilesProblem } from '../../../../src/engine/games/harrow/content/solo/levels.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { type Level, levels } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { pileIds } from '../../../../src/engine/games/harrow/state/solo.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { sizes, solo } from './table.ts';

const begin = (level: Level, seed = 1, more = {}) =>
  harrow.setup(completeConfig({ mode: 'solo', level, ...more }, seed), seed);

describe('the set-up of the solo game', () => {
  test('HC-SOLO-2 18, 16 or 14 cards by level', () => {
    expect(levels.map((level) => sum(sizes(begin(level))))).toEqual([18, 16, 14]);
  });

  test('HC-SOLO-2 HC-DIFF-20 terrain cubes: one of each, two of different colours by chance, none', () => {
    expect(begin(1).hester?.cubes).toEqual([1, 1, 1, 1]);
    expect(begin(3).hester?.cubes).toEqual([0, 0, 0, 0]);
    const pairs = Array.from({ length: 40 }, (_, seed) => begin(2, seed).hester?.cubes ?? []);
    for (const cubes of pairs) expect([...cubes].sort()).toEqual([0, 0, 1, 1]);
    expect(new Set(pairs.map(String)).size).toBe(6);
    for (const level of levels) {
      const { hester } = begin(level);
      expect(hester?.supply.map((n, i) => n + (hester?.cubes[i] ?? 0))).toEqual([6, 6, 6, 6]);
    }
  });

  test('HC-SOLO-3 HC-DIFF-26 the player says how many of each deck; which ones is chance', () => {
    const s = begin(2, 3, { piles: [12, 0, 4] });
    expect(sizes(s)).toEqual([12, 0, 4]);
    pileIds.forEach((pile, i) => {
      for (const card of solo(s).piles[i]) expect(decks[pile]).toContain(card);
      expect(new Set(solo(s).piles[i]).size).toBe(solo(s).piles[i].length);
    });
    expect(solo(begin(2, 4, { piles: [12, 0, 4] })).piles).not.toEqual(solo(s).piles);
  });

  test('HC-SOLO-3 the total must be the level’s, of whole cards, and no deck has more than it has', () => {
    for (const level of levels) expect(pilesProblem(level, levelRules[level].piles)).toBeUndefined();
    expect(pilesProblem(1, [6, 6, 5])).toBe('level 1 has 18 cards, not 17');
    expect(pilesProblem(1, [8, 10, 0])).toBe('10 upgrades cards: there are 0 to 9');
    expect(pilesProblem(1, [-1, 9, 10])).toBe('-1 tactics cards: there are 0 to 16');
    expect(pilesProblem(1, [6, 5.5, 6.5])).toBe('5.5 upgrades cards: there are 0 to 9');
    expect(() => begin(1, 1, { piles: [6, 6, 5] })).toThrow('level 1 has 18 cards');
  });

  test('HC-SOLO-4 HC-OQ-38 a legend and three haints at home, three cubes, and nothing of jars, tokens, cards or tracks', () => {
    const s = begin(1, 1, { legends: { protectors: 'priscilla', family: 'corbin' } });
    for (const own of s.seats) {
      expect([own.cubes, own.haints[own.home], own.legendHex, own.wild]).toEqual([3, 3, own.home, 0]);
      expect([...own.hand, ...own.deck]).toEqual([]);
    }
    expect(s.seats.map(({ legend }) => legend)).toEqual(['priscilla', 'corbin']);
    expect(sum(s.tokens)).toBe(0);
    expect(s.box).toEqual([20, 15, 15, 10]);
  });

  test('HC-SOLO-5 no points, both spoons at 1, Hester with four cards and one action off the map', () => {
    const s = begin(3);
    for (const { points, spoon } of s.seats) expect([points, spoon]).toEqual([0, 1]);
    expect([s.hester?.hand.length, s.hester?.actions, s.hester?.hex]).toEqual([4, 1, undefined]);
    expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: hesterSeat });
  });

  test('nobody sees the order of the piles', () => {
    const s = begin(1);
    for (const viewer of [0, 1, hesterSeat, 'table'] as const) {
      const seen = harrow.view(s, viewer).solo;
      expect(seen?.piles.map((pile) => pile.length)).toEqual(sizes(s));
      expect(new Set(seen?.piles.flat())).toEqual(new Set(['hidden']));
    }
  });
});
