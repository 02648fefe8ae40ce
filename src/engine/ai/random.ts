import { nextBelow, type Rng } from '../kernel/rng.ts';

/**
 * Random legal play: a type of action by chance among the types on offer, then one action of that type by chance. Were all
 * actions equal, those that come in many forms (moves, free steps along paths) would drown the rest.
 */
export function randomAction<Action extends { readonly type: string }>(options: readonly Action[], rng: Rng): Action {
  if (options.length === 0) throw new Error('nothing is on offer');
  const types: string[] = [];
  const counts: number[] = [];
  // Actions of a type mostly come together: a run of them begins at `starts`, and is of the type with that number.
  const starts: number[] = [];
  const runs: number[] = [];
  for (let start = 0; start < options.length; ) {
    const { type } = options[start];
    let end = start + 1;
    while (end < options.length && options[end].type === type) end++;
    let kind = types.indexOf(type);
    if (kind < 0) {
      kind = types.push(type) - 1;
      counts.push(0);
    }
    counts[kind] += end - start;
    runs.push(kind);
    starts.push(start);
    start = end;
  }
  starts.push(options.length);
  const chosen = nextBelow(rng, types.length);
  let left = nextBelow(rng, counts[chosen]);
  for (let run = 0; ; run++) {
    if (runs[run] !== chosen) continue;
    const length = starts[run + 1] - starts[run];
    if (left < length) return options[starts[run] + left];
    left -= length;
  }
}
