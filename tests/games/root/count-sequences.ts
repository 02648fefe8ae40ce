import type { RootAction } from '../../../src/engine/games/root/action.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';

/** What can be done now. The dice count as one action. */
function choices(s: RootState): readonly RootAction[] {
  return root.pending(s).kind === 'chance' ? [{ type: 'roll', high: 2, low: 1 }] : root.legal(s);
}

/** How many sequences of so many actions there are; one that ends the game before is none. */
export function countSequences(s: RootState, depth: number): number {
  const options = choices(s);
  if (depth === 1) return options.length;
  let sequences = 0;
  for (const action of options) {
    const next = cloneJson(s);
    root.apply(next, action, () => {});
    sequences += countSequences(next, depth - 1);
  }
  return sequences;
}
