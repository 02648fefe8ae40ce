import { nextBelow, type Rng } from '../kernel/rng.ts';

/**
 * Random legal play: a type of action by chance among the types on offer, then one action of that type by chance. Were all
 * actions equal, those that come in many forms (moves, free steps along paths) would drown the rest.
 */
export function randomAction<Action extends { readonly type: string }>(options: readonly Action[], rng: Rng): Action {
  const types: string[] = [];
  let last: string | undefined;
  for (const { type } of options) {
    // Actions of a type mostly come together
    if (type !== last && !types.includes(type)) types.push(type);
    last = type;
  }
  if (types.length === 0) throw new Error('nothing is on offer');
  const chosen = types[nextBelow(rng, types.length)];
  let count = 0;
  for (const { type } of options) if (type === chosen) count++;
  let left = nextBelow(rng, count);
  for (const option of options) if (option.type === chosen && left-- === 0) return option;
  throw new Error('unreachable');
}
