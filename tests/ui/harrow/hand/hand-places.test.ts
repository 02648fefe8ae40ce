import { describe, expect, test } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { handPlaces } from '../../../../src/ui/harrow/hand/hand-places.ts';

/** The narrowest strip of a card on which its name can be read, and the lowest. */
const [readableWidth, readableHeight] = [76, 22];

describe.each(['desktop', 'tablet'] as const)('the hand on a %s', (id) => {
  const layout = layouts[id];
  const [, , width, height] = layout.map.hand;

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i cards stay in their place, and every name is seen', (count) => {
    const places = handPlaces(layout, layout.map.hand, count);
    expect(places.cards).toHaveLength(count);
    places.cards.forEach((card, i) => {
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.x + places.width).toBeLessThanOrEqual(width);
      expect(card.y).toBeGreaterThanOrEqual(places.top - 4);
      expect(card.y + card.height).toBeLessThanOrEqual(height);
      expect(card.strip).toBeGreaterThanOrEqual(readableWidth);
      expect(card.height).toBeGreaterThanOrEqual(readableHeight);
      for (const next of places.cards.slice(i + 1)) {
        const isBeside = next.x >= card.x + card.strip - 1 || card.x >= next.x + next.strip - 1;
        expect(isBeside || next.y >= card.y + card.height).toBe(true);
      }
    });
  });
});
