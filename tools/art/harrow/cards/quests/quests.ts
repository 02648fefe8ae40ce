import { C } from '../../inks.ts';
import { symbol } from '../../pieces/symbols.ts';
import type { CubeTerrain } from '../../pieces/terrain-dress.ts';
import { type At, cell, land, nestAt, nestedCell, questGround, terrainCell } from './diagram.ts';
import { mountainCell, wildCentre } from './wild.ts';

/** The hexes of a county of radius 3 (HC-MAP-20). */
const county: readonly At[] = Array.from({ length: 7 }, (_, i) => i - 3).flatMap((q) =>
  Array.from({ length: 7 }, (_, i) => i - 3).flatMap((r): At[] => (Math.abs(q + r) > 3 ? [] : [[q, r]])),
);
const ring = ([q, r]: At): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** A county in which some hexes count, with nests on four of them. */
const counting = (counts: (at: At) => boolean, nests: readonly At[]) => (): string =>
  questGround() +
  county.map((at) => cell(at, 'county', counts(at) ? C.silver : land)).join('') +
  nests.map((at) => nestAt(at, 'county')).join('');

/** A nest between hexes of two terrains. */
const between = (one: CubeTerrain, other: CubeTerrain) => (): string =>
  questGround() +
  cell([0, -1], 'near', land) +
  cell([0, 1], 'near', land) +
  terrainCell([-1, 0], one) +
  terrainCell([1, -1], other) +
  cell([0, 0], 'near', C.silver) +
  nestAt([0, 0], 'near');

/** A nest on a hex of one terrain, with more of it around. */
const on = (terrain: CubeTerrain) => (): string =>
  questGround() +
  cell([-1, 1], 'near', land) +
  cell([1, -1], 'near', land) +
  terrainCell([0, -1], terrain) +
  terrainCell([-1, 0], terrain) +
  terrainCell([1, 0], terrain) +
  terrainCell([0, 1], terrain) +
  terrainCell([0, 0], terrain) +
  nestAt([0, 0], 'near');

const clustered: readonly At[] = [
  [-1, 0],
  [0, 0],
  [0, -1],
  [1, -1],
];

const isClustered = ([q, r]: At): boolean => clustered.some((at) => at[0] === q && at[1] === r);

/** Nests round the brambles and beside a mountain. */
const nearWild = (): string =>
  questGround() +
  cell([-1, 0], 'near', C.silver) +
  cell([1, 0], 'near', C.silver) +
  cell([0, 1], 'near', land) +
  cell([-1, 1], 'near', land) +
  cell([0, -1], 'near', C.silver) +
  mountainCell([1, -1]) +
  wildCentre() +
  nestAt([-1, 0], 'near', 0.25) +
  nestAt([1, 0], 'near', 0.25) +
  nestAt([0, -1], 'near', 0.25);

/** A nest on each of the four terrains. */
const allTerrains = (): string =>
  questGround() +
  cell([0, -1], 'near', land) +
  cell([0, 1], 'near', land) +
  nestedCell([-1, 0], 'bog') +
  nestedCell([-1, 1], 'plains') +
  nestedCell([1, -1], 'forest') +
  nestedCell([1, 0], 'wetlands') +
  cell([0, 0], 'near', land) +
  symbol('moth', 50, 50, 24, C.silver, land);

/** Four nests side by side. */
const cluster = (): string =>
  questGround() +
  county
    .filter((at) => ring(at) < 3)
    .map((at) => cell(at, 'part', isClustered(at) ? C.silver : land))
    .join('') +
  clustered.map((at) => nestAt(at, 'part')).join('');

/** The pictures of the Fair Folk's quests by their ids (HC-FFQ-1, appendix A.4). */
export const questDrawings: Readonly<Record<string, () => string>> = {
  q_one_from_edge: counting(
    (at) => ring(at) === 2,
    [
      [-2, 0],
      [0, -2],
      [2, -1],
      [1, 1],
    ],
  ),
  q_wetlands_bog: between('wetlands', 'bog'),
  q_plains_forest: between('plains', 'forest'),
  q_plains_bog: between('plains', 'bog'),
  q_plains_wetlands: between('plains', 'wetlands'),
  q_forest_bog: between('forest', 'bog'),
  q_forest_wetlands: between('forest', 'wetlands'),
  q_on_plains: on('plains'),
  q_on_forest: on('forest'),
  q_on_bog: on('bog'),
  q_on_wetlands: on('wetlands'),
  q_on_edge: counting(
    (at) => ring(at) === 3,
    [
      [-3, 1],
      [0, -3],
      [3, -2],
      [1, 2],
    ],
  ),
  q_in_line: counting(
    ([q, r]) => q + r === 1,
    [
      [-2, 3],
      [0, 1],
      [1, 0],
      [3, -2],
    ],
  ),
  q_near_wild: nearWild,
  q_all_terrains: allTerrains,
  q_cluster: cluster,
};
