import { createHash } from 'node:crypto';
import { hashOf } from '../../src/engine/kernel/hash.ts';
import { nextBelow, nextU32, seedRng } from '../../src/engine/kernel/rng.ts';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { type DropResult, drop } from '../../src/tower/drop.ts';
import { placeLoose } from '../../src/tower/nooks.ts';
import type { Resting } from '../../src/tower/pose.ts';

export const goldenSeeds = Array.from({ length: 50 }, (_, i) => i + 1);

const paints = ['red', 'blue', 'bog', 'wetlands', 'plains', 'forest'];
/** Most cubes of one drop, seed by seed. */
const sizes = [4, 9, 14, 22, 30];

/**
 * One to four drops into one tree: small and large ones, of one colour to six, into an empty tree, onto the cubes that the
 * drop before left, and onto cubes that were only counted.
 */
export function goldenDrops(seed: number): string {
  const rng = seedRng(seed * 7919);
  const colours = paints.slice(0, 1 + (seed % paints.length));
  const mix = (count: number) => Array.from({ length: count }, () => colours[nextBelow(rng, colours.length)]);
  let stuck: readonly Resting[] = seed % 3 === 0 ? placeLoose(mix(seed % 13), seed) : [];
  const prints: unknown[] = [stuck.map(poseOf)];
  for (let i = 0; i <= seed % 4; i++) {
    const dropped = mix(nextBelow(rng, sizes[seed % sizes.length] + 1));
    const result = drop({ seed: nextU32(rng), geometry: cubeTree, dropped, stuck }, { record: true });
    prints.push(printOf(result));
    stuck = result.stuck;
  }
  return hashOf(prints);
}

const poseOf = ({ look, x, y, a }: Resting) => [look, x, y, a];

/** Everything a drop tells, by values alone: what the fields are called may change. */
function printOf({ out, wasStuck, stuck, steps, newOut, oldOut, recording }: DropResult): unknown {
  if (!recording) throw new Error('the drop was not recorded');
  const { pieces, frames, poses, impacts } = recording;
  return [
    [out, wasStuck, stuck.map(poseOf), steps, newOut, oldOut, frames],
    pieces.map(({ look, wasStuck: lay, left }) => [look, lay, left ?? null]),
    impacts.map(({ seconds, piece, kind, strength }) => [seconds, piece, kind === 'wood', strength]),
    createHash('sha256').update(poses).digest('hex'),
  ];
}
