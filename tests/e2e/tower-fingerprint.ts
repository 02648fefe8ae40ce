import { hashOf } from '../../src/engine/kernel/hash.ts';
import { nextBelow, nextU32, seedRng } from '../../src/engine/kernel/rng.ts';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { diceTree } from '../../src/tower/dice-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import type { Resting } from '../../src/tower/pose.ts';
import { throwDice } from '../../src/tower/throw.ts';

/** Most cubes of each drop: two players', then those of a game with Hester. */
const MOST = [14, 14, 30, 30];
const COLOURS = ['red', 'blue', 'bog', 'wetlands', 'plains', 'forest'];

const DICE = ['2x4', '7x6', '1x6', '5x4'] as const;

/**
 * Some drops into one tree and a throw of dice: the results and, unrounded, every impact on the way, how each cube left and
 * how the tree shook.
 */
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
  const [count, sides] = DICE[seed % DICE.length].split('x').map(Number);
  const dice = Array.from({ length: count }, (_, k) => ({ look: String(k), sides: sides === 4 ? 4 : 6 }) as const);
  const { recording, ...thrown } = throwDice({ seed, geometry: diceTree, dice }, { record: true });
  results.push(thrown, recording?.impacts, recording?.shakes);
  return hashOf(results);
}
