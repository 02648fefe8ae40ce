import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

/** Moments that belong to whoever decides, even where nothing else can be done. */
const momentous: ReadonlySet<HarrowAction['type']> = new Set(['jar', 'attack', 'strike', 'clash', 'shake', 'end']);

/** The only thing that can be done where there is nothing to decide: what is left of a card, points nobody can use. */
export function forcedStep(s: HarrowState, legal: readonly HarrowAction[]): HarrowAction | undefined {
  const [only, ...others] = legal;
  if (only === undefined || others.length > 0 || momentous.has(only.type)) return undefined;
  // Whoever has just broken the jar sees what it offers.
  return topFrame(s)?.kind === 'turn' ? undefined : only;
}
