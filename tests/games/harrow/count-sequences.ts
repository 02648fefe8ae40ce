import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { treeAction } from '../../../src/engine/games/harrow/actions/tree.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';

/** What can be done now. The tree counts as one action: what is dropped in falls out, and what was inside stays. */
function choices(s: HarrowState): readonly HarrowAction[] {
  const pending = harrow.pending(s);
  return pending.kind === 'chance'
    ? [treeAction(pending.request.colours, [...pending.request.dropped])]
    : harrow.legal(s);
}

/** How many sequences of so many actions there are; one that ends the game before is none. */
export function countSequences(s: HarrowState, depth: number): number {
  const options = choices(s);
  if (depth === 1) return options.length;
  let sequences = 0;
  for (const action of options) {
    const next = cloneJson(s);
    harrow.apply(next, action, () => {});
    sequences += countSequences(next, depth - 1);
  }
  return sequences;
}
