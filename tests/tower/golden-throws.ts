import { createHash } from 'node:crypto';
import { hashOf } from '../../src/engine/kernel/hash.ts';
import { diceTree } from '../../src/tower/dice-tree.ts';
import { type Die, throwDice } from '../../src/tower/throw.ts';
import { hexagons, squares } from './dice.ts';

/** In the last two the tree has to shake itself. */
export const goldenThrowSeeds = [...Array.from({ length: 24 }, (_, i) => i + 1), 37, 66];

const hands: readonly (readonly Die[])[] = [
  squares(1),
  squares(2),
  hexagons(1),
  hexagons(2),
  squares(5),
  hexagons(7),
  [...squares(2), ...hexagons(1)],
  squares(12),
];

/** Each seed throws another hand of dice; of the motion only what the fields hold counts, not what they are called. */
export function goldenThrow(seed: number): string {
  const dice = hands[seed % hands.length];
  const { faces, resting, steps, shaken, recording } = throwDice({ seed, geometry: diceTree, dice }, { record: true });
  if (!recording) throw new Error('the throw was not recorded');
  const { pieces, frames, poses, impacts, shakes } = recording;
  return hashOf([
    [faces, resting.map(({ look, x, y, a }) => [look, x, y, a]), steps, shaken, frames],
    pieces.map(({ look, sides, size }) => [look, sides, size]),
    impacts.map(({ seconds, piece, kind, strength }) => [seconds, piece, kind, strength]),
    shakes.map(({ from, amplitude, hz, seconds }) => [from, amplitude, hz, seconds]),
    createHash('sha256').update(poses).digest('hex'),
  ]);
}
