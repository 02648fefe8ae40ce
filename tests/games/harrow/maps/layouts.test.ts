import { describe, expect, test } from 'vitest';
import { hasIcon, terrainOf, terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { mapIds, maps } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { brambles, corners, county, homes, isNearHome } from '../../../../src/engine/games/harrow/county.ts';
import { mirrorHex } from '../fuzz/mirror.ts';
import { hex } from '../position.ts';

const all = [...county.keys()];

test('HC-MAP-1 HC-MAP-27 two sides with different layouts', () => {
  expect(mapIds).toHaveLength(2);
  expect(maps.a.kinds).not.toEqual(maps.b.kinds);
});

describe.each(mapIds)('layout %s', (id) => {
  const layout = maps[id];
  const count = (kind: string) => layout.kinds.filter((each) => each === kind).length;

  test('HC-MAP-2 HC-GAP-1 every one of the 37 hexes has a kind: 8 of each terrain, 4 mountains, the brambles', () => {
    expect(layout.kinds).toHaveLength(37);
    expect(terrains).toEqual(['bog', 'wetlands', 'plains', 'forest']);
    for (const terrain of terrains) expect(count(terrain)).toBe(8);
    expect(count('mountain')).toBe(4);
    expect(count('brambles')).toBe(1);
  });

  test('HC-MAP-3 mountains and brambles are no terrain', () => {
    for (const each of all) {
      const isTerrain = !['mountain', 'brambles'].includes(layout.kinds[each]);
      expect(terrainOf(layout, each)).toBe(isTerrain ? layout.kinds[each] : undefined);
    }
  });

  test('HC-MAP-4 the brambles are the hex in the middle', () => {
    expect(layout.kinds[brambles]).toBe('brambles');
  });

  test('HC-MAP-5 HC-MAP-6 HC-GAP-1 both homes are terrain hexes, and so are the corners', () => {
    for (const each of [homes.north, homes.south, ...corners]) expect(terrainOf(layout, each)).toBeDefined();
  });

  test('HC-MAP-7 HC-GAP-1 icons on every terrain hex away from the homes, 4 to 6 of each terrain', () => {
    for (const each of all)
      expect(hasIcon(layout, each)).toBe(terrainOf(layout, each) !== undefined && !isNearHome(each));
    for (const terrain of terrains) {
      const icons = all.filter((each) => hasIcon(layout, each) && terrainOf(layout, each) === terrain).length;
      expect(icons).toBeGreaterThanOrEqual(4);
      expect(icons).toBeLessThanOrEqual(6);
    }
  });

  test('HC-MAP-24 icons: the 22 far hexes less the mountains among them', () => {
    const far = all.filter((each) => !isNearHome(each) && each !== brambles);
    const mountains = far.filter((each) => layout.kinds[each] === 'mountain').length;
    expect(all.filter((each) => hasIcon(layout, each))).toHaveLength(22 - mountains);
  });

  test('HC-MAP-10 HC-MAP-11 HC-GAP-1 printed storms: some, and none on the brambles', () => {
    expect(layout.printedStorms.filter(Boolean)).toHaveLength(2);
    expect(layout.printedStorms[brambles]).toBe(false);
  });

  test('HC-GAP-1 turned by 180 degrees it is the same', () => {
    for (const each of all) {
      expect(layout.kinds[mirrorHex(each)]).toBe(layout.kinds[each]);
      expect(layout.printedStorms[mirrorHex(each)]).toBe(layout.printedStorms[each]);
    }
  });
});

test('HC-MAP-6 HC-MAP-27 layout A: plains at home, as in the pictured map', () => {
  expect(maps.a.kinds[homes.south]).toBe('plains');
});

test('HC-MAP-13 layout A as the Family sees it from its home: a mountain to the right, plains at the lower left, wetlands on the left edge', () => {
  // The Family sits in the north, so that it sees the county turned by 180 degrees.
  const seen = county.map(({ q }, each) => ({ q, kind: maps.a.kinds[mirrorHex(each)] }));
  expect(mirrorHex(homes.north)).toBe(hex('0,2'));
  expect(seen[hex('-1,3')].kind).toBe('plains');
  expect(seen.filter(({ q }) => q > 0).map(({ kind }) => kind)).toContain('mountain');
  expect(seen.filter(({ q }) => q === -3).map(({ kind }) => kind)).toContain('wetlands');
});

test('HC-MAP-27 single hexes are as appendix A.1 has them', () => {
  const at = (id: 'a' | 'b', number: number) => maps[id].kinds[number - 1];
  expect([3, 6, 32, 35].map((n) => at('a', n))).toEqual(new Array(4).fill('mountain'));
  expect([5, 13, 25, 33].map((n) => at('b', n))).toEqual(new Array(4).fill('mountain'));
  expect([1, 4, 12, 18, 23, 29].map((n) => at('a', n))).toEqual(['plains', 'forest', 'forest', 'bog', 'plains', 'bog']);
  expect([1, 4, 12, 18, 24, 30].map((n) => at('b', n))).toEqual(['bog', 'wetlands', 'bog', 'forest', 'bog', 'plains']);
  expect([hex('-2,1') + 1, hex('2,-1') + 1]).toEqual([7, 31]);
  expect([7, 31].every((n) => maps.a.printedStorms[n - 1])).toBe(true);
  expect([2, 36].every((n) => maps.b.printedStorms[n - 1])).toBe(true);
});
