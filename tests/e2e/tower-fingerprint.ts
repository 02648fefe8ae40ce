import { hashOf } from '../../src/engine/kernel/hash.ts';
import { nextBelow, nextU32, seedRng } from '../../src/engine/kernel/rng.ts';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import type { Resting } from '../../src/tower/pose.ts';

/** Most cubes of each drop: two players', then those of a game with Hester. */
const MOST = [14, 14, 30, 30];
const COLOURS = ['red', 'blue', 'bog', 'wetlands', 'plains', 'forest'];

/** Some drops into one tree: the results and, unrounded, every impact on the way and how each cube left. */
export function towerFingerprint(seed: number): string {
  const rng = seedRng(seed);
  const results: unknown[] = [];
  let stuck: readonly Resting[] = [];
  for (const most of MOST) {
    const dropped = Array.from({ length: 2 + nextBelow(rng, most - 1) }, (_, k) => COLOURS[k % COLOURS.length]);
    const { recording, ...result } = drop({ seed: nextU32(rng), geometry: cubeTree, dropped, stuck }, { record: true });
    results.push(result, recording?.impacts, recording?.pieces);
    stuck = result.stuck;
  }
  return hashOf(results);
}
