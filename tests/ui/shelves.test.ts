import { describe, expect, test } from 'vitest';
import { layoutIds, layouts } from '../../src/ui/layout.ts';
import { tileSquares, waitingStrips } from '../../src/ui/shelves.ts';
import { position } from '../games/harrow/position.ts';

describe.each(layoutIds)('tiles on a %s', (id) => {
  const layout = layouts[id];
  const s = position({ mode: 'ch3' });
  s.slots = [[], [{ tile: 'b_move', used: false }], [{ tile: 'b_lantern', used: false }], []];

  test('a lone tile lies in the middle of its slot', () => {
    const [x, y] = layout.map.shelves.tiled.slots[2];
    const [[left, top, side]] = tileSquares(layout, s, 2);
    expect([left + side / 2, top + side / 2]).toEqual([x, y]);
  });

  test('several tiles lie between the jars, each with a square of its own', () => {
    const several = structuredClone(s);
    several.slots[1].push({ tile: 'b_wild', used: false }, { tile: 'b_spawn', used: true });
    const squares = tileSquares(layout, several, 1);
    expect(new Set(squares.map(String)).size).toBe(3);
    const [x] = layout.map.shelves.tiled.slots[1];
    for (const [left, , side] of squares) {
      expect(left).toBeGreaterThan(x - 50);
      expect(left + side).toBeLessThan(x + 50);
    }
  });
});

test('a strip is gone when its last objective has entered the map', () => {
  const s = position({ mode: 'ch3' });
  s.waiting = { townsfolk: [false, true, false, false], buildings: [false, false, false, false] };
  expect(waitingStrips(s).map(({ faction }) => faction)).toEqual(['protectors']);
});
