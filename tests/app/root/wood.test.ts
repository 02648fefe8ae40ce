import { describe, expect, it } from 'vitest';
import { fieldSpot, fieldWidth, scoreTracks } from '../../../src/app/root/score-track-places.ts';
import {
  clearingEdge,
  placeSpot,
  rimOf,
  slotSide,
  slotSpots,
  stumpReach,
  woodIds,
  woods,
} from '../../../src/app/root/wood-places.ts';
import { maps } from '../../../src/engine/games/root/content/maps/maps.ts';

const { suits, forests, slots } = maps.autumn;
const clearings = suits.map((_, clearing) => clearing);
const apart = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
  Math.hypot(ax - bx, ay - by);

describe.each(woodIds)('the wood on a %s', (id) => {
  const wood = woods[id];
  const [left, top, w, h] = wood.print;
  const [sheetLeft, sheetTop, sheetWidth, sheetHeight] = wood.sheet;

  it('lies on its sheet with all its clearings and forests', () => {
    for (const [x, y] of [...clearings, ...forests].map((place) => placeSpot(wood, place))) {
      expect([x > left, x < left + w, y > top, y < top + h]).toEqual([true, true, true, true]);
    }
    const edges = clearings.flatMap((clearing) => clearingEdge(wood, clearing));
    const [xs, ys] = [edges.map(([x]) => x), edges.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeGreaterThan(sheetLeft);
    expect(Math.max(...xs)).toBeLessThan(sheetLeft + sheetWidth);
    expect(Math.min(...ys)).toBeGreaterThan(sheetTop);
    expect(Math.max(...ys)).toBeLessThan(sheetTop + sheetHeight);
  });

  it('keeps clearings clear of each other and of the stumps', () => {
    for (const a of clearings) {
      const edge = clearingEdge(wood, a, 4 * wood.k).filter((_, i) => i % 3 === 0);
      for (const b of clearings.filter((each) => each > a)) {
        const other = clearingEdge(wood, b).filter((_, i) => i % 3 === 0);
        const nearest = Math.min(...edge.flatMap((p) => other.map((q) => apart(p, q))));
        expect(nearest, `${a + 1} and ${b + 1}`).toBeGreaterThan(2);
      }
      for (const forest of forests) {
        const stump = placeSpot(wood, forest);
        expect(Math.min(...edge.map((p) => apart(p, stump))), `${a + 1} and ${forest}`).toBeGreaterThan(
          (stumpReach * wood.k) / 2,
        );
      }
    }
  });

  it('has the slots of the map, beside each other within their clearing (RT-2.2.3)', () => {
    for (const clearing of clearings) {
      const spots = slotSpots(wood, clearing);
      expect(spots).toHaveLength(slots[clearing]);
      const [cx, cy] = placeSpot(wood, clearing);
      for (const [i, [x, y]] of spots.entries()) {
        expect(Math.abs(x - cx) + slotSide(wood) / 2).toBeLessThan(wood.rx);
        expect(Math.abs(y - cy) + slotSide(wood) / 2).toBeLessThan(wood.ry);
        if (i > 0) expect(x - spots[i - 1][0]).toBeGreaterThan(slotSide(wood));
      }
    }
  });

  it('gives every token on a rim a place of its own', () => {
    for (const clearing of clearings) {
      const { sign, row, wood: logs, sympathy, keep } = rimOf(wood, clearing);
      const spots = [sign, row, logs, sympathy, keep];
      for (const [i, spot] of spots.entries())
        for (const other of spots.slice(0, i)) expect(apart(spot, other)).toBeGreaterThan(24 * wood.k);
    }
  });

  it('counts points on a plank with a field for each from 0 to 30 (RT-1.3)', () => {
    const [x, , width] = scoreTracks[id];
    const fields = Array.from({ length: 31 }, (_, points) => fieldSpot(id, points)[0]);
    expect(fields[0] - fieldWidth(id) / 2).toBeGreaterThan(x);
    expect(fields[30] + fieldWidth(id) / 2).toBeLessThan(x + width);
  });
});
