import { describe, expect, test } from 'vitest';
import { shelfColumns, shelfRows, tileCorners } from '../../../src/app/harrow/shelf-places.ts';

describe('the jars on the shelves', () => {
  test('face each other in rows, equally far apart, their names and slots in the middle', () => {
    const { jars, names, slots } = shelfRows([100, 200], [50, 30], 1, 5, { y: -10, tileSide: 20, tileRoom: [20, 20] });
    expect(jars.map(({ north }) => north)).toEqual([50, 80, 110, 140].map((y) => [100, y]));
    expect(jars.map(({ south }) => south)).toEqual([50, 80, 110, 140].map((y) => [200, y]));
    expect(names).toEqual([55, 85, 115, 145].map((y) => [150, y]));
    expect(slots).toEqual([40, 70, 100, 130].map((y) => [150, y]));
  });

  test('or stand in columns, one seat above the other', () => {
    const { jars, names } = shelfColumns([50, 30], [100, 200], 1, 150);
    expect(jars.map(({ north }) => north)).toEqual([50, 80, 110, 140].map((x) => [x, 100]));
    expect(jars.map(({ south }) => south)).toEqual([50, 80, 110, 140].map((x) => [x, 200]));
    expect(names).toEqual([50, 80, 110, 140].map((x) => [x, 150]));
  });
});

test('a row of tiles that is not full lies in the middle under the others', () => {
  const [first, second, third] = tileCorners({ columns: 2, rows: 2, side: 20 }, 3);
  expect(third[0]).toBe((first[0] + second[0]) / 2);
  expect([first[1], third[1]]).toEqual([-22.5, 2.5]);
});
