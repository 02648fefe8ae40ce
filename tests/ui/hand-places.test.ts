import { describe, expect, test } from 'vitest';
import { layouts } from '../../src/ui/layout.ts';
import { handPlaces } from '../../src/ui/parts/hand-places.ts';

describe.each(['desktop', 'tablet'] as const)('the hand on a %s', (id) => {
  const layout = layouts[id];
  const [, , width, height] = layout.map.hand;

  test.each([1, 2, 3, 4, 5, 7, 9])('%i cards stay in their place, one beside the other', (count) => {
    const places = handPlaces(layout, count);
    expect(places.cards).toHaveLength(count);
    places.cards.forEach(({ x, y, height: seen }, i) => {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + places.width).toBeLessThanOrEqual(width);
      expect(y + seen).toBeLessThanOrEqual(height + 40);
      const before = places.cards[i - 1];
      if (before) expect(x - before.x + (y - before.y)).toBeGreaterThan(0);
    });
  });
});
