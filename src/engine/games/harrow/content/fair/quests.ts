import { brambles, distance, type Hex, linesFrom, neighbours } from '../../county.ts';
import { terrainAt } from '../../rules/terrain.ts';
import type { QuestId } from '../../state/fair.ts';
import type { HarrowState } from '../../state.ts';
import type { Terrain } from '../maps/layout.ts';

/** HC-FAIR-19 */
export const nestsForQuest = 4;

/** A quest asks for at least four nests; it says which of those on the map belong to such a four. */
export interface Quest {
  readonly id: QuestId;
  /** What the quest is about, for its words and its picture. */
  readonly terrains?: readonly Terrain[];
  /** The nests that go together for it so far, as many as can. */
  together(s: HarrowState, hexes: readonly Hex[]): readonly Hex[];
  /** The nests that meet it, none where they are too few. */
  nests(s: HarrowState, hexes: readonly Hex[]): readonly Hex[];
}

/** Each nest by itself is as the quest wants it. */
function each(id: QuestId, fits: (s: HarrowState, hex: Hex) => boolean, terrains?: readonly Terrain[]): Quest {
  const fitting = (s: HarrowState, hexes: readonly Hex[]) => hexes.filter((hex) => fits(s, hex));
  return {
    id,
    ...(terrains && { terrains }),
    together: fitting,
    nests(s, hexes) {
      const found = fitting(s, hexes);
      return found.length < nestsForQuest ? [] : found;
    },
  };
}

function touches(s: HarrowState, hex: Hex, terrain: Terrain): boolean {
  return neighbours[hex].some((next) => terrainAt(s, next) === terrain);
}

/** HC-FFQ-1: beside one hex of each of the two terrains. */
const between = (id: QuestId, one: Terrain, other: Terrain): Quest =>
  each(id, (s, hex) => touches(s, hex, one) && touches(s, hex, other), [one, other]);

const on = (id: QuestId, terrain: Terrain): Quest => each(id, (s, hex) => terrainAt(s, hex) === terrain, [terrain]);

/** The larger of the groups that are large enough, put together. */
function allIn(groups: readonly (readonly Hex[])[], hexes: readonly Hex[]): readonly Hex[] {
  const large = groups.filter((group) => group.length >= nestsForQuest);
  return hexes.filter((hex) => large.some((group) => group.includes(hex)));
}

const largest = (groups: readonly (readonly Hex[])[]): readonly Hex[] =>
  groups.reduce((best, group) => (group.length > best.length ? group : best), []);

function linesOf(hexes: readonly Hex[]): Hex[][] {
  return hexes.flatMap((from) =>
    [0, 1, 2].map((way) => {
      const line = [from, ...linesFrom[from][way], ...linesFrom[from][way + 3]];
      return hexes.filter((hex) => line.includes(hex));
    }),
  );
}

const inLine: Quest = {
  id: 'q_in_line',
  together: (_s, hexes) => largest(linesOf(hexes)),
  nests: (_s, hexes) => allIn(linesOf(hexes), hexes),
};

function groupOf(start: Hex, hexes: readonly Hex[]): Hex[] {
  const group = [start];
  for (const hex of group) {
    for (const next of neighbours[hex]) if (hexes.includes(next) && !group.includes(next)) group.push(next);
  }
  return group;
}

const groupsOf = (hexes: readonly Hex[]): Hex[][] => hexes.map((hex) => groupOf(hex, hexes));

const cluster: Quest = {
  id: 'q_cluster',
  together: (_s, hexes) => largest(groupsOf(hexes)),
  nests: (_s, hexes) => allIn(groupsOf(hexes), hexes),
};

const onTerrain = (s: HarrowState, hexes: readonly Hex[]): Hex[] =>
  hexes.filter((hex) => terrainAt(s, hex) !== undefined);

const allTerrains: Quest = {
  id: 'q_all_terrains',
  together(s, hexes) {
    const own = onTerrain(s, hexes);
    return own.filter((hex, i) => own.findIndex((other) => terrainAt(s, other) === terrainAt(s, hex)) === i);
  },
  nests: (s, hexes) => (allTerrains.together(s, hexes).length < nestsForQuest ? [] : onTerrain(s, hexes)),
};

/** HC-OQ-44: ring 3 is the edge, ring 2 is one hex from it. */
const onRing = (id: QuestId, ring: number): Quest => each(id, (_s, hex) => distance(hex, brambles) === ring);

/** HC-FFQ-1, appendix A.4. Mountains and the brambles have no terrain. */
export const quests: Readonly<Record<QuestId, Quest>> = {
  q_one_from_edge: onRing('q_one_from_edge', 2),
  q_wetlands_bog: between('q_wetlands_bog', 'wetlands', 'bog'),
  q_plains_forest: between('q_plains_forest', 'plains', 'forest'),
  q_plains_bog: between('q_plains_bog', 'plains', 'bog'),
  q_plains_wetlands: between('q_plains_wetlands', 'plains', 'wetlands'),
  q_forest_bog: between('q_forest_bog', 'forest', 'bog'),
  q_forest_wetlands: between('q_forest_wetlands', 'forest', 'wetlands'),
  q_on_plains: on('q_on_plains', 'plains'),
  q_on_forest: on('q_on_forest', 'forest'),
  q_on_bog: on('q_on_bog', 'bog'),
  q_on_wetlands: on('q_on_wetlands', 'wetlands'),
  q_on_edge: onRing('q_on_edge', 3),
  q_in_line: inLine,
  q_near_wild: each('q_near_wild', (s, hex) => neighbours[hex].some((next) => terrainAt(s, next) === undefined)),
  q_all_terrains: allTerrains,
  q_cluster: cluster,
};

const nestHexes = ({ fair }: HarrowState): Hex[] => (fair?.nests ?? []).map(({ hex }) => hex);

/** The nests on the map that meet the quest. */
export const questNests = (s: HarrowState, id: QuestId): readonly Hex[] => quests[id].nests(s, nestHexes(s));

/** Those that go together for it so far. */
export const questSoFar = (s: HarrowState, id: QuestId): readonly Hex[] => quests[id].together(s, nestHexes(s));
