import { describe, expect, test } from 'vitest';
import { hasIcon, terrainOf } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { maps } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { homes, isNearHome } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { canEnter } from '../../../../src/engine/games/harrow/rules/occupancy.ts';
import { firstFactions } from '../../../../src/engine/games/harrow/state/players.ts';
import { census, fullCensus } from '../fuzz/census.ts';
import { configs } from '../fuzz/random-play.ts';
import { bagOf, legalTexts, side, toDecide, tokensAt } from '../play.ts';
import { hex } from '../position.ts';

describe.each(configs)('map $map, $north in the north', (config) => {
  const s = harrow.setup(config, 1);
  const red = side(s, 'protectors');
  const blue = side(s, 'family');
  const [northCorners, southCorners] = [
    ['0,-3', '3,-3', '-3,0'],
    ['0,3', '3,0', '-3,3'],
  ];

  test('HC-SET-1 Emmy leads the Protectors, Levi the Family, both boards empty but for what is printed', () => {
    expect(s.seats.map(({ faction, legend }) => [faction, legend])).toEqual([
      ['protectors', 'emmy'],
      ['family', 'levi'],
    ]);
    expect(red.rows).toEqual([0, 0, 0]);
    expect(blue.board).toEqual([]);
  });

  test('HC-SET-2 HC-MAP-1 HC-MAP-5 either side of the map, either home', () => {
    expect(s.config.map).toBe(config.map);
    for (const own of s.seats) expect(own.home).toBe(own.faction === config.north ? homes.north : homes.south);
  });

  test('HC-SET-3 HC-MAP-7 bog MOVE, wetlands SPAWN, plains STRENGTHEN, forest scroll; none at or beside a home', () => {
    const tokenOf = { bog: 'move', wetlands: 'spawn', plains: 'strengthen', forest: 'scroll' } as const;
    for (let at = 0; at < 37; at++) {
      const terrain = terrainOf(maps[config.map], at);
      const expected = terrain && !isNearHome(at) ? [tokenOf[terrain]] : [];
      expect(hasIcon(maps[config.map], at)).toBe(expected.length === 1);
      expect(s.tokens.slice(at * 4, at * 4 + 4)).toEqual(
        (['move', 'spawn', 'strengthen', 'scroll'] as const).map((kind) => (expected[0] === kind ? 1 : 0)),
      );
    }
    expect(tokensAt(s, '0,0')).toEqual([]);
  });

  test('HC-SET-4 HC-MAP-8 a townsfolk on each corner farthest from the Protectors', () => {
    const far = config.north === 'protectors' ? southCorners : northCorners;
    expect(s.townsfolk.reduce((sum, n) => sum + n)).toBe(3);
    for (const name of far) expect(s.townsfolk[hex(name)]).toBe(1);
  });

  test('HC-SET-5 HC-MAP-8 a building on each corner farthest from the Family', () => {
    const far = config.north === 'family' ? southCorners : northCorners;
    expect(s.buildings.reduce((sum, n) => sum + n)).toBe(3);
    for (const name of far) expect(s.buildings[hex(name)]).toBe(1);
  });

  test('HC-SET-6 HC-SET-13 the legend and 3 haints at home, 12 haints in possessions', () => {
    for (const own of s.seats) {
      expect(own.legendHex).toBe(own.home);
      expect(own.haints[own.home]).toBe(3);
      expect(own.haints.reduce((sum, n) => sum + n)).toBe(3);
      expect(own.haintsLeft).toBe(12);
    }
    for (const seat of [0, 1]) expect(canEnter(s, seat, s.seats[seat].home)).toBe(false);
  });

  test('HC-SET-7 no points yet', () => {
    expect(s.seats.map(({ points }) => points)).toEqual([0, 0]);
  });

  test('HC-SET-8 HC-TRK-30 HC-TRK-32 empty legend tracks: paths for the Protectors, storms for the Family', () => {
    expect(s.seats.map(({ scrolls }) => scrolls)).toEqual([0, 0]);
    expect([red.stormsLeft, blue.pathsLeft]).toEqual([0, 0]);
  });

  test('HC-SET-9 HC-SET-10 one path token and all 15 storms in possessions', () => {
    expect(red.pathsLeft).toBe(1);
    expect(blue.stormsLeft).toBe(15);
    expect([...s.paths, ...s.storms].every((n) => n === 0)).toBe(true);
  });

  test('HC-SET-11 4 MOVE, 2 SPAWN, 2 STRENGTHEN in the bag, taken from the box', () => {
    expect(blue.bag).toEqual(bagOf({ move: 4, spawn: 2, strengthen: 2 }));
    const onMap = [0, 1, 2, 3].map((kind) => s.tokens.filter((_, at) => at % 4 === kind).reduce((sum, n) => sum + n));
    expect(s.box).toEqual([20 - 4 - onMap[0], 15 - 2 - onMap[1], 15 - 2 - onMap[2], 10 - onMap[3]]);
  });

  test('HC-SET-12 a wild token each, 13 in the supply', () => {
    expect(s.seats.map(({ wild }) => wild)).toEqual([1, 1]);
    expect(s.wildSupply).toBe(13);
  });

  test('HC-SET-14 all four jars full', () => {
    for (const faction of firstFactions) expect(side(s, faction).jars).toEqual([true, true, true, true]);
  });

  test('HC-SET-15 3 cubes each on the battleground, 17 red and 12 blue in possessions', () => {
    expect([red.cubes, blue.cubes]).toEqual([3, 3]);
    expect([red.cubesLeft, blue.cubesLeft]).toEqual([17, 12]);
  });

  test('HC-SET-16 HC-RND-2 the Protectors hold the lantern and begin', () => {
    expect(s.lantern).toBe(0);
    expect(toDecide(s)).toBe('protectors');
    expect(legalTexts(s, 'jar')).toHaveLength(4);
  });

  test('HC-COMP-1 HC-COMP-2 every component is there', () => {
    expect(census(s)).toEqual(fullCensus);
    expect(invariantBreaks(s)).toEqual([]);
  });
});

test('HC-MAP-10 a printed storm is no token: none is spent for it and none can be taken', () => {
  const s = harrow.setup({ mode: 'ch1', map: 'a', north: 'family' }, 1);
  expect(s.storms[hex('2,-1')]).toBe(0);
  expect(side(s, 'family').stormsLeft).toBe(15);
});
