import type { RootTypes } from '../../../src/engine/games/root/root.ts';
import { nextBelow, type Rng } from '../../../src/engine/kernel/rng.ts';

/** Two dice of the generator, without the tree. */
export function throwByGenerator(
  _: RootTypes['State'],
  { dice, faces }: RootTypes['Chance'],
  rng: Rng,
): RootTypes['Action'] {
  const thrown = Array.from({ length: dice }, () => nextBelow(rng, faces));
  return { type: 'roll', high: Math.max(...thrown), low: Math.min(...thrown) };
}
