import { nextBelow, type Rng } from '../engine/kernel/rng.ts';

export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}
