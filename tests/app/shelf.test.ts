import { describe, expect, it } from 'vitest';
import { boxSpots, coverSize, type ShelfLayoutId, shelfLayouts } from '../../src/app/shelf-places.ts';

describe.each(Object.keys(shelfLayouts) as ShelfLayoutId[])('the shelf on a %s', (id) => {
  const layout = shelfLayouts[id];
  const [left, top, w, h] = layout.hollow;

  it('holds two boxes beside each other, either of them chosen', () => {
    const [first, second] = boxSpots(layout, 2);
    for (const [a, b] of [
      [layout.chosenScale, layout.boxScale],
      [layout.boxScale, layout.chosenScale],
    ]) {
      expect(first[0] + (a * coverSize[0]) / 2).toBeLessThan(second[0] - (b * coverSize[0]) / 2);
      expect(first[0] - (a * coverSize[0]) / 2).toBeGreaterThan(left);
      expect(second[0] + (b * coverSize[0]) / 2).toBeLessThan(left + w);
    }
  });

  it('lies between head and foot of the hollow, with room for a lamp above the boxes', () => {
    const [, board, , thick] = layout.board;
    expect(board + thick).toBeLessThan(top + h);
    expect(layout.lampHeight).toBeGreaterThan(top);
    expect(board - layout.chosenScale * coverSize[1]).toBeGreaterThan(layout.lampHeight);
  });

  it('leaves the words beside it on the screen, clear of the hollow', () => {
    const [x, y, cw, ch] = layout.column;
    expect([x + cw <= layout.width, y + ch <= layout.height]).toEqual([true, true]);
    expect(x + cw <= left || y >= top + h).toBe(true);
  });
});
