import { describe, expect, test } from 'vitest';
import { nestsForQuest, questSoFar, quests } from '../../../../src/engine/games/harrow/content/fair/quests.ts';
import { fairSupplies } from '../../../../src/engine/games/harrow/content/fair/supplies.ts';
import { mapIds } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { brambles, distance, type Hex, hexCount, hexNames } from '../../../../src/engine/games/harrow/county.ts';
import { mayNestOn } from '../../../../src/engine/games/harrow/rules/fair/nests.ts';
import { terrainAt } from '../../../../src/engine/games/harrow/rules/terrain.ts';
import { questIds } from '../../../../src/engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { hex } from '../position.ts';
import { bare, table } from './table.ts';

const free = (s: HarrowState): Hex[] =>
  Array.from({ length: hexCount }, (_, each) => each).filter((each) => mayNestOn(s, each));

/** Puts nests one after the other where they bring the quest on, with as many as there are. */
function build(s: HarrowState, id: (typeof questIds)[number], from: Hex): Hex[] {
  const nests = [from];
  while (nests.length < fairSupplies.nests && quests[id].nests(s, nests).length === 0) {
    const before = quests[id].together(s, nests).length;
    const next = free(s).find(
      (each) => !nests.includes(each) && quests[id].together(s, [...nests, each]).length > before,
    );
    if (next === undefined) break;
    nests.push(next);
  }
  return nests;
}

describe.each(mapIds)('on map %s', (map) => {
  const s = table({ map });

  test.each(questIds)('HC-GAP-7 %s can be met with eight nests, around units at home, in more ways than one', (id) => {
    const starts = free(s).filter((from) => quests[id].nests(s, build(s, id, from)).length >= nestsForQuest);
    expect(starts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(starts.map((from) => build(s, id, from).sort().join(' '))).size).toBeGreaterThan(1);
  });

  test.each(questIds)('HC-FAIR-19 %s: three nests are too few', (id) => {
    const four =
      free(s)
        .map((from) => build(s, id, from))
        .find((nests) => quests[id].nests(s, nests).length > 0) ?? [];
    expect(quests[id].nests(s, four.slice(0, nestsForQuest - 1))).toEqual([]);
    expect(quests[id].together(s, four).length).toBeGreaterThanOrEqual(nestsForQuest);
  });
});

test('HC-FFQ-1 HC-OQ-44 one hex from the edge is ring 2', () => {
  const s = table();
  const ring = free(s)
    .filter((each) => distance(each, brambles) === 2)
    .slice(0, 4);
  expect(quests.q_one_from_edge.nests(s, ring)).toEqual(ring);
  expect(quests.q_one_from_edge.nests(s, [...ring.slice(0, 3), hex('3,0')])).toEqual([]);
});

test('HC-EX-83 four nests that each touch a wetlands hex and a bog hex, with or without offers', () => {
  const s = table({ map: 'a' });
  const touching = free(s).filter((each) => quests.q_wetlands_bog.together(s, [each]).length === 1);
  expect(touching.map((each) => hexNames[each])).toContain('0,0');
  const nests = Object.fromEntries(
    touching.slice(0, 4).map((each, i) => [hexNames[each], i === 0 ? 'o_move1' : 'none']),
  );
  const complete = table({ map: 'a', fair: { nests, quests: ['q_wetlands_bog'] } });
  expect(quests.q_wetlands_bog.nests(complete, touching.slice(0, 4))).toHaveLength(4);
});

test('HC-FFQ-1 lines and groups: only the nests that belong to four', () => {
  const s = table();
  const line = ['-3,0', '-1,0', '1,0', '3,0'].map(hex);
  expect(quests.q_in_line.nests(s, [...line, hex('0,2')])).toEqual(line);
  const group = ['1,0', '1,1', '0,1', '2,0'].map(hex);
  expect(quests.q_cluster.nests(s, [...group, hex('-3,0')])).toEqual(group);
});

test('HC-FAIR-19 which nests go together so far is told of the largest group, line and choice of terrains', () => {
  const nests = bare('3,0', '1,0', '1,1', '-1,0', '-3,0');
  const s = table({ map: 'a', fair: { nests } });
  expect(questSoFar(s, 'q_cluster')).toEqual(['1,0', '1,1'].map(hex));
  expect(new Set(questSoFar(s, 'q_in_line'))).toEqual(new Set(['-3,0', '-1,0', '1,0', '3,0'].map(hex)));
  const terrains = questSoFar(s, 'q_all_terrains').map((each) => terrainAt(s, each));
  expect(new Set(terrains).size).toBe(terrains.length);
  expect(terrains).not.toContain(undefined);
});
