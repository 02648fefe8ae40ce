import { nextBelow, type Rng } from '../kernel/rng.ts';

/**
 * Random legal play: a type of action by chance among the types on offer, then one action of that type by chance. Were all
 * actions equal, those that come in many forms (moves, free steps along paths) would drown the rest.
 */
export function randomAction<Action extends { readonly type: string }>(options: readonly Action[], rng: Rng): Action {
  const types: string[] = [];
  const counts: number[] = [];
  let at = 0;
  for (const { type } of options) {
    // Actions of a type mostly come together
    if (types[at] !== type) at = types.indexOf(type);
    if (at < 0) {
      at = types.push(type) - 1;
      counts.push(0);
    }
    counts[at]++;
  }
  if (types.length === 0) throw new Error('nothing is on offer');
  const chosen = nextBelow(rng, types.length);
  let left = nextBelow(rng, counts[chosen]);
  for (const option of options) if (option.type === types[chosen] && left-- === 0) return option;
  throw new Error('unreachable');
}
