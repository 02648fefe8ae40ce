import { describe, expect, test } from 'vitest';
import { mapIds } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { lanternFinder } from '../../../../src/engine/games/harrow/rules/tiles.ts';
import { tileIds } from '../../../../src/engine/games/harrow/state/tiles.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';

const setUp = (seed: number, map: (typeof mapIds)[number] = 'a'): HarrowState =>
  harrow.setup(
    {
      mode: 'ch3',
      map,
      north: 'family',
      legends: { protectors: 'bernice', family: 'willa' },
      tracks: { protectors: 'b', family: 'b' },
    },
    seed,
  );

const many = Array.from({ length: 3000 }, (_, seed) => setUp(seed));
const share = (is: (s: HarrowState) => boolean) => many.filter(is).length / many.length;

describe('HC-C3-1', () => {
  test.each(mapIds)('HC-C3-1 HC-WHL-1 on map %s', (map) => {
    const s = setUp(5, map);
    expect(s.config.map).toBe(map);
    expect(s.seats.map(({ legend, track }) => [legend, track])).toEqual([
      ['bernice', 'b'],
      ['willa', 'b'],
    ]);
    for (const own of s.seats) {
      expect(own).toMatchObject({ spoon: 1, plate: [0, 0], credit: 0, wild: 1, cubes: 3, spent: [], turns: 0 });
      expect(own.hand).toHaveLength(3);
    }
    expect(s.seats.map(({ deck }) => deck.length)).toEqual([13, 6]);
    expect(s.seats[1].bag).toEqual([4, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(invariantBreaks(s)).toEqual([]);
  });

  test('HC-C3-1 HC-PLC-1 no objective is on the map, one of each side waits for every terrain', () => {
    const s = setUp(5);
    expect([...s.townsfolk, ...s.buildings].every((n) => n === 0)).toBe(true);
    expect(s.waiting).toEqual({ townsfolk: [true, true, true, true], buildings: [true, true, true, true] });
  });
});

describe('who begins', () => {
  test('HC-BON-1 HC-BON-6 HC-FP-1 four of the nine tiles face up, one in each slot, five in the stack', () => {
    for (const s of many.slice(0, 100)) {
      expect(s.slots.map((slot) => slot.length)).toEqual([1, 1, 1, 1]);
      const up = s.slots.flat();
      expect(up.every(({ used }) => !used)).toBe(true);
      expect([...up.map(({ tile }) => tile), ...s.tileStack].sort()).toEqual([...tileIds].sort());
      expect(s.tilesUsed).toEqual([]);
    }
  });

  test('HC-FP-1 every tile is equally likely in every slot', () => {
    for (const tile of tileIds) {
      for (const slot of [0, 1, 2, 3]) {
        expect(Math.abs(share((s) => s.slots[slot][0].tile === tile) - 1 / 9)).toBeLessThan(0.025);
      }
    }
  });

  test('HC-FP-1 HC-OQ-19 who turns the first tile is decided at random', () => {
    // the finder of a lantern tile in the first slot turned the first tile
    const first = many.filter((s) => s.slots[0][0].tile === 'b_lantern');
    const protectors = first.filter((s) => s.lantern === 0).length / first.length;
    expect(first.length).toBeGreaterThan(250);
    expect(Math.abs(protectors - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(share((s) => s.lantern === 0) - 0.5)).toBeLessThan(0.03);
  });

  test('HC-FP-2 the tile stays in its slot, usable, and its finder begins', () => {
    const s = many.find(({ slots }) => slots.flat().some(({ tile }) => tile === 'b_lantern'));
    expect(s?.active).toBe(s?.lantern);
    expect(s?.slots.flat().find(({ tile }) => tile === 'b_lantern')).toEqual({ tile: 'b_lantern', used: false });
  });

  test('HC-FP-1 HC-FP-3 HC-EX-43 the tiles are turned up alternately, as many as it takes', () => {
    const others = tileIds.filter((tile) => tile !== 'b_lantern');
    const found = tileIds.map((_, at) =>
      lanternFinder([...others.slice(0, at), 'b_lantern', ...others.slice(at)], 0, 2),
    );
    expect(found).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0]);
    // the fourth tile, and the sixth, if the Family turned the first
    expect(lanternFinder([...others.slice(0, 3), 'b_lantern'], 1, 2)).toBe(0);
    expect(lanternFinder([...others.slice(0, 5), 'b_lantern'], 1, 2)).toBe(0);
  });

  test('HC-FP-3 HC-EX-43 found later, the lantern tile is shuffled into the stack with the other four', () => {
    const later = many.filter((s) => s.tileStack.includes('b_lantern'));
    expect(Math.abs(later.length / many.length - 5 / 9)).toBeLessThan(0.04);
    for (let place = 0; place < 5; place++) {
      const here = later.filter((s) => s.tileStack[place] === 'b_lantern').length / later.length;
      expect(Math.abs(here - 1 / 5)).toBeLessThan(0.05);
    }
  });
});
