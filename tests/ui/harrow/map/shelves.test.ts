import { describe, expect, test } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { tileIds } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { tileSquares, waitingStrips } from '../../../../src/ui/harrow/map/shelves.ts';
import { position } from '../../../games/harrow/position.ts';

describe.each(layoutIds)('tiles on a %s', (id) => {
  const layout = layouts[id];
  const s = position({ mode: 'ch3' });
  s.slots = [[], [{ tile: 'b_move', used: false }], [{ tile: 'b_lantern', used: false }], []];

  test('a lone tile lies in the middle of its slot', () => {
    const [x, y] = layout.map.shelves.tiled.slots[2];
    const [[left, top, side]] = tileSquares(layout, s, 2);
    expect([left + side / 2, top + side / 2]).toEqual([x, y]);
  });

  test.each([2, 3, 4, 6])('%i tiles lie in the slot side by side, none over another', (count) => {
    const several = structuredClone(s);
    several.slots[1] = tileIds.slice(0, count).map((tile) => ({ tile, used: false }));
    const squares = tileSquares(layout, several, 1);
    const { slots, tileRoom } = layout.map.shelves.tiled;
    const [x, y] = slots[1];
    const [w, h] = tileRoom;
    squares.forEach(([left, top, side], i) => {
      expect(left).toBeGreaterThanOrEqual(x - w / 2 - 0.001);
      expect(left + side).toBeLessThanOrEqual(x + w / 2 + 0.001);
      expect(top).toBeGreaterThanOrEqual(y - h / 2 - 0.001);
      expect(top + side).toBeLessThanOrEqual(y + h / 2 + 0.001);
      for (const [otherLeft, otherTop] of squares.slice(i + 1)) {
        expect(Math.max(Math.abs(otherLeft - left), Math.abs(otherTop - top))).toBeGreaterThanOrEqual(side);
      }
    });
  });
});

test('a strip is gone when its last objective has entered the map', () => {
  const s = position({ mode: 'ch3' });
  s.waiting = { townsfolk: [false, true, false, false], buildings: [false, false, false, false] };
  expect(waitingStrips(s).map(({ faction }) => faction)).toEqual(['protectors']);
});
