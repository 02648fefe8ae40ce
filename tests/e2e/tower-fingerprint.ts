import { hashOf } from '../../src/engine/kernel/hash.ts';
import { nextBelow, nextU32, seedRng } from '../../src/engine/kernel/rng.ts';
import type { StuckCube } from '../../src/tower/pose.ts';
import { drop } from '../../src/tower/simulate.ts';

const DROPS = 4;

/** Some drops into one tree: the results and, unrounded, every impact on the way and how each cube left. */
export function towerFingerprint(seed: number): string {
  const rng = seedRng(seed);
  const results: unknown[] = [];
  let stuck: readonly StuckCube[] = [];
  for (let i = 0; i < DROPS; i++) {
    const dropped = Array.from({ length: 2 + nextBelow(rng, 13) }, (_, k) => (k % 2 === 0 ? 'red' : 'blue'));
    const { recording, ...result } = drop({ seed: nextU32(rng), dropped, stuck }, { record: true });
    results.push(result, recording?.impacts, recording?.cubes);
    stuck = result.stuck;
  }
  return hashOf(results);
}
